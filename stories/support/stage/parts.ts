import { formatMoney, type Money } from '#domain/core/money.ts';
import type { Words } from '#machines/trace/about.ts';

// The parts of a view that distinguish situations, without values that depend on a person or a clock.

type Part = string | boolean | null | { readonly [key: string]: Part };

/** Dates, ids and server texts do not make a situation. */
const SILENT = /^(orderId|deadlineAt|promisedAt|searchedAt|expiresAt|message|text|hasCharterLabel)$/;

export function partOf(key: string, value: unknown): Part | undefined {
  if (SILENT.test(key)) return undefined;
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return value > 0;
  if (typeof value !== 'object') return undefined;
  if ('code' in value) return [value.code, 'leg' in value ? value.leg : ''].join(' ').trim();
  if ('offerId' in value) return true;
  if (key === 'search' && 'type' in value) return String(value.type);
  return Object.fromEntries(
    Object.entries(value).flatMap(([inner, item]) => {
      const part = partOf(inner, item);
      return part === undefined ? [] : [[inner, part]];
    }),
  );
}

export type ViewParts = Readonly<Record<string, Part>>;

export const partsOf = (view: unknown): ViewParts => (partOf('', view) ?? {}) as ViewParts;

const REFUSED = 'extension refused';
const spaced = (name: string): string =>
  name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** Words for unusual facts. */
const WORDS: Readonly<Record<string, string>> = {
  'phase closing': 'five minutes left',
  'phase urgent': 'last minute',
  'canExtend false': 'no more time to ask for',
  'isExtending true': 'asking for time',
  'path returning': 'way back',
  'search twoWay': 'return trip',
  'isHolding true': '',
  'isPriceChanged true': '',
  'isSubmitting true': '',
  'isStale true': 'old list',
  'isRefreshing true': 'asking again',
  'isOffline true': 'no connection',
  'isSlow true': 'slow bank',
  'isSupplierSlow true': 'slow supplier',
  'cancelPackage true': 'with protection',
  'kind loading': 'loading',
  'kind failed': 'not loaded',
  'kind expired': '',
  'kind refunding': 'refunding',
  'payment starting': 'starting',
  'payment atBank': 'leaving for the bank',
  'page confirm': 'at review',
  'departing true': 'way out chosen',
  'returning true': 'way back chosen',
  'alertType success': 'success',
};

/** Unusual facts of a view: `last minute`, `sold out departing`; own: words of its machine. */
export function wordsOf(parts: ViewParts, own: Words): string[] {
  const words: string[] = [];
  const look = (key: string, part: Part | undefined, owner: string) => {
    if (typeof part === 'object' && part !== null) {
      for (const [inner, item] of Object.entries(part)) look(inner, item, key);
      if (key === 'results' && part.departing === false) words.push('no flights found');
      return;
    }
    if (owner === 'results' && (key === 'departing' || key === 'returning')) return;
    if (owner === '' && key === 'kind') return;
    const word =
      key === 'problem' && typeof part === 'string'
        ? spaced(part)
        : (own[`${key} ${part}`] ?? WORDS[`${key} ${part}`] ?? '');
    const isOfSession = owner === 'session' && key === 'problem' && word !== '' && word !== REFUSED;
    words.push(isOfSession ? `no more time: ${word}` : word);
  };
  for (const [key, part] of Object.entries(parts)) look(key, part, '');
  // No extension can be requested during a request or on the way to the bank.
  const isElsewhere = words.includes('asking for time') || (parts.payment ?? 'ready') !== 'ready';
  return [...new Set(words)].filter((word) => word && !(word === 'no more time to ask for' && isElsewhere));
}

/** Words used only where they distinguish two screens. */
const TELLING: Readonly<Record<string, string>> = {
  ...WORDS,
  'page issue': 'at the tickets',
  'page passengers': 'at passengers',
  'page results': 'at the list',
  'page review': 'at review',
  'type twoWay': 'return trip',
  'type oneWay': 'one way',
  'deadlineAt past': 'time is up',
  'expiresAt past': 'old prices',
  'focusAsked 1': 'focus in the first wrong field',
  'rulesRefused 1': 'rules refused',
  'rulesRefused 2': 'rules refused again',
  'currency EUR': 'in euros',
  'currency USD': 'in dollars',
};

/**
 * Differences to a screen with the same words: `order awaiting payment`, `time is up`. The highest in the structure
 * come first; without differing words: lengths of lists, then amounts and missing values.
 */
export function differenceWords(given: unknown, other: unknown, own: Words): string[] {
  const found: [depth: number, words: string][] = [];
  const lists: string[] = [];
  const amounts: string[] = [];
  const look = (item: unknown, before: unknown, key: string, owner: string, depth: number) => {
    if (Array.isArray(item)) {
      const known: readonly unknown[] = Array.isArray(before) ? before : [];
      if (item.length !== known.length) lists.push(countWords(item.length, key));
      else for (const [index, inner] of item.entries()) look(inner, known[index], key, owner, depth + 1);
    } else if (isMoney(item)) {
      if (!isMoney(before) || formatMoney(item) !== formatMoney(before))
        amounts.push(`${spaced(key)} ${formatMoney(item)}`.trim());
    } else if (typeof item === 'object' && item !== null) {
      const known = (typeof before === 'object' ? before : null) as Readonly<Record<string, unknown>> | null;
      for (const [inner, value] of Object.entries(item)) look(value, known?.[inner], inner, key, depth + 1);
    } else if (item !== before) {
      const words = own[`${key} ${item}`] ?? TELLING[`${key} ${item}`] ?? leafWords(item, key, owner);
      if (words) found.push([depth, words]);
      else if (typeof item === 'number') amounts.push(`${spaced(key)} ${item}`);
      else if (item === null && before !== undefined) amounts.push(`no ${spaced(key)}`);
      else if (typeof item === 'string') amounts.push(`${before === null ? 'with' : 'another'} ${spaced(key)}`);
    }
  };
  look(given, other, '', '', 0);
  const words = found.sort(([one], [two]) => one - two).map(([, word]) => word);
  const telling = [words, lists, amounts].find(({ length }) => length > 0) ?? [];
  return [...new Set(telling.map((one) => own[one] ?? one))];
}

/** `1 fault`, `2 faults`. */
const countWords = (count: number, key: string): string =>
  `${count} ${count === 1 ? spaced(key).replace(/s$/, '') : spaced(key)}`;

const LONGEST_WORD = 24;

function leafWords(value: unknown, key: string, owner: string): string {
  if (value === 'to come' || value === 'past') return '';
  if (typeof value === 'boolean') return factWords(key, value);
  if (typeof value !== 'string' || value.length > LONGEST_WORD || !/^[A-Za-z_]+$/.test(value)) return '';
  const whose = key === 'code' ? '' : key !== 'status' && key !== 'kind' ? key : owner === 'view' ? '' : owner;
  return `${spaced(whose)} ${spaced(value)}`.trim();
}

/** `isInvited` becomes invited or not, `canResend` can or cannot. */
function factWords(key: string, isTrue: boolean): string {
  const [, verb = '', what = ''] = /^(is|has|can)([A-Z].*)$/.exec(key) ?? [];
  if (verb === 'is') return `${isTrue ? '' : 'not '}${spaced(what)}`;
  if (verb === 'can') return `${isTrue ? 'can' : 'cannot'} ${spaced(what)}`;
  if (verb === 'has') return `has ${isTrue ? '' : 'not '}${spaced(what)}`;
  return `${isTrue ? '' : 'not '}${spaced(key)}`;
}

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;

/** `Held / Passengers / Submitting`. */
export const stateWords = (value: unknown, own: Words): string =>
  typeof value === 'string'
    ? (own[value] ?? titled(value))
    : Object.entries((value ?? {}) as Readonly<Record<string, unknown>>)
        .map(([key, inner]) => [own[key] ?? titled(key), stateWords(inner, own)].filter(Boolean).join(' / '))
        .filter(Boolean)
        .join(' + ');

export const titled = (name: string): string => {
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
