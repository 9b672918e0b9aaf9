import { type Compartment, type PlainProblem, plainProblem } from '#domain/transport/runs/places.ts';
import { type ChosenPlace, leavesChildAlone, type TakenBy } from '#domain/transport/runs/riders.ts';

export type TakenBerths = ReadonlyMap<string, TakenBy>;

export type BerthProblem =
  | PlainProblem
  /** A man, or a boy of 12 or older, chose a women's compartment. */
  | { readonly code: 'women_only'; readonly place: string }
  /** A woman or a child chose a men's compartment. */
  | { readonly code: 'men_only'; readonly place: string }
  /** No adult of the order that may lie there is in the child's compartment. */
  | { readonly code: 'child_alone'; readonly place: string }
  | { readonly code: 'family_whole'; readonly place: string }
  /** A berth of a family compartment may stay empty, but not all of one; any other berth is for somebody. */
  | { readonly code: 'rider_missing'; readonly place: string };

/**
 * True where nobody may lie down in a compartment for women or men any more: somebody else has a berth in it, because it was of another
 * kind when that berth was taken.
 */
export const isClosed = ({ kind, berths }: Compartment, taken: TakenBerths): boolean =>
  kind !== 'family' && berths.some(({ place }) => (taken.get(place) ?? kind) !== kind);

/**
 * Why berths cannot be taken as chosen; null where they can. There is no mixed compartment: men and women who want to lie in one take a
 * family compartment whole. The page and the server ask the same, and again when a title was changed.
 */
export function berthProblem(
  compartments: readonly Compartment[],
  taken: TakenBerths,
  choice: readonly ChosenPlace[],
): BerthProblem | null {
  const all = compartments.flatMap(({ berths }) => berths.map(({ place }) => place));
  const plain = plainProblem(choice, { all, taken });
  if (plain) return plain;
  for (const compartment of compartments) {
    const here = choice.filter(({ place }) => compartment.berths.some((berth) => berth.place === place));
    const [first] = here;
    if (!first) continue;
    const problem = problemIn(compartment, here);
    if (problem) return problem;
    if (isClosed(compartment, taken)) return { code: 'place_taken', place: first.place };
  }
  return null;
}

function problemIn({ kind, berths }: Compartment, here: readonly ChosenPlace[]): BerthProblem | null {
  if (kind === 'family') {
    const missing = berths.find(({ place }) => !here.some((one) => one.place === place));
    if (missing) return { code: 'family_whole', place: missing.place };
    const [first] = here;
    if (first && here.every(({ rider }) => rider === null)) return { code: 'rider_missing', place: first.place };
  }
  for (const { place, rider } of here) {
    if (rider === null && kind !== 'family') return { code: 'rider_missing', place };
    if (rider === 'man' && kind === 'women') return { code: 'women_only', place };
    if (rider !== 'man' && kind === 'men') return { code: 'men_only', place };
  }
  return childAlone(here);
}

/** In a women's compartment the adult is a woman, because no man lies there. */
function childAlone(here: readonly ChosenPlace[]): BerthProblem | null {
  const child = here.find(({ rider }) => rider === 'child');
  return child && leavesChildAlone(here) ? { code: 'child_alone', place: child.place } : null;
}

/**
 * Why these berths of an order cannot be given back alone; null where they can. A family compartment goes back only whole, and no
 * child stays behind without an adult.
 */
export function giveBackProblem(
  compartments: readonly Compartment[],
  order: readonly ChosenPlace[],
  given: readonly string[],
): BerthProblem | null {
  const stays = order.filter(({ place }) => !given.includes(place));
  for (const compartment of compartments) {
    const isHere = (place: string) => compartment.berths.some((berth) => berth.place === place);
    const staying = stays.filter(({ place }) => isHere(place));
    const [left] = given.filter(isHere);
    if (left === undefined || staying.length === 0) continue;
    if (compartment.kind === 'family') return { code: 'family_whole', place: left };
    const problem = childAlone(staying);
    if (problem) return problem;
  }
  return null;
}
