import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { ClassOf, FieldClass } from '#machines/trace/field-classes.ts';
import { isLuhn, pseudonymOf } from '#machines/trace/pseudonym.ts';

/** Secrets recognised by shape anywhere, because sentences have no fields. */
export const SECRET_SHAPES: readonly RegExp[] = [
  /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g,
  /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi,
  /\bSFR-[\dA-Z]{4}-[\dA-Z]{2}\b/gi,
  /\+\d[\d ()-]{7,18}\d/g,
];

const CARD = /\b\d(?:[ -]?\d){12,18}\b/g;

export type Redactor = {
  readonly count: () => number;
  /** Finds the secrets in a value; first all values are learned, then all are rewritten. */
  readonly learn: (value: unknown, as?: Around) => void;
  readonly rewrite: (value: unknown, as?: Around) => unknown;
};

type RedactorOptions = {
  /** Class of a field by its name. Without it all texts are secret. */
  readonly classOf?: ClassOf;
  readonly shapes?: readonly RegExp[];
};

/**
 * Replaces secrets by pseudonyms of the same shape, so that a machine decides as before. A text is secret unless its
 * field, or the field around it, has another class. Call `learn` with all values before `rewrite`. key: random, at
 * least 16 bytes, new for each trace and never stored.
 */
export function createRedactor(
  key: Uint8Array,
  { classOf = () => undefined, shapes = SECRET_SHAPES }: RedactorOptions = {},
): Redactor {
  if (key.length < 16) throw new RangeError('a redaction key has 16 bytes or more');
  const pseudonyms = new Map<string, string>();
  const taken = new Set<string>();
  let count = 0;
  let search: RegExp | null = null;

  const hide = (text: string): void => {
    if (text === '' || pseudonyms.has(text)) return;
    let made = pseudonymOf(key, text);
    // Distinct secrets get distinct pseudonyms, and none keeps its text; a text without letters and digits cannot
    // change.
    for (let attempt = 1; attempt < 50 && (made === text || taken.has(made)); attempt += 1) {
      made = pseudonymOf(key, text, attempt);
    }
    taken.add(made);
    search = null;
    for (const spelling of [same, inUrl, lower, upper]) {
      if (!pseudonyms.has(spelling(text))) pseudonyms.set(spelling(text), spelling(made));
    }
  };

  const learnText = (text: string, as: Around): void => {
    if (isSecret(as)) {
      hide(text);
      hide(text.trim());
    }
    for (const shape of shapes) for (const [found] of text.matchAll(shape)) hide(found);
    for (const [card] of text.matchAll(CARD)) if (isLuhn(card)) hide(card);
  };

  const learn = (value: unknown, as?: Around): void => {
    if (typeof value === 'string') learnText(value, as);
    else if (Array.isArray(value)) for (const item of value) learn(item, as);
    else if (typeof value === 'object' && value !== null) {
      const inner = classesIn(value, as, classOf);
      for (const [name, item] of Object.entries(value)) learn(item, inner(name));
    }
  };

  const pseudonym = (text: string): string => {
    count += 1;
    return pseudonyms.get(text) ?? text;
  };
  const rewriteText = (text: string, as: Around): string => {
    // A person called "Held" must not change a status, so a word stays; text with the shape of a secret is replaced
    // even here.
    if (as === 'word') return shapes.reduce((kept, shape) => kept.replace(shape, pseudonym), text);
    if (pseudonyms.has(text) && (isSecret(as) || text.length > 2)) return pseudonym(text);
    search ??= searchFor([...pseudonyms.keys()]);
    return text.replace(search, pseudonym);
  };

  const rewrite = (value: unknown, as?: Around): unknown => {
    if (typeof value === 'string') return rewriteText(value, as);
    if (Array.isArray(value)) return value.map((item) => rewrite(item, as));
    if (typeof value !== 'object' || value === null) return value;
    const inner = classesIn(value, as, classOf);
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [rewriteText(name, 'text'), rewrite(item, inner(name))]),
    );
  };

  return { count: () => count, learn, rewrite };
}

const isSecret = (as: Around): boolean => as !== 'word' && as !== 'text';

/** `undefined`: unknown field; `error`: an error as `toJson` writes it. */
export type Around = FieldClass | 'error' | undefined;

/** Fields of the contract's Problem; its `fields` contain codes, whatever their names mean elsewhere. */
const IN_PROBLEM: Readonly<Record<string, FieldClass>> = { code: 'word', message: 'text', fields: 'word' };
const IN_ERROR: Readonly<Record<string, FieldClass>> = { name: 'word', message: 'text' };

const isProblem = (value: object): boolean =>
  'code' in value && typeof value.code === 'string' && 'message' in value && typeof value.message === 'string';

/** Class of each field of an object: by the kind of object, then by the field's name, then the object's own class. */
export const classesIn =
  (value: object, around: Around, classOf: ClassOf) =>
  (name: string): Around => {
    if (around === 'secret') return 'secret';
    if (name === '$error') return 'error';
    const known = around === 'error' ? IN_ERROR : isProblem(value) ? IN_PROBLEM : {};
    if (Object.hasOwn(known, name)) return known[name];
    return classOf(name) ?? (around === 'error' ? undefined : around);
  };

const same = (text: string) => text;
const inUrl = (text: string) => (/\p{Surrogate}/u.test(text) ? text : encodeURIComponent(text));
const lower = (text: string) => text.toLowerCase();
const upper = (text: string) => text.toUpperCase();

/** Long secrets match anywhere, short ones only as whole words, texts of one or two characters never. */
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
