import { createHash } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { addHost, serverOptions, withoutEmails } from '#server/http/host.ts';
import { mailbox } from '#server/mails/mailbox.ts';
import { type Pages, servePages } from '#server/pages/pages.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { SEARCH } from '#server/testing/traveller.ts';

const rendered: string[] = [];
const pages: Pages = {
  isDev: false,
  render: async (request, { nonce, fetch, onFault }) => {
    const { pathname, search } = new URL(request.url);
    rendered.push(pathname + search);
    if (pathname === '/broken') throw new Error('password=secret');
    if (pathname === '/faulty') {
      onFault(new TypeError('password=secret'));
      return new Response('<h1>Error 500</h1>', { status: 500 });
    }
    if (pathname === '/moved') return new Response(null, { status: 307, headers: { location: '/found' } });
    if (pathname === '/nowhere') return new Response('<h1>Page not found</h1>', { status: 404 });
    const airports = (await (
      await fetch(new Request(new URL('/api/basic-info/airports/domestic', request.url)))
    ).json()) as [];
    const cookie = pathname === '/greets' ? { 'set-cookie': 'seen=1' } : {};
    const scripts = `<script nonce="${nonce}">own()</script><script nonce="guessed">alien()</script>`;
    return new Response(`${scripts}${airports.length} airports${' and more'.repeat(200)}`, {
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
  server.clock.now += 11_000; // cached pages have expired
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
    ['no address of the API', 'GET', '/api/orders/%E0%A4%A', 400],
    ['the bank', 'GET', '/sandbox-bank/1', 404],
    ['the mailbox', 'GET', '/mailbox', 200],
    ['health', 'GET', '/healthz', 200],
    ['readiness', 'GET', '/readyz', 200],
    ['numbers', 'GET', '/metrics', 200],
  ] as const)('%s', async (_name, method, url, status) => {
    const answer = await server.app.inject({ method, url, headers: { host: 'localhost' } });
    expect(answer.statusCode).toBe(status);
    expectFields(answer.headers, SECURITY);
    expect(answer.headers['cache-control']).toMatch(/^(no-store|private, no-(store|cache))$/);
    expect(answer.headers).not.toHaveProperty('strict-transport-security'); // http in tests
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

describe('a page whose loader breaks', () => {
  test.each([
    ['a guest', {}],
    ['who has a session', { cookie: 'session=x' }],
  ])('%s: the log has the error under the code of the answer', async (_, headers) => {
    const before = server.log.length;
    const answer = await server.app.inject({ url: '/faulty', headers });
    const lines = server.log.slice(before).map((line) => JSON.parse(line));
    expectFields(
      lines.filter(({ err }) => err?.type === 'TypeError'),
      [
        {
          level: 50,
          reqId: answer.headers['x-request-id'],
          'err.stack': expect.stringContaining('password=secret'),
        },
      ],
    );
  });
});

describe('requests that are none of ours', () => {
  test('an address longer than any of ours is refused before a page is made of it', async () => {
    const longest = `/?${'a'.repeat(4094)}`;
    const [page, refused] = [await server.app.inject(longest), await server.app.inject(`${longest}a`)];
    expect([page.statusCode, refused.statusCode]).toEqual([200, 400]);
    expect(refused.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(rendered).toEqual([longest]);
  });

  /** Sends the target unchanged, which `fetch` and `inject` would not; returns the first line of the answer. */
  const firstLineFor = async (target: string, more = ''): Promise<string> => {
    const socket = net.connect(server.deps.config.port, '127.0.0.1');
    socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${more}\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return answer.toString().split('\r\n')[0] ?? '';
  };

  test('a whole URL or * as target is refused, and neither is in the log', async () => {
    const before = server.log.length;
    for (const target of [`http://${'a'.repeat(15_000)}`, 'http://elsewhere.example/x', '*', 'elsewhere.example:443']) {
      expect(await firstLineFor(target)).toBe('HTTP/1.1 400 Bad Request');
    }
    expect(server.log.slice(before).join('')).not.toMatch(/aaaa|elsewhere/);
  });

  test('a long line without an address is looked through once, not once a letter', () => {
    const long = 'a'.repeat(1_000_000); // a quadratic search would take hours
    expect(withoutEmails(`${long} anna.m+x@mail.example.org`)).toBe(`${long} [e-mail]`);
    expect(withoutEmails(`${long}@mail.example.org`)).toBe('[e-mail]');
  });

  test('a client that never finishes its request does not hold up the end of the server', async () => {
    const app = fastify(serverOptions(server.deps.config));
    addHost(app, { config: server.deps.config, isReady: async () => true });
    app.post('/slow', async () => 'read');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1');
    const arrived = once(app.server, 'request');
    socket.write('POST /slow HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{');
    await arrived;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const closed = app.close();
      await vi.advanceTimersByTimeAsync(10_000);
      await closed; // a server that waits for the body would hang here
    } finally {
      vi.useRealTimers();
      socket.destroy();
    }
  });

  test('a request has 30 s to arrive, its head half of that, and who is late is looked for every 5 s', () => {
    expectFields(server.app.server, {
      requestTimeout: 30_000,
      headersTimeout: 15_000,
      connectionsCheckingInterval: 5000,
    });
  });
});

describe('what is asked often', () => {
  const withLimits = async (work: () => Promise<void>) => {
    const { config } = server.deps;
    const { rateLimitFactor } = config;
    Object.assign(config, { rateLimitFactor: 1 });
    server.clock.now += 60_000;
    await work().finally(() => Object.assign(config, { rateLimitFactor }));
  };
  const statuses = async (count: number, ask: (index: number) => Promise<{ statusCode: number }>) => {
    const seen: Record<number, number> = {};
    for (let index = 0; index < count; index += 1) {
      const { statusCode } = await ask(index);
      seen[statusCode] = (seen[statusCode] ?? 0) + 1;
    }
    return seen;
  };
  const from = (remoteAddress: string) => (url: string) => server.app.inject({ url, remoteAddress });

  test('searches: 60 a minute and network, however many addresses it has', () =>
    withLimits(async () => {
      const search = (remoteAddress: string) =>
        server.app.inject({
          method: 'POST',
          url: '/api/flights/available',
          remoteAddress,
          headers: { origin: origin() },
          payload: SEARCH,
        });
      expect(await statuses(61, (index) => search(`2001:db8:0:1::${index}`))).toEqual({ 200: 60, 429: 1 });
      expect((await search('2001:db8:0:2::1')).statusCode).toBe(200);
      const refused = await search('2001:db8:0:1::1');
      expect(refused.json().error.code).toBe('rate_limited');
      expect(refused.headers['retry-after']).toBe(String(refused.json().error.retryAfterSeconds));
      server.clock.now += 60_000;
      expect((await search('2001:db8:0:1::1')).statusCode).toBe(200);
      server.clock.now -= 3_600_000; // a clock that was set back locks nobody out
      expect((await search('2001:db8:0:1::1')).statusCode).toBe(200);
      server.clock.now += 3_600_000;
    }));

  test('lowest fares and all other operations', () =>
    withLimits(async () => {
      const ask = from('203.0.113.1');
      expect(await statuses(61, () => ask('/api/flights/lowest?origin=THR'))).toEqual({ 200: 60, 429: 1 });
      expect(await statuses(601, () => ask('/api/openapi.json'))).toEqual({ 200: 600, 429: 1 });
      expect((await from('203.0.113.2')('/api/openapi.json')).statusCode).toBe(200);
    }));

  test('pages that are rendered; a kept one is free, and who asks too much takes no page from others', () =>
    withLimits(async () => {
      const greedy = from('203.0.113.3');
      expect(await statuses(400, () => greedy('/nothing/new'))).toEqual({ 200: 400 });
      expect(await statuses(299, (index) => greedy(`/moved?n=${index}`))).toEqual({ 307: 299 });
      const [refused, other] = await Promise.all([greedy('/new'), from('203.0.113.4')('/new')]);
      expect([refused.statusCode, other.statusCode]).toEqual([429, 200]);
      expect(refused.headers['retry-after']).toMatch(/^\d+$/);
      expect(refused.headers['content-type']).toBe('text/plain; charset=utf-8');
    }));
});

describe('pages', () => {
  const policyOf = ({ headers }: { headers: object }) => String(Reflect.get(headers, 'content-security-policy'));
  const scriptsOf = (answer: { headers: object }) => /script-src ([^;]+)/.exec(policyOf(answer))?.[1];

  test('are rendered once for many guests without a cookie, and no nonce lets a script of them run', async () => {
    const ask = () => server.app.inject('/iran-flight?adult=2');
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(rendered).toEqual(['/iran-flight?adult=2']);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const [first] = answers;
    expect(first?.body).toContain('60 airports');
    // Only inline scripts of the page itself have a hash.
    const hash = createHash('sha256').update('own()').digest('base64');
    expect(new Set(answers.map(scriptsOf))).toEqual(new Set([`'sha256-${hash}' ${origin()}/assets/`]));
    expectFields(first?.headers, { vary: 'cookie, accept-encoding', 'cache-control': 'private, no-cache' });
    server.clock.now += 10_000;
    expect((await ask()).body).not.toBe(first?.body);
    expect(rendered).toHaveLength(2);
  });

  test.each([
    ['the host', () => ({ url: '/kept', headers: { host: `localhost:${new URL(origin()).port}` } })],
    ['the path', () => ({ url: '/kept-too', headers: {} })],
    ['a parameter', () => ({ url: '/kept?from=THR', headers: {} })],
  ] as const)('that are kept are another page for another one of each part of their name: %s', async (_part, other) => {
    const own = async ({ url, headers }: { url: string; headers: { host?: string } }) => {
      const host = headers.host ?? new URL(origin()).host;
      const before = rendered.length;
      const answer = await server.app.inject({ url, headers: { ...headers, host } });
      // Drawn for this origin; its policy allows scripts of its own origin.
      expect(rendered.slice(before)).toEqual([url]);
      expect(answer.headers['content-security-policy']).toContain(`http://${host}/assets/`);
    };
    await own({ url: '/kept', headers: {} });
    await own(other());
  });

  test('that are kept are sent as each guest takes them', async () => {
    const ask = async (encoding: string) => {
      const { headers, rawPayload } = await server.app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
      const read = { br: brotliDecompressSync, gzip: gunzipSync }[String(headers['content-encoding'])];
      return [headers['content-encoding'], (read?.(rawPayload) ?? rawPayload).toString()];
    };
    const [, text] = await ask('identity');
    expect(text).toContain('60 airports');
    expect(await ask('gzip, deflate, br, zstd')).toEqual(['br', text]);
    expect(await ask('gzip')).toEqual(['gzip', text]);
    expect(rendered).toEqual(['/']);
  });

  test('of a guest with a cookie have a nonce of their own', async () => {
    const ask = () => server.app.inject({ url: '/', headers: { cookie: 'visitor=1' } });
    const answers = await Promise.all([ask(), ask()]);
    const nonces = answers.map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1]);
    expect(answers.map(scriptsOf)).toEqual(nonces.map((nonce) => `'nonce-${nonce}' 'strict-dynamic'`));
    expect(new Set(nonces).size).toBe(2);
  });

  test('are rendered for each guest who has a cookie, and are kept nowhere', async () => {
    const ask = () => server.app.inject({ url: '/', headers: { cookie: 'visitor=1' } });
    const [first] = await Promise.all([ask(), ask()]);
    expect(rendered).toEqual(['/', '/']);
    expectFields(first?.headers, { vary: 'cookie, accept-encoding', 'cache-control': 'private, no-store' });
  });

  test('that set a cookie are never shared', async () => {
    const [first] = await Promise.all([server.app.inject('/greets'), server.app.inject('/greets')]);
    expect(first?.headers['set-cookie']).toBe('seen=1');
    expect(rendered).toHaveLength(3); // one to detect it, then one for each guest
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
    expectFields(brotli.headers, { 'content-encoding': 'br', vary: 'accept-encoding' });
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
    const bearer = { ...proxied, authorization: 'Bearer of the operator' };
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
      Object.assign(config, { metricsToken: 'of the operator' });
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
    expect(body).toMatch(/^http_request_duration_seconds_bucket\{le="\+Inf",method="GET",route="[^"]+"\} \d+$/m);
    expect(body).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
    expect(body).toMatch(/^safar_database_connections\{state="idle"\} [1-9]\d*$/m);
  });
});
