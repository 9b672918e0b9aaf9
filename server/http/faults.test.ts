import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addHost, serverOptions } from '#server/http/host.ts';
import { servePages } from '#server/pages/pages.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

const server = bookingApp({
  extend: async (app, { config, now }) =>
    servePages(app, { isDev: false, render: async () => new Response('<h1>A page</h1>') }, { config, now }),
});
const LONG = `/hotel?x=${'a'.repeat(5000)}`;
const BLANK_PAGE = /^<!doctype html>.*<h1>.+<\/h1><p><a href="(.+?)">/s;

const refused = [
  ['GET', LONG, 400, '/hotel'],
  ['GET', `/${'a'.repeat(5000)}`, 400, '/'],
  ['GET', '/%E0%A4%A', 400, '/'],
  ['GET', '/isfahan/%ff', 400, '/'],
  ['POST', '/contact', 404, '/'],
  ['DELETE', '/isfahan', 404, '/'],
] as const;

test.each(refused)('who reads pages gets one with a way on: %s %s', async (method, url, status, way) => {
  const reads = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-site': 'none' };
  const page = await server.app.inject({ method, url, headers: reads });
  expect([page.statusCode, BLANK_PAGE.exec(page.body)?.[1]]).toEqual([status, way]);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  const line = await server.app.inject({ method, url, headers: { accept: '*/*' } });
  expect([line.statusCode, line.headers['content-type'], line.body.includes('<')]).toEqual([
    ...[status, 'text/plain; charset=utf-8'],
    false,
  ]);
});

test.each([
  ['bytes that are no letters', Buffer.from('GET /?q=\xff\xfe HTTP/1.1\r\nhost: x\r\n\r\n', 'latin1'), 400],
  ['no request at all', Buffer.from('hello\r\n\r\n'), 400],
  [
    'a longer address than the server reads',
    Buffer.from(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`),
    431,
  ],
])('what the server cannot read is told as a page: %s', async (_, bytes, status) => {
  const app = fastify(serverOptions({ ...server.deps.config, logLevel: 'silent' }));
  addHost(app, { config: server.deps.config, isReady: async () => true });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  await app.close();
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('x-content-type-options: nosniff');
  expect(body).toMatch(BLANK_PAGE);
});

test('a link with what stands around it leads to its page, and keeps what it asks', async () => {
  const { statusCode, headers } = await server.app.inject({ url: '/isfahan%20?from=a&b=%20' });
  expect([statusCode, headers.location]).toEqual([301, '/isfahan?from=a&b=%20']);
});
