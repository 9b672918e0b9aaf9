import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sign } from '#server/gateways/signature.ts';
import { createFront } from '#server/http/api-proxy.ts';
import { servePages } from '#server/pages/pages.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { PASSWORD, person } from '#server/testing/person.ts';
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

test('a file comes through byte by byte, under its name', async () => {
  const { anna, order, orderId, payment } = await other.readyToPay();
  const { redirectUrl } = (await anna.pay(orderId, payment)).json<{ redirectUrl: string }>();
  await other.sandbox.decide(redirectUrl.split('/').at(-1) ?? '', { status: 'succeeded' });
  await other.runJobs();
  const bob = traveller(() => front);
  bob.jar.cookie = anna.jar.cookie;

  const [near, { headers, rawPayload }] = [await anna.file(orderId, 'papers'), await bob.file(orderId, 'papers')];
  expect(headers['content-disposition']).toBe(`attachment; filename="tickets-${order.reference}.pdf"`);
  expect(rawPayload.equals(near.rawPayload)).toBe(true);
});

test('an answer that the API compressed stays as it is', async () => {
  const anna = traveller(() => front);
  const plain = await anna.ask('GET', '/basic-info/airports/domestic');
  const packed = await anna.ask('GET', '/basic-info/airports/domestic', undefined, { 'accept-encoding': 'br' });
  expect([plain, packed].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br']);
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
});

test('a callback of the gateway keeps its signature and each byte of its body', async () => {
  const { anna, orderId, payment } = await other.readyToPay();
  const { redirectUrl } = (await anna.pay(orderId, payment)).json<{ redirectUrl: string }>();
  const event = {
    eventId: randomUUID(),
    chargeId: redirectUrl.split('/').at(-1),
    kind: 'declined',
    declineReason: 'card_expired',
    amount: payment.total,
    at: other.clock.now,
  };
  const payload = `${JSON.stringify(event, null, 1)}\n`;
  const tell = (secret: string) =>
    front.inject({
      method: 'POST',
      url: '/api/payments/callback',
      headers: { 'content-type': 'application/json', 'payment-signature': sign(secret, payload, other.clock.now) },
      payload,
    });
  expect((await tell('another secret')).json().error.code).toBe('signature_invalid');
  expect((await tell(other.deps.config.payment.callbackSecret)).statusCode).toBe(204);
  expect((await anna.read(orderId)).json<Order>().payment?.declineReason).toBe('card_expired');
});

test('a sign-in through the front names its device', async () => {
  const known = await person(() => front, other.deps);
  const anna = traveller(() => front);
  const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0' };
  await anna.ask('POST', '/sessions', { email: known.email, password: PASSWORD }, firefox);
  const sessions = (await anna.ask('GET', '/sessions')).json<{ isCurrent: boolean; device: string }[]>();
  expect(sessions.find(({ isCurrent }) => isCurrent)?.device).toBe('Firefox 133 on Linux');
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
  // Sent unchanged: an URL parser would resolve the dots.
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

test('however often somebody asks whether the front is ready, the other API is asked once, and may refuse that', async () => {
  let asked = 0;
  const busy = http.createServer((_request, answer) => {
    asked += 1;
    answer.writeHead(429, { 'content-type': 'application/json' }).end('{}');
  });
  await once(busy.listen(0, '127.0.0.1'), 'listening');
  const { port } = busy.address() as AddressInfo;
  const ours = await createFront({ ...other.deps.config, logLevel: 'silent' }, `http://127.0.0.1:${port}`);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ours.inject('/readyz')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect(asked).toBe(1);
  await ours.close();
  busy.closeAllConnections();
  busy.close();
});
