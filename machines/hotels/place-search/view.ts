import type { Problem } from '#domain/core/problem.ts';
import { need } from '#machines/core/need.ts';
import type { PlaceSearchSnapshot } from '#machines/hotels/place-search/machine.ts';
import type { FoundPlace } from '#machines/hotels/place-search/types.ts';

export type PlaceSearchView = {
  /** As typed, without blanks around it. */
  readonly text: string;
  /** The last answer; null: none yet. */
  readonly places: readonly FoundPlace[] | null;
  readonly foundFor: string;
} /** suggesting: the last answer is for this text; typing: it is not, or not yet. */ & (
  | { kind: 'idle' | 'typing' | 'suggesting' | 'deciding' }
  /** `place`: what the text means; null: nothing, or one of `names`. */
  | { kind: 'decided'; place: FoundPlace | null; names: readonly string[] }
  | { kind: 'undecided'; problem: Problem }
);

export function placeSearchView(snapshot: PlaceSearchSnapshot): PlaceSearchView {
  const { text, places, foundFor, problem } = snapshot.context;
  const found = { text, places, foundFor };
  switch (snapshot.value) {
    case 'pausing':
    case 'searching':
    case 'suggesting':
      return { kind: places && foundFor === text ? 'suggesting' : 'typing', ...found };
    case 'decided':
      return { kind: 'decided', ...meaningOf(text, need(places, 'places')), ...found };
    case 'undecided':
      return { kind: 'undecided', problem: need(problem, 'reason'), ...found };
    default:
      return { kind: snapshot.value, ...found };
  }
}

/** At most so many names of places that a text may mean. */
const MOST_NAMES = 3;

/** A place with exactly this name, or the only one found; a single hotel whose name starts with the text is only a guess. */
function meaningOf(text: string, places: readonly FoundPlace[]) {
  const [only, ...others] = places;
  const sure = others.length === 0 && only?.type !== 'hotel' ? only : undefined;
  const place = places.find((one) => isNamed(one, text)) ?? sure ?? null;
  return { place, names: places.slice(0, MOST_NAMES).map(({ name }) => name.en) };
}

const isNamed = ({ name }: FoundPlace, text: string) =>
  [name.en, name.fa ?? ''].some((one) => one.toLowerCase() === text.toLowerCase());
