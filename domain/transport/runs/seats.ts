import { type Bench, type PlainProblem, plainProblem } from '#domain/transport/runs/places.ts';
import { type ChosenPlace, type Rider, type Side, sideOf, type TakenBy } from '#domain/transport/runs/riders.ts';

/** Seats that are sold, with who a stranger beside them may be. */
export type TakenSeats = ReadonlyMap<string, Side>;

/** Those of a vehicle that has no family compartments. */
export const seatsOf = (taken: ReadonlyMap<string, TakenBy>): TakenSeats =>
  new Map([...taken].flatMap(([place, by]) => (by === 'family' ? [] : [[place, by] as const])));

const SIDES = ['women', 'men'] as const satisfies readonly Side[];

/** The seats at both hands of a seat on its bench. */
function besideOf(benches: readonly Bench[], seat: string): readonly string[] {
  const bench = benches.find((one) => one.includes(seat)) ?? [];
  const at = bench.indexOf(seat);
  return [bench[at - 1], bench[at + 1]].flatMap((one) => one ?? []);
}

/** Who may still buy a free seat: who would not sit beside a stranger of the other gender. Nobody: the seat is lost. */
export const buyersOf = (benches: readonly Bench[], taken: TakenSeats, seat: string): readonly Side[] => {
  const beside = besideOf(benches, seat).flatMap((one) => taken.get(one) ?? []);
  return SIDES.filter((side) => beside.every((one) => one === side));
};

/**
 * Free seats that nobody could buy: a woman sits at one hand and a man at the other, so whoever came would be beside a stranger of the
 * other gender. It needs a bench of three or more, such as the last one of a bus; of two seats the free one can always be
 * bought by somebody like the person beside it.
 */
export const lostSeats = (benches: readonly Bench[], taken: TakenSeats): readonly string[] =>
  benches.flat().filter((seat) => !taken.has(seat) && buyersOf(benches, taken, seat).length === 0);

export type SeatProblem =
  | PlainProblem
  | { readonly code: 'rider_missing'; readonly place: string }
  /** `beside`: where a stranger of the other gender sits. */
  | { readonly code: 'beside_stranger'; readonly place: string; readonly beside: string }
  /** `place` would stay free, and nobody could buy it. */
  | { readonly code: 'leaves_lost_seat'; readonly place: string };

/**
 * Why seats cannot be taken as chosen; null where they can. People of one order sit as they like beside each other. A seat that was lost
 * before is nobody's fault. The page and the server ask the same, and again when a title was changed.
 */
export function seatProblem(
  benches: readonly Bench[],
  taken: TakenSeats,
  choice: readonly ChosenPlace[],
): SeatProblem | null {
  const plain = plainProblem(choice, { all: benches.flat(), taken });
  if (plain) return plain;
  for (const { place, rider } of choice) {
    if (rider === null) return { code: 'rider_missing', place };
    const beside = besideOf(benches, place).find((seat) => (taken.get(seat) ?? sideOf(rider)) !== sideOf(rider));
    if (beside !== undefined) return { code: 'beside_stranger', place, beside };
  }
  const before = new Set(lostSeats(benches, taken));
  const [lost] = lostSeats(benches, withChoice(taken, choice)).filter((seat) => !before.has(seat));
  return lost === undefined ? null : { code: 'leaves_lost_seat', place: lost };
}

/** The seats that are sold once this choice is. */
const withChoice = (taken: TakenSeats, choice: readonly ChosenPlace[]): TakenSeats =>
  new Map([...taken, ...choice.flatMap(({ place, rider }) => (rider ? [[place, sideOf(rider)] as const] : []))]);

/** Seats to begin with: on as few benches behind each other as can be, from the front; null where they cannot all sit. */
export function seatsFor(
  benches: readonly Bench[],
  taken: TakenSeats,
  riders: readonly Rider[],
): readonly ChosenPlace[] | null {
  const free = benches.map((bench) =>
    bench.filter((seat) => !taken.has(seat)).map((seat) => ({ seat, buyers: buyersOf(benches, taken, seat) })),
  );
  for (let span = 1; span <= free.length; span += 1) {
    for (let from = 0; from + span <= free.length; from += 1) {
      const choice = seated(free.slice(from, from + span).flat(), riders);
      if (choice && seatProblem(benches, taken, choice) === null) return choice;
    }
  }
  return null;
}

type FreeSeat = { readonly seat: string; readonly buyers: readonly Side[] };

/** Seats with a stranger beside them go first to those who may sit there; the others to who is left. */
function seated(free: readonly FreeSeat[], riders: readonly Rider[]): readonly ChosenPlace[] | null {
  const waiting = [...riders];
  const choice: ChosenPlace[] = [];
  for (const isOpen of [false, true]) {
    for (const { seat, buyers } of free) {
      if ((buyers.length === SIDES.length) !== isOpen) continue;
      const at = waiting.findIndex((rider) => buyers.includes(sideOf(rider)));
      const [rider] = at < 0 ? [] : waiting.splice(at, 1);
      if (rider) choice.push({ place: seat, rider });
    }
  }
  return waiting.length === 0 ? choice : null;
}
