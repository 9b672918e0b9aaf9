import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFront } from '#server/http/api-proxy.ts';
import { servePages } from '#server/pages/pages.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { first, type Order, offersOf, traveller } from '#server/testing/traveller.ts';

const other = bookingApp();
let front: FastifyInstance;
beforeAll(async () => {
  const config = { ...other.deps.config, publicUrl: 'http://safar.test', logLevel: 'silent' };
  front = await createFront(config, other.deps.config.publicUrl);
  const render = async (request: Request, { fetch }: { fetch: (request: Request) => Promise<Response> }) => {
    const answer = await fetch(
      new Request(new URL(`/api/orders/${new URL(request.url).searchParams.get('id')}`, request.url)),
    );
    return new Response(((await answer.json()) as Order).reference ?? 'nothing');
  };
  servePages(front, { isDev: false, render }, { config, now: other.deps.now });
});
afterAll(() => front.close());

test('pages and browsers reach another API that speaks the contract, with the cookies of the guest', async () => {
  const anna = traveller(() => front);
  const offer = first(offersOf(await anna.search()));
  const held = await anna.hold({ offerIds: [offer.offerId] });
  expect(held.statusCode).toBe(201);
  expect(anna.jar.cookie).toMatch(/^visitor=[\w-]{22}$/);
  const { orderId, reference } = held.json<Order>();
  expect((await anna.read(orderId)).json()).toEqual(held.json());
  expect((await anna.release(orderId)).statusCode).toBe(200);
  const url = `/order?id=${orderId}`;
  expect((await front.inject({ url, headers: { cookie: anna.jar.cookie } })).body).toBe(reference);
  expect((await front.inject(url)).body).toBe('nothing');
});

test('problems come through as they are, and a foreign page is refused here', async () => {
  const headers = { 'content-type': 'application/json' };
  const find = (more: object) =>
    front.inject({
      method: 'POST',
      url: '/api/orders/find',
      headers: { ...headers, ...more },
      payload: '{"reference":1}',
    });
  expect((await find({ origin: 'http://safar.test' })).json().error.code).toBe('invalid_request');
  expect((await find({ origin: 'https://evil.example' })).statusCode).toBe(403);
});

test('nothing of the other host is reached but its API, however the path is written', async () => {
  await front.listen({ port: 0, host: '127.0.0.1' });
  const { port } = front.server.address() as AddressInfo;
  // As it stands: what makes an address of it first would take the dots out.
  const read = async (path: string) => {
    const asked = http.get({ host: '127.0.0.1', port, path });
    const [answer] = (await once(asked, 'response')) as [http.IncomingMessage];
    return [answer.statusCode, await text(answer)];
  };
  const refused = [404, JSON.stringify({ error: { code: 'not_found', message: 'There is no such operation.' } })];
  for (const path of ['/api/../healthz', '/api/%2e%2e/healthz', '/api/../@evil', '/api/x/../../healthz']) {
    expect([path, ...(await read(path))]).toEqual([path, ...refused]);
  }
});

test('an API that is away is unavailable, and the front says it is not ready', async () => {
  const lonely = await createFront({ ...other.deps.config, logLevel: 'silent' }, 'http://127.0.0.1:9');
  const answer = await lonely.inject('/api/basic-info/airports/domestic');
  expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'unavailable']);
  expect((await lonely.inject('/readyz')).statusCode).toBe(503);
  await lonely.close();
});
