import { euro, formatMoney } from '#domain/core/money.ts';
import type { PlaceProblem } from '#domain/transport/runs/choice.ts';
import { type OpenProblem, type PlacePlan, refusalOf, takenOf } from '#domain/transport/runs/picking.ts';
import { type BerthPosition, type CompartmentKind, compartmentsOf } from '#domain/transport/runs/places.ts';
import type { ChosenPlace, Rider, TakenBy } from '#domain/transport/runs/riders.ts';
import { m } from '#src/copy/generated/messages.js';

export const kindWords: Readonly<Record<CompartmentKind, () => string>> = {
  family: m.transportplace_family,
  women: m.transportplace_women,
  men: m.transportplace_men,
};
export const kindText: Readonly<Record<CompartmentKind, () => string>> = {
  family: m.transportplace_family_text,
  women: m.transportplace_women_text,
  men: m.transportplace_men_text,
};
export const kindIcon = { family: 'users', women: 'woman', men: 'man' } as const;
export const positionWords: Readonly<Record<BerthPosition, () => string>> = {
  upper: m.transportplace_upper,
  middle: m.transportplace_middle,
  lower: m.transportplace_lower,
};
const RIDERS: Readonly<Record<Rider, () => string>> = {
  woman: m.transportplace_woman,
  man: m.transportplace_man,
  child: m.transportplace_child,
};
export const riderWords = (rider: Rider | null): string => (rider ? RIDERS[rider]() : m.transportplace_empty());

const SOLD: Readonly<Record<TakenBy, () => string>> = {
  women: m.transportplace_state_women,
  men: m.transportplace_state_men,
  family: m.transportplace_state_family,
};

/** How a place stands for these people. */
export type PlaceState =
  | { readonly what: 'free' }
  | { readonly what: 'yours'; readonly rider: Rider | null }
  | { readonly what: 'sold'; readonly by: TakenBy }
  | { readonly what: 'no'; readonly problem: PlaceProblem };

export function placeStates(plan: PlacePlan, choice: readonly ChosenPlace[]): (place: string) => PlaceState {
  const taken = takenOf(plan);
  return (place) => {
    const mine = choice.find((one) => one.place === place);
    if (mine) return { what: 'yours', rider: mine.rider };
    const by = taken.get(place);
    if (by) return { what: 'sold', by };
    const problem = refusalOf(plan, place);
    return problem ? { what: 'no', problem } : { what: 'free' };
  };
}

/** "3B", and "carriage 2, 3B" is said by the plan's own name. */
export const seatName = (place: string): string => place.slice(place.indexOf('-') + 1);

/** How a screen reader says the state of a place. */
export function stateWords(
  state: PlaceState,
  { each, whole }: { readonly each: number; readonly whole?: number },
): string {
  switch (state.what) {
    case 'free':
      return whole === undefined
        ? m.transportplace_state_free({ price: formatMoney(euro(each)) })
        : m.transportplace_state_whole({ price: formatMoney(euro(whole)) });
    case 'yours':
      return m.transportplace_state_yours({ rider: riderWords(state.rider) });
    case 'sold':
      return SOLD[state.by]();
    case 'no':
      return m.transportplace_state_no({ reason: reasonWords(state.problem) });
  }
}

function reasonWords(problem: PlaceProblem): string {
  if (problem.code === 'women_only') return m.transportplace_why_women_only();
  if (problem.code === 'men_only') return m.transportplace_why_men_only();
  return m.transportplace_why_stranger({ beside: 'beside' in problem ? seatName(problem.beside) : '' });
}

/** "Compartment 4, upper berth 1", or "3B". */
export function placeName({ runClass }: PlacePlan, place: string): string {
  for (const { no, berths } of compartmentsOf(runClass)) {
    const at = berths.findIndex((berth) => berth.place === place);
    const berth = berths[at];
    if (berth)
      return m.transportplace_where_berth({
        compartment: no,
        position: positionWords[berth.position](),
        number: at + 1,
      });
  }
  return m.transportplace_where_seat({ seat: seatName(place) });
}

/** Why a press changed nothing, or why a choice cannot be held: a headline and a sentence. */
export function problemWords(plan: PlacePlan, problem: OpenProblem): { readonly title: string; readonly text: string } {
  const place = 'place' in problem ? placeName(plan, problem.place) : '';
  switch (problem.code) {
    case 'people_left':
      return {
        title: problem.count === 1 ? m.transportplace_left_one() : m.transportplace_left_n({ count: problem.count }),
        text: '',
      };
    case 'women_only':
      return { title: m.transportplace_no_women_only({ place }), text: m.transportplace_no_women_only_text() };
    case 'men_only':
      return { title: m.transportplace_no_men_only({ place }), text: m.transportplace_no_men_only_text() };
    case 'beside_stranger': {
      const beside = seatName(problem.beside);
      const by = takenOf(plan).get(problem.beside);
      return {
        title: m.transportplace_no_stranger({ place }),
        text:
          by === 'women'
            ? m.transportplace_no_stranger_women({ beside })
            : m.transportplace_no_stranger_men({ beside }),
      };
    }
    case 'place_taken':
      return { title: m.transportplace_no_taken({ place }), text: m.transportplace_no_taken_text() };
    case 'leaves_lost_seat':
      return { title: m.transportplace_no_lost({ place }), text: m.transportplace_no_lost_text() };
    case 'child_alone':
      return { title: m.transportplace_no_child(), text: m.transportplace_no_child_text() };
    case 'family_whole':
      return { title: m.transportplace_no_family(), text: m.transportplace_no_family_text() };
    default:
      return { title: m.transportplace_no_other(), text: m.transportplace_no_other_text() };
  }
}
