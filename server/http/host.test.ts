import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mailbox } from '#server/mails/mailbox.ts';
import { type Pages, servePages } from '#server/pages/pages.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

const rendered: string[] = [];
const pages: Pages = {
  isDev: false,
  render: async (request, { nonce, fetch }) => {
    const { pathname, search } = new URL(request.url);
    rendered.push(pathname + search);
    if (pathname === '/broken') throw new Error('password=secret');
    if (pathname === '/moved') return new Response(null, { status: 307, headers: { location: '/found' } });
    if (pathname === '/nowhere') return new Response('<h1>Page not found</h1>', { status: 404 });
    const airports = (await (
      await fetch(new Request(new URL('/api/basic-info/airports/domestic', request.url)))
    ).json()) as [];
    const cookie = pathname === '/greets' ? { 'set-cookie': 'seen=1' } : {};
    return new Response(`<script nonce="${nonce}"></script>${airports.length} airports`, {
      headers: { 'content-type': 'text/html; charset=utf-8', ...cookie },
    });
  },
};

const server = bookingApp({
  extend: async (app, { db, config, now }) => {
    await app.register(mailbox, { db, config });
    servePages(app, pages, { config, now });
  },
});
const origin = () => server.deps.config.publicUrl;
beforeAll(() => rendered.splice(0));
afterEach(() => {
  rendered.splice(0);
  server.clock.now += 11_000; // kept pages are over
});

const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  'content-security-policy': expect.stringMatching(/^(sandbox .*)?default-src 'none'.*frame-ancestors 'none'/),
};

describe('every answer has the same security headers', () => {
  test.each([
    ['a page', 'GET', '/', 200],
    ['a page that does not exist', 'GET', '/nowhere', 404],
    ['a page that breaks', 'GET', '/broken', 500],
    ['a redirect', 'GET', '/moved', 307],
    ['the API', 'GET', '/api/basic-info/airports/domestic', 200],
    ['an unknown operation', 'GET', '/api/nothing', 404],
    ['a wrong request', 'GET', '/api/orders/1', 400],
    ['no page', 'POST', '/', 404],
    ['no address', 'GET', '/%E0%A4%A', 400],
    ['the bank', 'GET', '/sandbox-bank/1', 404],
    ['the mailbox', 'GET', '/mailbox', 200],
    ['health', 'GET', '/healthz', 200],
    ['readiness', 'GET', '/readyz', 200],
    ['numbers', 'GET', '/metrics', 200],
  ] as const)('%s', async (_name, method, url, status) => {
    const answer = await server.app.inject({ method, url, headers: { host: 'localhost' } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject(SECURITY);
    expect(answer.headers['cache-control']).toMatch(/^(no-store|private, no-(store|cache))$/);
    expect(answer.headers).not.toHaveProperty('strict-transport-security'); // http here
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(answer.body).not.toContain('secret');
  });

  test('an unknown operation is told in the shape of the API', async () => {
    const answer = await server.app.inject('/api/nothing');
    expect(answer.json()).toEqual({ error: { code: 'not_found', message: expect.any(String) } });
  });

  test('a page that breaks shows the code of its log line, and the log has the error', async () => {
    const answer = await server.app.inject('/broken');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const line = server.log.findLast((text) => text.includes('password=secret')) ?? '{}';
    expect(answer.body).toContain(JSON.parse(line).reqId);
  });
});

describe('pages', () => {
  const noncesOf = (answer: { body: string; headers: object }) => [
    /nonce="([^"]+)"/.exec(answer.body)?.[1],
    /'nonce-([^']+)'/.exec(String(Reflect.get(answer.headers, 'content-security-policy')))?.[1],
  ];

  test('are rendered once for many guests without a cookie, each with a nonce of their own', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.app.inject('/iran-flight?adult=2')));
    expect(rendered).toEqual(['/iran-flight?adult=2']);
    const nonces = answers.map(noncesOf);
    expect(nonces.every(([inPage, inHeader]) => inPage !== undefined && inPage === inHeader)).toBe(true);
    expect(new Set(nonces.flat()).size).toBe(20);
    expect(answers[0]?.body).toContain('60 airports');
    expect(answers[0]?.headers).toMatchObject({ vary: 'cookie', 'cache-control': 'private, no-cache' });
    server.clock.now += 10_000;
    await server.app.inject('/iran-flight?adult=2');
    expect(rendered).toHaveLength(2);
  });

  test('are rendered for each guest who has a cookie, and are kept nowhere', async () => {
    const ask = () => server.app.inject({ url: '/', headers: { cookie: 'visitor=1' } });
    const [first] = await Promise.all([ask(), ask()]);
    expect(rendered).toEqual(['/', '/']);
    expect(first?.headers).toMatchObject({ vary: 'cookie', 'cache-control': 'private, no-store' });
  });

  test('that set a cookie are never shared', async () => {
    const [first] = await Promise.all([server.app.inject('/greets'), server.app.inject('/greets')]);
    expect(first?.headers['set-cookie']).toBe('seen=1');
    expect(rendered).toHaveLength(3); // one found out, then one for each guest
  });

  test('that move or are missing are not kept', async () => {
    await server.app.inject('/nowhere');
    await server.app.inject('/nowhere');
    expect(rendered).toEqual(['/nowhere', '/nowhere']);
    const moved = await server.app.inject('/moved');
    expect([moved.statusCode, moved.headers.location]).toEqual([307, '/found']);
  });

  test('are compressed for those who take it', async () => {
    const url = '/api/basic-info/airports/domestic';
    const plain = await server.app.inject({ url });
    const brotli = await server.app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });
});

describe('a request that another site made the browser send is refused', () => {
  const COOKIE = 'visitor=aaaaaaaaaaaaaaaaaaaaaa';
  const JSON_TYPE = 'application/json';
  const body = JSON.stringify({ reference: 'SFR-7K2M-9Q', email: 'a@example.org' });
  test.each([
    ['from the site', { origin: 'site', cookie: COOKIE, 'content-type': JSON_TYPE }, 404],
    ['from nowhere', { 'content-type': JSON_TYPE }, 403],
    ['without Origin', { 'sec-fetch-site': 'same-origin', cookie: COOKIE, 'content-type': JSON_TYPE }, 403],
    ['from elsewhere', { origin: 'https://evil.example', 'content-type': JSON_TYPE }, 403],
    ['from a file', { origin: 'null', cookie: COOKIE, 'content-type': JSON_TYPE }, 403],
    ['cross-site, said by the browser', { 'sec-fetch-site': 'cross-site', 'content-type': JSON_TYPE }, 403],
    ['from a neighbour', { origin: 'site', 'sec-fetch-site': 'same-site', 'content-type': JSON_TYPE }, 403],
    ['a cookie and nothing else', { cookie: COOKIE, 'content-type': JSON_TYPE }, 403],
    ['as a form', { origin: 'site', cookie: COOKIE, 'content-type': 'text/plain' }, 403],
    ['without a type', { origin: 'site', cookie: COOKIE }, 403],
  ])('%s', async (_name, headers, status) => {
    const sent = 'origin' in headers && headers.origin === 'site' ? { ...headers, origin: origin() } : headers;
    const answer = await server.app.inject({ method: 'POST', url: '/api/orders/find', headers: sent, payload: body });
    expect(answer.statusCode).toBe(status);
    if (status === 403) expect(answer.json().error.code).toBe('not_allowed');
  });
});

describe('what is for this machine only', () => {
  test.each(['/mailbox', '/metrics'])('%s', async (url) => {
    const ask = (headers: object, remoteAddress = '127.0.0.1') =>
      server.app.inject({ url, remoteAddress, headers: { host: 'localhost:3000', ...headers } });
    expect((await ask({})).statusCode).toBe(200);
    expect((await ask({}, '10.0.0.7')).statusCode).toBe(404);
    expect((await ask({ 'x-forwarded-for': '10.0.0.7' })).statusCode).toBe(404);
    expect((await ask({ host: 'rebound.example' })).statusCode).toBe(404);
  });

  test('a site that others use takes nobody for its owner but by METRICS_TOKEN: a plain proxy says nothing of whom it asks for', async () => {
    const { config } = server.deps;
    const { publicUrl } = config;
    const proxied = { host: `127.0.0.1:${config.port}` };
    const bearer = { ...proxied, authorization: 'Bearer of the desk' };
    const ask = (headers: object) =>
      Promise.all(
        ['/mailbox', '/metrics'].map(
          async (url) => (await server.app.inject({ url, headers: { ...headers } })).statusCode,
        ),
      );
    try {
      Object.assign(config, { publicUrl: 'https://safar.example' });
      expect(await ask(proxied)).toEqual([404, 404]);
      expect(await ask({ ...proxied, authorization: 'Bearer null' })).toEqual([404, 404]);
      Object.assign(config, { metricsToken: 'of the desk' });
      expect(await ask(proxied)).toEqual([404, 404]);
      expect(await ask(bearer)).toEqual([200, 200]);
    } finally {
      Object.assign(config, { publicUrl, metricsToken: null });
    }
  });

  test('metrics know routes by their template', async () => {
    await server.app.inject(`/api/orders/${crypto.randomUUID()}`);
    const { body } = await server.app.inject({ url: '/metrics', headers: { host: 'localhost' } });
    expect(body).toMatch(/^http_requests_total\{method="GET",route="\/api\/orders\/:orderId",status="404"\} \d+$/m);
    expect(body).toMatch(/^http_request_duration_seconds_bucket\{method="GET",route="[^"]+",le="\+Inf"\} \d+$/m);
    expect(body).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
  });
});
