import { createHmac, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { isEmail } from '#domain/core/contact.ts';
import { isLoopbackHost } from '#server/site-origin.ts';
import { hasPermission, STAFF_PERMISSIONS, type StaffMember, staffOf } from '#server/staff-setting.ts';
import { FRAME_EXPECTED, framedPartiesOf, type NamedParties } from '#server/third-parties.ts';

const MEGABYTE = 1_000_000;

/**
 * Parsed once at start from the environment (README, "Environment"); an invalid value stops the start with its name.
 */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** Origin for travellers, mails and the gateway, without a trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** PostgreSQL URL; null for the embedded database in dataDir. */
  readonly databaseUrl: string | null;
  /** SMTP URL; null shows mails on the local mailbox page. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Recipient of contact messages; null only stores them, and the page says that nobody reads them. */
  readonly contactEmail: string | null;
  readonly payment: {
    readonly gateway: 'sandbox';
    /** HMAC key of the callbacks. */
    readonly callbackSecret: string;
    /** The sandbox loses its callbacks, so that payments depend on queries. */
    readonly isCallbackLost: boolean;
  };
  /** Signs offers and encrypts passport numbers. */
  readonly secret: string;
  readonly logLevel: string;
  /** Another API of the same contract; null for the one in this process. */
  readonly apiOrigin: string | null;
  /** IP addresses or networks whose X-Forwarded-* headers are trusted; null trusts none. */
  readonly trustProxy: string | null;
  /** Bearer token of /metrics; null allows only this machine. */
  readonly metricsToken: string | null;
  /** Multiplies all rate limits; for load tests. */
  readonly rateLimitFactor: number;
  /** Limit of the pictures of all unpaid orders together, in bytes. */
  readonly unpaidPictureBytes: number;
  /** Number of processes on the port; more than one only with PostgreSQL. */
  readonly workers: number;
  /** Caches anonymous pages for some seconds. */
  readonly hasPageCache: boolean;
  /** Third parties that visitors may contact: a map tile server, a review site, scripts in separate frames. */
  readonly thirdParties: NamedParties;
  /** Demo accounts with public passwords; by default only on a loopback URL. */
  readonly hasDemoAccounts: boolean;
  /** Staff members; when empty, the site has no staff pages and operations. */
  readonly staff: readonly StaffMember[];
  /** Who reviews visa requests: the simulation or the staff. */
  readonly visaReviewer: 'simulated' | 'staff';
};

type Env = Readonly<Record<string, string | undefined>>;

/** All invalid values of the environment in one message; ends the start without a stack. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(['The environment is not right:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
    this.name = 'ConfigError';
  }
}

/**
 * The policy requires visible attribution and an origin in the Referer, and forbids bulk use:
 * https://operations.osmfoundation.org/policies/tiles/
 */
const OPEN_STREET_MAP = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const SECRET_LENGTH = 32;

/** The environment for main.ts and dev.ts: a missing secret is generated and stored in the data folder. */
export const readConfig = (env: Env): Config => parseConfig(env, keptSecret);

/** Pure except for `keepSecret`, which returns the secret when none is set. */
export function parseConfig(env: Env, keepSecret: (dataDir: string) => string): Config {
  const problems: string[] = [];
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, expected: string): T => {
    const text = env[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value !== undefined) return value;
    // Never show the value: it may be a password.
    problems.push(`${name} must be ${expected}.`);
    return fallback;
  };
  const text = (name: string, fallback: string) => read(name, fallback, (value) => value, 'a text');
  const choice = <T extends string>(name: string, fallback: T, allowed: readonly T[]) =>
    read<T>(name, fallback, (value) => allowed.find((item) => item === value), allowed.join(' or '));
  const url = (name: string, protocols: readonly string[], expected: string) =>
    read<string | null>(name, null, (value) => (hasProtocol(value, protocols) ? value : undefined), expected);

  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:'], 'a postgres:// or postgresql:// address');
  const port = read('PORT', 3000, (value) => integer(value, 65_535), 'a port number from 0 to 65535');
  const dataDir = text('DATA_DIR', '.data');
  const publicUrl = read('PUBLIC_URL', `http://localhost:${port}`, origin, 'an origin such as https://safar.example');
  const secret = read<string | null>(
    'SECRET',
    null,
    (value) => (value.length >= SECRET_LENGTH ? value : undefined),
    `at least ${SECRET_LENGTH} characters long`,
  );
  const callbackSecret = read<string | null>(
    'PAYMENT_CALLBACK_SECRET',
    null,
    (value) => (value.length >= SECRET_LENGTH ? value : undefined),
    `at least ${SECRET_LENGTH} characters long`,
  );
  const tileUrl = read<string | null>(
    'TILE_URL',
    OPEN_STREET_MAP,
    (value) => (value === 'off' ? null : parseTileUrl(value)),
    'an address such as https://tile.example/{z}/{x}/{y}.png, or off',
  );
  const reviewUrl = url('REVIEW_URL', ['https:'], 'an https:// address');
  const rating = read(
    'REVIEW_RATING',
    '5/5',
    (value) => (/^[\d.]{1,4}\/\d{1,3}$/.test(value) ? value : undefined),
    'a rating such as 4.9/5',
  );
  const staff = read<readonly StaffMember[]>(
    'STAFF',
    [],
    staffOf,
    `what \`npm run staff\` prints, with ; between several: NAME:HASH:SECRET:${STAFF_PERMISSIONS.join(',')}`,
  );
  const canReview = hasPermission(staff, 'visa.review');
  const config = {
    port,
    host: text('HOST', '127.0.0.1'),
    publicUrl,
    dataDir,
    databaseUrl,
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:'], 'an smtp:// or smtps:// address'),
    mailFrom: read(
      'MAIL_FROM',
      'Safar <no-reply@safar.example>',
      (value) => (/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(value) ? value : undefined),
      'an address such as Safar <booking@safar.example>',
    ),
    contactEmail: read<string | null>(
      'CONTACT_EMAIL',
      null,
      (value) => (isEmail(value) ? value : undefined),
      'an address such as desk@safar.example',
    ),
    logLevel: choice('LOG_LEVEL', 'warn', LOG_LEVELS),
    apiOrigin: read<string | null>('API_ORIGIN', null, origin, 'an origin such as https://api.safar.example'),
    trustProxy: read<string | null>(
      'TRUST_PROXY',
      null,
      (value) => (value.split(',').every(isNetwork) ? value : undefined),
      'the addresses or networks of your proxy, such as 10.0.0.5 or loopback (never "true")',
    ),
    metricsToken: read<string | null>('METRICS_TOKEN', null, (value) => value, 'a text'),
    rateLimitFactor: read(
      'RATE_LIMIT_FACTOR',
      1,
      (value) => integer(value, 1_000_000) || undefined,
      'a whole number from 1',
    ),
    unpaidPictureBytes:
      MEGABYTE *
      read(
        'UNPAID_PICTURES_MB',
        2000,
        (value) => integer(value, 1_000_000) || undefined,
        'a whole number of megabytes from 1',
      ),
    workers: read('WORKERS', 1, (value) => integer(value, 64) || undefined, 'a whole number from 1 to 64'),
    hasPageCache: choice('PAGE_CACHE', 'on', ['on', 'off']) === 'on',
    thirdParties: {
      tiles: tileUrl === null ? null : { url: tileUrl, credit: text('TILE_CREDIT', '© OpenStreetMap contributors') },
      review: reviewUrl === null ? null : { url: reviewUrl, rating },
      framed: framedPartiesOf((name, parse) => read(name, null, parse, FRAME_EXPECTED)),
    },
    hasDemoAccounts:
      choice('DEMO_ACCOUNTS', databaseUrl === null && isLoopbackHost(new URL(publicUrl).host) ? 'on' : 'off', [
        'on',
        'off',
      ]) === 'on',
    staff,
    visaReviewer: choice('VISA_REVIEWER', canReview ? 'staff' : 'simulated', ['simulated', 'staff']),
  };
  if (config.visaReviewer === 'staff' && !canReview) {
    problems.push('VISA_REVIEWER is staff, so STAFF must name somebody with visa.review.');
  }
  if (config.workers > 1 && !databaseUrl && !config.apiOrigin) {
    problems.push('WORKERS needs DATABASE_URL: the embedded database belongs to one process.');
  }
  const isPublic = !isLoopbackHost(new URL(publicUrl).host);
  if (isPublic && !config.smtpUrl && !config.apiOrigin && !config.metricsToken) {
    problems.push(
      'SMTP_URL must be set when PUBLIC_URL is not this machine: mails would reach nobody. To try it without, set METRICS_TOKEN: it opens /mailbox.',
    );
  }
  const gateway = choice('PAYMENT_GATEWAY', 'sandbox', ['sandbox']);
  const isCallbackLost = choice('PAYMENT_SANDBOX_CALLBACK', 'on', ['on', 'off']) === 'off';
  if (problems.length > 0) throw new ConfigError(problems);

  const usedSecret = secret ?? keepSecret(dataDir);
  return {
    ...config,
    secret: usedSecret,
    payment: { gateway, isCallbackLost, callbackSecret: callbackSecret ?? derived(usedSecret, 'payment callback') },
  };
}

/** Decides about secure cookies and HSTS. */
export const isHttps = (config: Pick<Config, 'publicUrl'>): boolean => config.publicUrl.startsWith('https:');

function integer(text: string, max: number): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text) && value <= max ? value : undefined;
}

/** An IP address, a CIDR network or one of Fastify's names. */
function isNetwork(text: string): boolean {
  const [ip = '', bits, ...rest] = text.trim().split('/');
  if (bits === undefined) return isIP(ip) > 0 || ['loopback', 'linklocal', 'uniquelocal'].includes(ip);
  return rest.length === 0 && isIP(ip) > 0 && integer(bits, isIP(ip) === 4 ? 32 : 128) !== undefined;
}

function hasProtocol(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

function origin(text: string): string | undefined {
  if (!hasProtocol(text, ['http:', 'https:'])) return;
  const { pathname, search, hash, username, password, origin } = new URL(text);
  return pathname === '/' && !search && !hash && !username && !password ? origin : undefined;
}

/** The host becomes part of the pages' policy, so it must be a single host without policy syntax. */
function parseTileUrl(text: string): string | undefined {
  const plain = ['{z}', '{x}', '{y}'].reduce((rest, name) => rest.replace(name, '0'), text);
  const isWhole = ['{z}', '{x}', '{y}'].every((name) => text.split(name).length === 2);
  if (!isWhole || !hasProtocol(plain, ['http:', 'https:']) || !/^[^\s;,'"{}]+$/.test(plain)) return;
  const { username, password, host } = new URL(plain);
  return text.includes(`//${host}/`) && !username && !password ? text : undefined;
}

/** Separate keys per purpose. */
const derived = (secret: string, purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');

/** Survives restarts, so that encrypted passport numbers stay readable; file readable only by this user. */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret');
  fs.mkdirSync(dataDir, { recursive: true });
  if (!fs.existsSync(file)) keepNewSecret(file);
  const secret = fs.readFileSync(file, 'utf8').trim();
  if (secret.length >= SECRET_LENGTH) return secret;
  throw new ConfigError([
    `${file} is damaged: it holds fewer than ${SECRET_LENGTH} characters. Restore it, or remove it: then what was encrypted with it stays unreadable.`,
  ]);
}

/** Atomic: a full disk or a power cut leaves no partial file, and of two first starts one wins. */
function keepNewSecret(file: string): void {
  const draft = `${file}.${process.pid}`;
  try {
    fs.writeFileSync(draft, randomBytes(SECRET_LENGTH).toString('hex'), { mode: 0o600, flush: true });
    fs.linkSync(draft, file);
    if (process.platform !== 'win32') flushFolder(path.dirname(file)); // the file's name must survive a power cut too
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

function flushFolder(folder: string): void {
  const fd = fs.openSync(folder, 'r');
  fs.fsyncSync(fd);
  fs.closeSync(fd);
}
