import { canonicalJson } from '#machines/trace/values.ts';

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

const leavesOf = (part: Part, path = ''): [string, Part][] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`))
    : [[path, part]];

/**
 * What there is to look at: each state of the flow, with each problem and each phase of the hold; and each kind of page
 * with each value of each of its parts. Parts that do not know each other stand on the page side by side, so all their
 * combinations would show nothing that was not seen; those inside a child's view are seen in the child's own stories.
 */
export function sightsOfView(rootValue: unknown, view: unknown): string[] {
  const parts = partsOf(view);
  const kind = parts.kind ?? '';
  const { held } = parts;
  const session = parts.session ?? (typeof held === 'object' && held !== null ? held.session : undefined) ?? null;
  const phase = typeof session === 'object' && session !== null ? (session.phase ?? null) : null;
  return [
    ['state', rootValue],
    ['problem', rootValue, parts.problem ?? null],
    ['phase', rootValue, phase],
    ...leavesOf(parts).map((leaf) => [kind, ...leaf]),
  ].map(canonicalJson);
}

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
      if (key === 'results' && part.departing === false) words.push('nothing found');
      return;
    }
    if (owner === 'results' && (key === 'departing' || key === 'returning')) return;
    if (owner === '' && key === 'kind') return;
    if (key === 'problem' && typeof part === 'string') words.push(part.replaceAll('_', ' '));
    else words.push(WORDS[`${key} ${part}`] ?? '');
  };
  for (const [key, part] of Object.entries(parts)) look(key, part, '');
  // Nobody can ask for more while being asked, or on the way to the bank.
  const isElsewhere = words.includes('asking for time') || (parts.payment ?? 'ready') !== 'ready';
  return [...new Set(words)].filter((word) => word && !(word === 'no more time to ask for' && isElsewhere));
}

/** `Held / Passengers / Submitting`. */
export const stateWords = (value: unknown): string =>
  typeof value === 'string'
    ? titled(value)
    : Object.entries((value ?? {}) as Readonly<Record<string, unknown>>)
        .map(([key, inner]) => `${titled(key)} / ${stateWords(inner)}`)
        .join(' + ');

const titled = (name: string): string => {
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
