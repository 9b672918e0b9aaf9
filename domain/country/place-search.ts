import { fold, isNothing } from '#domain/core/fold.ts';
import type { Airport } from '#domain/country/airports.ts';

/** Airports for what somebody typed, best first: by code, English or Persian name, alias; a typo or two are forgiven. */
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

/** The one airport that a text can only mean: a whole name or code, or the only match that flights go to. */
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

/** Visitors type where they go: it is no city, and Iranshahr least of all. */
const COUNTRY = ['iran', 'ایران', 'иран', '伊朗'];

const EXACT = 100;
const START = 80;
const WORD = 60;
const INSIDE = 40;
const TYPO = 20;

const scoreOf = (airport: Airport, wanted: string): number =>
  fold(airport.code) === wanted ? EXACT : scoreOfNames(namesOf(airport), wanted);

/** Folded with the first letter that somebody types: half of what each letter costs. */
const folded = new WeakMap<Airport, FoldedNames>();

function namesOf(place: Airport): FoldedNames {
  const { city, cityFa, airport, airportFa, aliases } = place;
  const names = folded.get(place) ?? foldNames([city, cityFa, ...aliases], [airport, airportFa]);
  folded.set(place, names);
  return names;
}

/** Folds all names before somebody types: with the first letter it would take a slow phone longer than all else. */
export const readyPlaces = (airports: readonly Airport[]): void => airports.forEach(namesOf);

/** Names as they are compared: folded once, for lists that are searched often. */
export type FoldedNames = { readonly names: readonly string[]; readonly words: readonly string[] };

/** `besides` are looked at word by word only. */
export const foldNames = (names: readonly string[], besides: readonly string[] = []): FoldedNames => ({
  names: names.map(fold),
  words: [...names, ...besides].flatMap((name) => name.split(/[\s()‌-]+/).map(fold)),
});

/** How well names answer what was typed and folded; 0 is not at all. Without typos it is much faster. */
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

/** Fewest changed letters that make `text` a beginning of `name`; the first letter must be right. */
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
