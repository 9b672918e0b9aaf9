import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { serveAssets } from '#server/pages/assets.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'safar-dist-'));
afterAll(() => fs.rmSync(dist, { recursive: true }));
const FILES = {
  'assets/app-1a2b.js': 'export {}',
  'assets/app-1a2b.js.br': 'compressed',
  'assets/tiles/city.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.vite/manifest.json': '{"secret":1}',
  'robots.txt': 'User-agent: *',
  'fonts/text.woff2': 'font',
};
for (const [name, text] of Object.entries(FILES)) {
  const file = path.join(dist, 'client', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
const server = bookingApp({ extend: (app) => serveAssets(app, dist) });

test.each([
  ['/assets/app-1a2b.js', 200, 'public, max-age=31536000, immutable'],
  ['/robots.txt', 200, 'public, max-age=86400'],
  ['/fonts/text.woff2', 200, 'public, max-age=86400'],
  ['/assets/gone.js', 404, 'no-store'],
  ['/assets/APP-1a2b.js', 404, 'no-store'],
  ['/assets/tiles', 404, 'no-store'],
  ['/assets/', 404, 'no-store'],
  ['/assets/tiles/city.svg', 200, 'public, max-age=31536000, immutable'],
  ['/.vite/manifest.json', 404, 'no-store'],
  ['/assets/../.vite/manifest.json', 404, 'no-store'],
  ['/assets/%2e%2e/.vite/manifest.json', 404, 'no-store'],
])('%s answers %i', async (url, status, cacheControl) => {
  const answer = await server.app.inject(url);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, cacheControl]);
  expectFields(answer.headers, {
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-request-id': expect.any(String),
  });
});

test('what the build compressed is sent to those who take it', async () => {
  const answer = await server.app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } });
  expect([answer.headers['content-encoding'], answer.body]).toEqual(['br', 'compressed']);
});

test('a file of the build has a type, a tag, and no body when only its head is asked for', async () => {
  const { statusCode, headers, body } = await server.app.inject({ url: '/assets/app-1a2b.js', method: 'HEAD' });
  expect([statusCode, headers['content-type'], headers['content-length'], body]).toEqual([
    200,
    'application/javascript; charset=utf-8',
    '9',
    '',
  ]);
  const again = await server.app.inject({ url: '/assets/app-1a2b.js', headers: { 'if-none-match': headers.etag } });
  expect(again.statusCode).toBe(304);
});
