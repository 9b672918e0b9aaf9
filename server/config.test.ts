import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { ConfigError, parseConfig, readConfig } from '#server/config.ts';
import { warningsOf } from '#server/start.ts';

const SECRET = 'a secret of at least 32 characters';
const parse = (env: Record<string, string>) => parseConfig(env, () => SECRET);

test('without any environment the site starts on this machine', () => {
  expect(parse({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: '.data',
    databaseUrl: null,
    smtpUrl: null,
    mailFrom: 'Safar <no-reply@safar.example>',
    contactEmail: null,
    payment: { gateway: 'sandbox', callbackSecret: expect.stringMatching(/^[0-9a-f]{64}$/), isCallbackLost: false },
    secret: SECRET,
    logLevel: 'warn',
    apiOrigin: null,
    trustProxy: null,
    metricsToken: null,
    rateLimitFactor: 1,
    workers: 1,
    hasPageCache: true,
    thirdParties: {
      tiles: { url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', credit: '© OpenStreetMap contributors' },
      review: null,
      framed: [],
    },
    hasDemoAccounts: true,
    unpaidPictureBytes: 2_000_000_000,
    staff: [],
    visaReviewer: 'simulated',
  });
});

test('staff is who STAFF names, and reviews as soon as somebody may', () => {
  const [hash] = [Buffer.from('$argon2id$v=19$m=1,t=1,p=1$AA$AA').toString('base64url')];
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const reads = `Sara:${hash}:${secret}:visa.read`;
  const reviews = `Reza K:${hash}:${secret}:visa.read,visa.review`;
  expectFields(parse({ STAFF: `${reads};${reviews}` }), {
    staff: [
      { name: 'Sara', permissions: ['visa.read'] },
      { name: 'Reza K', permissions: ['visa.read', 'visa.review'] },
    ],
    visaReviewer: 'staff',
  });
  expect(parse({ STAFF: reads }).visaReviewer).toBe('simulated');
  expect(parse({ STAFF: reviews, VISA_REVIEWER: 'simulated' }).visaReviewer).toBe('simulated');
  for (const wrong of [
    `Sara:${hash}:${secret}:visa.review`,
    `Sara:${hash}:${secret}:all`,
    `Sara::${secret}:visa.read`,
    // Without the second factor.
    `Sara:${hash}:visa.read`,
    `Sara:${hash}::visa.read`,
    `${reads};${reads}`,
  ])
    expect([wrong, messageOf(() => parse({ STAFF: wrong }))]).toEqual([
      wrong,
      expect.stringContaining('STAFF must be'),
    ]);
  expect(messageOf(() => parse({ STAFF: reads, VISA_REVIEWER: 'staff' }))).toContain('must name somebody');
});

test('several processes need a database that they can share', () => {
  const message = messageOf(() => parse({ WORKERS: '2' }));
  expect(message).toContain('WORKERS needs DATABASE_URL: the embedded database belongs to one process.');
  expect(parse({ WORKERS: '2', DATABASE_URL: 'postgres://localhost/safar' }).workers).toBe(2);
});

test('the default public address follows the port', () => {
  expect(parse({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
});

test('all wrong values are named in one message, and none is repeated', () => {
  const wrong = {
    PORT: '80a',
    PUBLIC_URL: 'https://safar.example/path',
    DATABASE_URL: 'mysql://root:hunter2@db',
    SMTP_URL: 'mail.example',
    MAIL_FROM: 'nobody',
    CONTACT_EMAIL: 'nobody',
    SECRET: 'short',
    PAYMENT_CALLBACK_SECRET: 'short',
    PAYMENT_GATEWAY: 'paypal',
    PAYMENT_SANDBOX_CALLBACK: 'maybe',
    LOG_LEVEL: 'loud',
    API_ORIGIN: 'ftp://x',
    TRUST_PROXY: 'true',
    RATE_LIMIT_FACTOR: '0',
    WORKERS: '0',
    PAGE_CACHE: '1',
    DEMO_ACCOUNTS: 'yes',
  };
  const message = messageOf(() => parse(wrong));
  expect(Object.keys(wrong).filter((name) => !message.includes(`  ${name} must be `))).toEqual([]);
  expect(message.split('\n')).toHaveLength(Object.keys(wrong).length + 1);
  expect(message).not.toMatch(/hunter2|short|paypal|loud/);
});

test.each(['10.0.0.5', 'loopback', '10.0.0.0/8, fd00::/8'])('a proxy can be named as %s', (name) => {
  expect(parse({ TRUST_PROXY: name }).trustProxy).toBe(name);
});

test.each(['true', '*', '1', '10.0.0.0/33', '10.0.0.5/8/8'])('everybody (%s) cannot be trusted', (name) => {
  expect(() => parse({ TRUST_PROXY: name })).toThrow(ConfigError);
});

test('a secret that was not given is made once, kept and readable by its user only', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'safar-config-'));
  try {
    const first = readConfig({ DATA_DIR: dataDir });
    expect(readConfig({ DATA_DIR: dataDir }).secret).toBe(first.secret);
    expect(first.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(first.payment.callbackSecret).not.toBe(first.secret);
    expect(fs.statSync(path.join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  } finally {
    fs.rmSync(dataDir, { recursive: true });
  }
});

test('a secret that is cut short, as a full disk leaves it, is refused and not used', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'safar-config-'));
  try {
    for (const text of ['', 'too short']) {
      fs.writeFileSync(path.join(dataDir, 'secret'), text);
      expect(messageOf(() => readConfig({ DATA_DIR: dataDir }))).toMatch(/secret is damaged/);
    }
  } finally {
    fs.rmSync(dataDir, { recursive: true });
  }
});

test('where a secret cannot be written whole, none is left', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'safar-config-'));
  try {
    const isNamed = (name: string) => fs.mkdirSync(path.join(dataDir, name)); // a folder of the same name: writing fails
    isNamed(`secret.${process.pid}`);
    expect(() => readConfig({ DATA_DIR: dataDir })).toThrow();
    expect(fs.existsSync(path.join(dataDir, 'secret'))).toBe(false);
  } finally {
    fs.rmSync(dataDir, { recursive: true });
  }
});

test('a site that others use needs a mail server, or a token that opens the mailbox', () => {
  const site = { PUBLIC_URL: 'https://safar.example' };
  expect(messageOf(() => parse(site))).toContain('  SMTP_URL must be set');
  for (const more of [{ SMTP_URL: 'smtp://mail' }, { METRICS_TOKEN: 'x' }, { API_ORIGIN: 'https://api.example' }]) {
    expect(messageOf(() => parse({ ...site, ...more }))).toBe('');
  }
  expect(messageOf(() => parse({ PUBLIC_URL: 'http://127.0.0.1:4000' }))).toBe('');
});

test('what is hardly meant is said at the start', () => {
  const site = { PUBLIC_URL: 'https://safar.example', METRICS_TOKEN: 'x' };
  const about = (env: Record<string, string>) => warningsOf(parse(env)).map((text) => text.split(' ')[0]);
  expect(about(site)).toEqual(['SMTP_URL', 'TRUST_PROXY']);
  expect(about({ ...site, SMTP_URL: 'smtp://mail', TRUST_PROXY: 'loopback' })).toEqual([]);
  expect(about({ ...site, SMTP_URL: 'smtp://mail', HOST: '0.0.0.0' })).toEqual([]);
  expect(about({})).toEqual([]);
});

function messageOf(run: () => unknown): string {
  try {
    run();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('accounts whose passwords are public are only on this machine, unless somebody asks for them', () => {
  const isOn = (env: object) => parse({ SMTP_URL: 'smtp://mail', ...env }).hasDemoAccounts;
  expect(isOn({ PUBLIC_URL: 'http://localhost:3000' })).toBe(true);
  expect(isOn({ PUBLIC_URL: 'https://safar.example' })).toBe(false);
  expect(isOn({ DATABASE_URL: 'postgres://localhost/safar' })).toBe(false);
  expect(isOn({ PUBLIC_URL: 'https://safar.example', DEMO_ACCOUNTS: 'on' })).toBe(true);
  expect(isOn({ DEMO_ACCOUNTS: 'off' })).toBe(false);
});

test('a service of street maps is one host, with a place for each number of a tile', () => {
  const url = 'https://tile.example/{z}/{x}/{y}.png';
  expect(parse({ TILE_URL: url }).thirdParties.tiles).toEqual({ url, credit: '© OpenStreetMap contributors' });
  expect(parse({ TILE_URL: url, TILE_CREDIT: 'Our own' }).thirdParties.tiles?.credit).toBe('Our own');
  expect(parse({ TILE_URL: 'off' }).thirdParties.tiles).toBeNull();
});

test.each([
  'https://tile.example/{z}/{x}.png',
  'https://tile.example/{z}/{x}/{y}/{y}.png',
  'https://{z}.tile.example/{x}/{y}.png',
  'https://a:b@tile.example/{z}/{x}/{y}.png',
  "https://tile.example/{z}/{x}/{y}.png; script-src 'unsafe-inline'",
  'ftp://tile.example/{z}/{x}/{y}.png',
])('%s is no address of tiles', (url) => {
  expect(messageOf(() => parse({ TILE_URL: url }))).toContain('TILE_URL must be');
});
