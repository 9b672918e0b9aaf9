import { utf8ToBytes } from '@noble/hashes/utils.js';
import { isLuhn, pseudonymOf } from '#machines/trace/pseudonym.ts';

export type RedactionPolicy = {
  readonly name: string;
  /** Every text below such a key is a secret, wherever else it stands. */
  readonly secretKeys: RegExp;
  /** Secrets by their shape, wherever they stand: free texts, as those of errors, have no keys. */
  readonly secretShapes: readonly RegExp[];
  /** Texts below these keys are words of the machine and stay. */
  readonly wordKeys: RegExp;
};

/** Names of fields that are personal or secret, as patterns. */
export const SECRET_NAMES = [
  '.*password.*',
  '.*token.*',
  '.*secret.*',
  'authorization',
  'otp',
  'e-?mail.*',
  'phone.*',
  'mobile.*',
  'passport.*',
  'nationalId',
  'first_?name',
  'last_?name',
  'fullName',
  'birth.*',
  'card.*',
  'pan',
  'cvv',
  'cvc',
  'iban',
  'address.*',
  'reference',
  'orderId',
  '.+OrderId',
  'flowId',
  'idempotencyKey',
  'redirectUrl',
  'ticketNumber',
  'ip',
] as const;

export const travelPolicy: RedactionPolicy = {
  name: 'travel/1',
  // The first are no fields but names of ports and flows, under which a snapshot keeps what they do.
  secretKeys: new RegExp(`^(?!(?:change|forgot|reset)Password$)(?:${SECRET_NAMES.join('|')})$`, 'i'),
  secretShapes: [
    /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, // e-mail
    /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi, // order
    /\bSFR-[\dA-Z]{4}-[\dA-Z]{2}\b/gi, // reference of a booking
    /\+\d[\d ()-]{7,18}\d/g, // phone
  ],
  // What guards compare with words of their own. A family called "Held" must not change a status.
  wordKeys: /^(type|status|code|kind|name|leg|path|step|indicatePage|currency|ageClass|cardType|\$opaque)$/,
};

const CARD = /\b\d(?:[ -]?\d){12,18}\b/g;

export type Redactor = {
  /** Texts that were replaced so far. */
  readonly count: () => number;
  /** Finds the secrets in a value; first all values are learned, then all are rewritten. */
  readonly learn: (value: unknown) => void;
  readonly rewrite: (value: unknown) => unknown;
};

/**
 * Replaces secrets by pseudonyms of the same shape, so that a machine decides as before. key: random, 16 bytes or more,
 * made anew for each trace and never written anywhere.
 */
export function createRedactor(key: Uint8Array, policy: RedactionPolicy = travelPolicy): Redactor {
  if (key.length < 16) throw new RangeError('a redaction key has 16 bytes or more');
  const pseudonyms = new Map<string, string>();
  const taken = new Set<string>();
  let count = 0;
  let search: RegExp | null = null;

  const hide = (text: string): void => {
    if (text === '' || pseudonyms.has(text)) return;
    let made = pseudonymOf(key, text);
    // Two secrets stay two, and none stays itself; a text without letters and digits has only itself.
    for (let attempt = 1; attempt < 50 && (made === text || taken.has(made)); attempt += 1) {
      made = pseudonymOf(key, text, attempt);
    }
    taken.add(made);
    search = null;
    for (const spelling of [same, inUrl, lower, upper]) {
      if (!pseudonyms.has(spelling(text))) pseudonyms.set(spelling(text), spelling(made));
    }
  };

  const learnText = (text: string, isSecret: boolean): void => {
    if (isSecret) hide(text);
    const trimmed = text.trim();
    if (isSecret && trimmed !== text) hide(trimmed);
    for (const shape of policy.secretShapes) for (const [found] of text.matchAll(shape)) hide(found);
    for (const [card] of text.matchAll(CARD)) if (isLuhn(card)) hide(card);
  };

  const learn = (value: unknown, isSecret: boolean): void => {
    if (typeof value === 'string') learnText(value, isSecret);
    else if (Array.isArray(value)) for (const item of value) learn(item, isSecret);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) {
        if (policy.wordKeys.test(name) && typeof item === 'string') continue;
        learn(item, isSecret || policy.secretKeys.test(name));
      }
    }
  };

  const rewriteText = (text: string, isSecret: boolean): string => {
    const whole = pseudonyms.get(text);
    if (whole !== undefined && (isSecret || text.length > 2)) {
      count += 1;
      return whole;
    }
    search ??= searchFor([...pseudonyms.keys()]);
    return text.replace(search, (found) => {
      count += 1;
      return pseudonyms.get(found) ?? found;
    });
  };

  const rewrite = (value: unknown, isSecret: boolean): unknown => {
    if (typeof value === 'string') return rewriteText(value, isSecret);
    if (Array.isArray(value)) return value.map((item) => rewrite(item, isSecret));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => {
        if (policy.wordKeys.test(name) && typeof item === 'string') return [name, item];
        return [rewriteText(name, false), rewrite(item, isSecret || policy.secretKeys.test(name))];
      }),
    );
  };

  return { count: () => count, learn: (value) => learn(value, false), rewrite: (value) => rewrite(value, false) };
}

const same = (text: string) => text;
const inUrl = (text: string) => (/\p{Surrogate}/u.test(text) ? text : encodeURIComponent(text));
const lower = (text: string) => text.toLowerCase();
const upper = (text: string) => text.toUpperCase();

/** Long secrets are found anywhere, short ones only as whole words, one or two characters not at all. */
function searchFor(secrets: readonly string[]): RegExp {
  const patterns = secrets
    .filter((secret) => secret.length > 2)
    .sort((one, other) => other.length - one.length)
    .map((secret) => {
      const exact = secret.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
      return secret.length < 6 ? `(?<![\\p{L}\\p{N}])${exact}(?![\\p{L}\\p{N}])` : exact;
    });
  return patterns.length > 0 ? new RegExp(patterns.join('|'), 'gu') : /(?!)/g;
}

export const keyFromText = (text: string): Uint8Array => utf8ToBytes(text.padEnd(16, '.'));
