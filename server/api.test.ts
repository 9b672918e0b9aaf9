import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { createServer } from '#server/app.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import type { ApiAnswer, ApiCall } from '#server/http/page-api.ts';
import { operations } from '#server/operations/all.ts';
import { metric } from '#server/testing/metric.ts';
import { type FlightOffer, first, offersOf, SEARCH, traveller } from '#server/testing/traveller.ts';

const server = testApp();
/** The same site with limits of zero; and one whose answers violate the contract. */
const held: { strict?: FastifyInstance; broken?: FastifyInstance } = {};
type Page = ApiAnswer & { readonly cookies: readonly string[] };

function addPage(app: FastifyInstance): void {
  app.post('/page', async (request): Promise<Page> => {
    const cookies: string[] = [];
    const direct = await app.pageApi?.ask?.(request, request.body as ApiCall, (text) => void cookies.push(text));
    if (!direct) throw new Error('The server has no API of its own');
    return { ...direct, cookies };
  });
}
beforeAll(async () => {
  const { deps } = server;
  held.strict = await createServer({ deps: { ...deps, config: { ...deps.config, rateLimitFactor: 0 } } });
  const listLowestFares = () => Promise.resolve({ status: 200, body: { days: 'none' } } as never);
  held.broken = await createServer({ deps, operations: { ...operations, listLowestFares } });
  for (const app of [server.app, held.strict, held.broken]) addPage(app);
});
afterAll(async () => {
  await held.strict?.close();
  await held.broken?.close();
});

const asPage = async (app: FastifyInstance, asked: ApiCall): Promise<Page> =>
  (await app.inject({ method: 'POST', url: '/page', payload: asked })).json<Page>();

async function overHttp(app: FastifyInstance, { method, path, params = {}, body }: ApiCall): Promise<Page> {
  const inPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params.path?.[name]));
  const query = new URLSearchParams(params.query as Record<string, string> | undefined);
  const answer = await app.inject({
    method: method as 'GET',
    url: `/api${inPath}?${query}`,
    headers: { origin: 'http://safar.test', ...(params.header as Record<string, string> | undefined) },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return {
    status: answer.statusCode,
    body: answer.body === '' ? undefined : answer.json(),
    cookies: [answer.headers['set-cookie'] ?? []].flat(),
  };
}

const ORDER = '00000000-0000-4000-8000-000000000000';
const KEY = 'a6a1b5f0-1c7e-4c0b-9f0e-2f7d5a3e8b11';
const offerOf = async (): Promise<FlightOffer> => first(offersOf(await traveller(() => server.app).search()));

type Case = {
  readonly name: string;
  readonly ask: ApiCall | (() => Promise<ApiCall>);
  readonly status: number;
  readonly code?: string;
  readonly cookies?: readonly string[];
  readonly isStrict?: true;
};
const cases: readonly Case[] = [
  { name: 'an answer', ask: { method: 'GET', path: '/basic-info/airports/domestic' }, status: 200 },
  {
    name: 'a query',
    ask: { method: 'GET', path: '/flights/lowest', params: { query: { origin: 'THR' } } },
    status: 200,
  },
  {
    name: 'a wrong query',
    ask: { method: 'GET', path: '/flights/lowest', params: { query: { origin: 'nowhere' } } },
    status: 400,
    code: 'invalid_request',
  },
  {
    name: 'a query that is missing',
    ask: { method: 'GET', path: '/flights/lowest' },
    status: 400,
    code: 'invalid_request',
  },
  {
    name: 'a wrong path',
    ask: { method: 'GET', path: '/orders/{orderId}', params: { path: { orderId: 'none' } } },
    status: 400,
    code: 'invalid_request',
  },
  {
    name: 'an order of nobody',
    ask: { method: 'GET', path: '/orders/{orderId}', params: { path: { orderId: ORDER } } },
    status: 404,
    code: 'order_unknown',
  },
  { name: 'a body', ask: { method: 'POST', path: '/flights/available', body: SEARCH }, status: 200 },
  {
    name: 'a wrong body',
    ask: { method: 'POST', path: '/flights/available', body: { ...SEARCH, adult: '1' } },
    status: 400,
    code: 'invalid_request',
  },
  {
    name: 'a field that is none',
    ask: { method: 'POST', path: '/flights/available', body: { ...SEARCH, meal: true } },
    status: 400,
    code: 'invalid_request',
  },
  {
    name: 'a body that is missing',
    ask: { method: 'POST', path: '/flights/available' },
    status: 400,
    code: 'invalid_request',
  },
  {
    name: 'a text that no database can hold',
    ask: { method: 'POST', path: '/orders/find', body: { reference: 'ABC\u0000EF', email: 'anna@example.org' } },
    status: 400,
    code: 'invalid_request',
  },
  {
    name: 'half of a character',
    ask: { method: 'POST', path: '/orders/find', body: { reference: 'ABC\ud800EF', email: 'anna@example.org' } },
    status: 400,
    code: 'invalid_request',
  },
  {
    name: 'a header that is missing',
    ask: { method: 'POST', path: '/flights/holds', body: { offerIds: ['any'] } },
    status: 400,
    code: 'invalid_request',
  },
  {
    name: 'what is kept for a browser, and its cookie',
    // A random key always gives the same visitor, and its request is done only once.
    ask: async () => ({
      method: 'POST',
      path: '/flights/holds',
      params: { header: { 'Idempotency-Key': KEY } },
      body: { offerIds: [(await offerOf()).offerId] },
    }),
    status: 201,
    cookies: [expect.stringMatching(/^visitor=[\w-]{22}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/)],
  },
  {
    name: 'what needs an account',
    ask: { method: 'GET', path: '/account/balance' },
    status: 401,
    code: 'login_required',
  },
  {
    name: 'more than is allowed',
    ask: { method: 'GET', path: '/flights/lowest', params: { query: { origin: 'THR' } } },
    status: 429,
    code: 'rate_limited',
    isStrict: true,
  },
];

test.for(cases)(
  'a page is told the same as a browser: $name',
  async ({ ask, status, code, cookies = [], isStrict }) => {
    const app = isStrict ? held.strict : server.app;
    if (!app) throw new Error('The strict server is not ready');
    const asked = typeof ask === 'function' ? await ask() : ask;
    const direct = await asPage(app, asked);
    expect({ status: direct.status, cookies: direct.cookies }).toEqual({ status, cookies });
    if (code) expectFields(direct.body, { 'error.code': code });
    expect(await overHttp(app, asked)).toEqual(direct);
  },
);

test('an answer that breaks the contract is told to nobody', async () => {
  if (!held.broken) throw new Error('The broken server is not ready');
  const asked: ApiCall = { method: 'GET', path: '/flights/lowest', params: { query: { origin: 'THR' } } };
  const direct = await asPage(held.broken, asked);
  expectFields(direct, { status: 500, 'body.error.code': 'unexpected' });
  expect(await overHttp(held.broken, asked)).toEqual(direct);
});

test('what a page asks is no request of its own in the numbers', async () => {
  const counted = () => metric('http_requests_total{method="GET",route="/api/flights/lowest",status="200"}');
  const asked: ApiCall = { method: 'GET', path: '/flights/lowest', params: { query: { origin: 'THR' } } };
  const before = await counted();
  await asPage(server.app, asked);
  expect(await counted()).toBe(before);
  await overHttp(server.app, asked);
  expect(await counted()).toBe(before + 1);
});

test('what the contract does not have cannot be asked', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/page',
    payload: { method: 'GET', path: '/nothing' },
  });
  expect(answer.statusCode).toBe(500);
});
