import fs from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { NO_THIRD_PARTIES } from '#domain/core/third-parties.ts';
import { keptPagePolicy, pagePolicy } from '#server/http/headers.ts';
import { mailbox } from '#server/mails/mailbox.ts';
import { servePages } from '#server/pages/pages.ts';
import { serveThirdPartyFrames } from '#server/pages/third-party-frames.ts';
import { requests } from '#server/products/visa/testing/requests.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import type { NamedParties } from '#server/third-parties.ts';

const record = fs.readFileSync(new URL('../../docs/decisions/0016-the-door.md', import.meta.url), 'utf8');
const blocks = [...record.matchAll(/```policy of (.*)\n([^`]*)```/g)];
const written = new Map(blocks.map(([, of = '', lines = '']) => [of, lines.trim().split('\n')]));

const CHAT = [
  { party: 'chat', script: 'https://chat.example/w.js', origins: ['https://chat.example', 'wss://live.chat.example'] },
] as const;

const server = bookingApp({
  extend: async (app, { db, config, now }) => {
    await app.register(mailbox, { db, config });
    const render = async (_request: Request, { nonce }: { nonce: string }) =>
      new Response(`<script nonce="${nonce}">1</script>`);
    servePages(app, { isDev: false, render }, { config, now });
    serveThirdPartyFrames(app, CHAT);
  },
});
const ids: Record<'mail' | 'charge' | 'picture', string> = { mail: '', charge: '', picture: '' };
const bella = server.newTraveller();
beforeAll(async () => {
  const { anna, orderId, payment } = await server.readyToPay();
  const { redirectUrl } = (await anna.pay(orderId, payment)).json<{ redirectUrl: string }>();
  ids.charge = redirectUrl.split('/').at(-1) ?? '';
  ids.mail = (await server.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow()).id;
  ids.picture = (await requests.idsOf(bella)).pictureId ?? '';
});

type Case = readonly [of: string, url: () => string, headers: Readonly<Record<string, string>>];
const asBella = {
  get cookie() {
    return bella.jar.cookie;
  },
};
const cases: readonly Case[] = [
  ['a page', () => '/of-somebody', { cookie: 'visitor=1' }],
  ['a page that is kept', () => '/', {}],
  ["a page of the server's own", () => '/mailbox', {}],
  ["a page of the server's own", () => `/mailbox/${ids.mail}`, {}],
  ['the sandbox bank', () => `/sandbox-bank/${ids.charge}`, {}],
  ['a mail that is shown', () => `/mailbox/${ids.mail}/html`, {}],
  ['a file that somebody sent, or that is to be kept', () => `/api/pictures/${ids.picture}`, asBella],
  ['the frame of a third party', () => '/third-party/chat', {}],
  ['everything else', () => '/api/basic-info/airports/domestic', {}],
  ['everything else', () => '/api/nothing', {}],
  ['everything else', () => '/%E0%A4%A', {}],
  ['everything else', () => '/readyz', {}],
];

test.each(cases)('the policy of %s is the recorded one, whole', async (of, url, headers) => {
  const ask = () => server.app.inject({ url: url(), headers: { host: 'localhost', ...headers } });
  await ask(); // the second page may be a cached one
  const sent = String((await ask()).headers['content-security-policy']);
  const policy = sent
    .replaceAll(/'nonce-[\w-]{22}'/g, "'nonce-…'")
    .replaceAll(/'sha256-[\w+/]{43}='/g, "'sha256-…'")
    .replaceAll(server.deps.config.publicUrl, '…');
  expect(policy.split('; ')).toEqual(written.get(of));
});

const policies = [
  (named: NamedParties) => pagePolicy('n', false, named),
  (named: NamedParties) => keptPagePolicy('n', [], 'https://safar.example', named),
];

test('a service of street maps that an owner has named may send pictures, and nothing else', () => {
  const tiles = { url: 'https://tile.example/{z}/{x}/{y}.png', credit: '' };
  for (const policy of policies)
    expect(policy({ ...NO_THIRD_PARTIES, tiles })).toBe(
      policy(NO_THIRD_PARTIES).replace("img-src 'self' data:", "img-src 'self' data: https://tile.example"),
    );
});

test('a third party in a frame opens our pages for a frame of our own, and for no host', () => {
  for (const policy of policies)
    expect(policy({ ...NO_THIRD_PARTIES, framed: CHAT })).toBe(
      policy(NO_THIRD_PARTIES).replace("form-action 'self'", "frame-src 'self'; form-action 'self'"),
    );
});

test('the frame holds the script that was named, says nothing of where it stands, and who was not named has none', async () => {
  const frame = await server.app.inject('/third-party/chat');
  expect(frame.body).toContain('s.src="https://chat.example/w.js"');
  expect(frame.headers['referrer-policy']).toBe('no-referrer');
  expect(frame.headers).not.toHaveProperty('set-cookie');
  const unnamed = await server.app.inject('/third-party/analytics');
  expect(unnamed.body).not.toContain('dataLayer');
});
