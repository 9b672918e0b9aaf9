import fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import { api } from '#server/api.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { addHost, serverOptions } from '#server/http/host.ts';
import { refuseWhenFull } from '#server/http/refuse-when-full.ts';
import { limitOperations } from '#server/http/request-limit.ts';
import { operations as handlers } from '#server/operations/all.ts';
import { servePages } from '#server/pages/pages.ts';
import { operations } from '#server/testing/operations.ts';

const server = testApp();
let isFull = false;
let app: FastifyInstance;
beforeAll(async () => {
  const { deps } = server;
  app = fastify(serverOptions(deps.config));
  refuseWhenFull(app, deps.config, () => isFull);
  addHost(app, { config: deps.config, isReady: async () => true });
  const limit = limitOperations(app, deps);
  app.decorate('pageApi', { ask: undefined });
  await app.register(api, { prefix: '/api', operations: handlers, deps, onDiskFull: () => undefined, limit });
  const render = async () => new Response('<h1>A page</h1>', { headers: { 'content-type': 'text/html' } });
  servePages(app, { isDev: false, render }, { config: { ...deps.config, hasPageCache: true }, now: deps.now });
  return () => app.close();
});

type Way = Readonly<Record<string, { readonly 'x-search'?: boolean }>>;
const ways: Readonly<Record<string, Way>> = contract.paths as never;
const searches = operations
  .filter(({ path, method }) => ways[path]?.[method.toLowerCase()]?.['x-search'] === true)
  .map(({ id }) => id);

test('of all operations the searches are sent away while the line is full, and nothing else', async () => {
  expect(searches.length).toBeGreaterThanOrEqual(5);
  isFull = true;
  const sentAway: string[] = [];
  for (const { id, path, method } of operations) {
    const url = `/api${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}`;
    // Refusals are not JSON: the request was not read.
    const { statusCode, headers, body } = await app.inject({
      ...{ method, url },
      headers: { 'content-type': 'application/json', origin: server.deps.config.publicUrl },
      ...(method === 'GET' ? {} : { payload: '{' }),
    });
    if (statusCode !== 503) continue;
    sentAway.push(id);
    expect([id, headers['retry-after'], headers['cache-control'], JSON.parse(body)]).toEqual([
      id,
      '2',
      'no-store',
      { error: { code: 'unavailable', message: 'The site is busy. Try again in a moment.', retryAfterSeconds: 2 } },
    ]);
  }
  expect(sentAway).toEqual(searches);
});

test('pages that are not kept are sent away, in words; kept ones, health and readiness answer', async () => {
  isFull = false;
  expect((await app.inject('/kept')).statusCode).toBe(200);
  isFull = true;
  const read = await app.inject({ url: '/new', headers: { accept: 'text/html' } });
  expect([read.statusCode, read.headers['retry-after'], read.body.includes('<h1>The site is busy.')]).toEqual([
    503,
    '2',
    true,
  ]);
  expect(read.headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-");
  const own = await app.inject({ url: '/kept', headers: { cookie: 'session=x' } });
  expect([own.statusCode, own.body]).toEqual([503, 'The site is busy. Try again in a moment.']);
  for (const url of ['/kept', '/healthz', '/readyz'])
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200]);
  isFull = false;
  expect((await app.inject('/new')).statusCode).toBe(200);
});
