// What a view says, without what only a person or a clock would put there: the parts by which situations are told apart.

type Part = string | boolean | null | { readonly [key: string]: Part };

/** A date, an id or a text of the server is not a situation. */
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

/** Words for what is out of the ordinary. */
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
  'isAirlineSlow true': 'slow airline',
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

/** What is out of the ordinary in a view: `last minute`, `sold out departing`. */
export function wordsOf(parts: ViewParts): string[] {
  const words: string[] = [];
  const look = (key: string, part: Part | undefined, owner: string) => {
    if (typeof part === 'object' && part !== null) {
      for (const [inner, item] of Object.entries(part)) look(inner, item, key);
      if (key === 'results' && part.departing === false) words.push('no flights found');
      return;
    }
    if (owner === 'results' && (key === 'departing' || key === 'returning')) return;
    if (owner === '' && key === 'kind') return;
    const word = key === 'problem' && typeof part === 'string' ? spaced(part) : (WORDS[`${key} ${part}`] ?? '');
    const isOfSession = owner === 'session' && key === 'problem' && word !== '' && word !== REFUSED;
    words.push(isOfSession ? `no more time: ${word}` : word);
  };
  for (const [key, part] of Object.entries(parts)) look(key, part, '');
  // Nobody can ask for more while being asked, or on the way to the bank.
  const isElsewhere = words.includes('asking for time') || (parts.payment ?? 'ready') !== 'ready';
  return [...new Set(words)].filter((word) => word && !(word === 'no more time to ask for' && isElsewhere));
}

/** Words for what is said only where it tells one screen from another. */
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
  'currency EUR': 'in euros',
  'currency USD': 'in dollars',
};

/**
 * What a screen is told otherwise than another that has the same words: `order awaiting payment`, `time is up`. The nearest
 * to the top come first; where only lists differ, how long they are.
 */
export function differenceWords(given: unknown, other: unknown): string[] {
  const found: [depth: number, words: string][] = [];
  const lists: string[] = [];
  const look = (item: unknown, before: unknown, key: string, owner: string, depth: number) => {
    if (Array.isArray(item)) {
      if (item.length !== (Array.isArray(before) ? before.length : 0)) lists.push(`${item.length} ${spaced(key)}`);
    } else if (typeof item === 'object' && item !== null) {
      const known = (typeof before === 'object' ? before : null) as Readonly<Record<string, unknown>> | null;
      for (const [inner, value] of Object.entries(item)) look(value, known?.[inner], inner, key, depth + 1);
    } else if (item !== before) {
      const words = TELLING[`${key} ${item}`] ?? leafWords(item, key, owner);
      if (words) found.push([depth, words]);
    }
  };
  look(given, other, '', '', 0);
  const words = found.sort(([one], [two]) => one - two).map(([, word]) => word);
  return [...new Set(words.length > 0 ? words : lists)];
}

const LONGEST_WORD = 24;

function leafWords(value: unknown, key: string, owner: string): string {
  if (value === 'to come' || value === 'past') return '';
  if (typeof value === 'boolean') return value ? spaced(key) : `not ${spaced(key)}`;
  if (typeof value !== 'string' || value.length > LONGEST_WORD || !/^[A-Za-z_]+$/.test(value)) return '';
  const whose = key !== 'status' && key !== 'kind' ? key : owner === 'view' ? '' : owner;
  return `${spaced(whose)} ${spaced(value)}`.trim();
}

/** `Held / Passengers / Submitting`. */
export const stateWords = (value: unknown): string =>
  typeof value === 'string'
    ? titled(value)
    : Object.entries((value ?? {}) as Readonly<Record<string, unknown>>)
        .map(([key, inner]) => `${titled(key)} / ${stateWords(inner)}`)
        .join(' + ');

export const titled = (name: string): string => {
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
