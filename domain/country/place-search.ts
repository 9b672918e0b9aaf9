import { fold, isNothing } from '#domain/core/fold.ts';
import type { Airport } from '#domain/country/airports.ts';

/** Airports for a typed text, best first: by code, English or Persian name, or alias; one or two typos are allowed. */
export function searchPlaces(airports: readonly Airport[], text: string, limit = 8): Airport[] {
  if (isNothing(text)) return [...airports].sort((a, b) => rank(b) - rank(a));
  const wanted = fold(text);
  if (wanted === '' || COUNTRY.includes(wanted)) return [];
  return airports
    .map((airport) => ({ airport, score: scoreOf(airport, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || rank(b.airport) - rank(a.airport))
    .slice(0, limit)
    .map(({ airport }) => airport);
}

/** The only airport that a text can mean: a full name or code, or the only match with flights. */
export function surePlace(airports: readonly Airport[], text: string): Airport | undefined {
  const wanted = fold(text);
  const exact = airports.filter(({ code, city, cityFa, aliases }) =>
    [code, city, cityFa, ...aliases].some((name) => wanted && fold(name) === wanted),
  );
  const flown = exact.filter(({ isFlown }) => isFlown);
  if (exact.length > 0) return flown.length > 1 ? undefined : (flown[0] ?? exact[0]);
  const found = wanted ? searchPlaces(airports, text) : [];
  const candidates = found.filter(({ isFlown }) => isFlown);
  return candidates.length > 1 ? undefined : (candidates[0] ?? found[0]);
}

const rank = ({ isFlown, isPopular }: Airport) => Number(isFlown) + Number(isPopular);

/** Visitors type the country: it is not a city, and must not match Iranshahr. */
const COUNTRY = ['iran', 'ایران', 'иран', '伊朗'];

const EXACT = 100;
const START = 80;
const WORD = 60;
const INSIDE = 40;
const TYPO = 20;

const scoreOf = (airport: Airport, wanted: string): number =>
  fold(airport.code) === wanted ? EXACT : scoreOfNames(namesOf(airport), wanted);

/** Filled on the first keystroke; halves the cost of each later one. */
const folded = new WeakMap<Airport, FoldedNames>();

function namesOf(place: Airport): FoldedNames {
  const { city, cityFa, airport, airportFa, aliases } = place;
  const names = folded.get(place) ?? foldNames([city, cityFa, ...aliases], [airport, airportFa]);
  folded.set(place, names);
  return names;
}

/** Folds all names in advance: on a slow phone it would delay the first keystroke. */
export const readyPlaces = (airports: readonly Airport[]): void => airports.forEach(namesOf);

/** Names folded once, for lists that are searched often. */
export type FoldedNames = { readonly names: readonly string[]; readonly words: readonly string[] };

/** `besides` match only by single words. */
export const foldNames = (names: readonly string[], besides: readonly string[] = []): FoldedNames => ({
  names: names.map(fold),
  words: [...names, ...besides].flatMap((name) => name.split(/[\s()‌-]+/).map(fold)),
});

/** Score of names for a folded query; 0 is no match. Much faster without typos. */
export function scoreOfNames({ names, words }: FoldedNames, wanted: string, { typos: withTypos = true } = {}): number {
  if (names.includes(wanted)) return EXACT - 1;
  if (names.some((name) => name.startsWith(wanted))) return START;
  if (words.some((word) => word.startsWith(wanted))) return WORD;
  if (wanted.length > 2 && names.some((name) => name.includes(wanted))) return INSIDE;
  const allowed = wanted.length >= 7 ? 2 : wanted.length >= 4 ? 1 : 0;
  if (allowed === 0 || !withTypos) return 0;
  const distance = Math.min(
    ...[...names, ...words.filter((word) => word.length > 3)].map((name) => typos(wanted, name)),
  );
  return distance <= allowed ? TYPO - distance : 0;
}

/** Smallest number of changed letters that makes `text` a prefix of `name`; the first letter must match. */
function typos(text: string, name: string): number {
  if (text[0] !== name[0]) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: name.length + 1 }, (_, j) => j);
  for (let i = 1; i <= text.length; i++) {
    const next = [i];
    for (let j = 1; j <= name.length; j++) {
      const change = (row[j - 1] ?? 0) + (text[i - 1] === name[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return Math.min(...row.slice(Math.max(1, text.length - 1)));
}
