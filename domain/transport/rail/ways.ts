import { isClosed, type TakenBerths } from '#domain/transport/rail/compartments.ts';
import { type Berth, type Compartment, compartmentsOf, type RunClass } from '#domain/transport/runs/places.ts';
import { choiceCents } from '#domain/transport/runs/price.ts';
import { type ChosenPlace, type Rider, type RunParty, ridersOf } from '#domain/transport/runs/riders.ts';

/**
 * How a group can lie. together: in family compartments, whole. byBerth: women and children in women's compartments, men in those for
 * men. `cents`: EUR cents for all.
 */
export type Way = {
  readonly what: 'together' | 'byBerth';
  readonly compartments: readonly Compartment[];
  readonly choice: readonly ChosenPlace[];
  readonly cents: number;
};

type Asked = { readonly party: RunParty; readonly taken: TakenBerths; readonly childPercent: number };

const IN_COMPANY = ['together', 'byBerth'] as const;
/** Who is alone is offered one berth before a whole compartment. */
const ALONE = ['byBerth', 'together'] as const;

/** All ways in which a class has room for a group, each in as few compartments as there are; none where it has no room. */
export function waysFor(runClass: RunClass, { party, taken, childPercent }: Asked): readonly Way[] {
  const compartments = compartmentsOf(runClass);
  const riders = ridersOf(party);
  return (riders.length === 1 ? ALONE : IN_COMPANY).flatMap((what) => {
    const choice = what === 'together' ? together(compartments, taken, riders) : byBerth(compartments, taken, riders);
    if (choice === null) return [];
    const used = compartments.filter(({ berths }) =>
      berths.some(({ place }) => choice.some((one) => one.place === place)),
    );
    return [{ what, compartments: used, choice, cents: choiceCents(runClass, choice, childPercent) }];
  });
}

type Room = { readonly compartment: Compartment; readonly free: readonly Berth[] };

const roomsIn = (compartments: readonly Compartment[], taken: TakenBerths): readonly Room[] =>
  compartments.map((compartment) => ({
    compartment,
    free: isClosed(compartment, taken) ? [] : compartment.berths.filter(({ place }) => !taken.has(place)),
  }));

function together(
  compartments: readonly Compartment[],
  taken: TakenBerths,
  riders: readonly Rider[],
): readonly ChosenPlace[] | null {
  const whole = roomsIn(
    compartments.filter(({ kind }) => kind === 'family'),
    taken,
  ).filter(({ compartment, free }) => free.length === compartment.berths.length);
  const each = whole[0]?.free.length ?? 1;
  const rooms = nearest(whole, Math.ceil(riders.length / each));
  const lying = rooms && spread(rooms, riders);
  if (!lying) return null;
  const empty = rooms.flatMap(({ free }) =>
    free.filter(({ place }) => !lying.some((one) => one.place === place)).map(({ place }) => ({ place, rider: null })),
  );
  return [...lying, ...empty];
}

/** So many rooms, of one carriage and beside each other where there are such; null where there are too few. */
function nearest(rooms: readonly Room[], count: number): readonly Room[] | null {
  if (rooms.length < count) return null;
  const windows = rooms.slice(0, rooms.length - count + 1).map((_, from) => rooms.slice(from, from + count));
  const spanOf = (some: readonly Room[]) => {
    const [first, last] = [some[0]?.compartment, some.at(-1)?.compartment];
    if (!first || !last) return 0;
    return (last.carriage - first.carriage) * 1000 + last.no - first.no;
  };
  return windows.reduce((best, one) => (spanOf(one) < spanOf(best) ? one : best), windows[0] ?? []);
}

function byBerth(
  compartments: readonly Compartment[],
  taken: TakenBerths,
  riders: readonly Rider[],
): readonly ChosenPlace[] | null {
  const rooms = roomsIn(compartments, taken);
  const of = (kind: 'women' | 'men', some: readonly Rider[]) =>
    fewest(
      rooms.filter(({ compartment }) => compartment.kind === kind),
      some,
    );
  const women = of(
    'women',
    riders.filter((rider) => rider !== 'man'),
  );
  const men = of(
    'men',
    riders.filter((rider) => rider === 'man'),
  );
  return women && men && [...women, ...men];
}

const lowerIn = ({ free }: Room): number => free.filter(({ position }) => position === 'lower').length;

/**
 * One room where they all have a berth: with a lower one for each child where there is such, and the fullest of those; else the emptiest
 * rooms, as few as do, with lower berths first.
 */
function fewest(rooms: readonly Room[], riders: readonly Rider[]): readonly ChosenPlace[] | null {
  if (riders.length === 0) return [];
  const children = riders.filter((rider) => rider === 'child').length;
  const lowFor = (room: Room) => Math.min(lowerIn(room), children);
  const byFree = rooms.toSorted((a, b) => a.free.length - b.free.length || lowFor(a) - lowFor(b));
  const fitting = byFree.filter(({ free }) => free.length >= riders.length);
  const one = fitting.find((room) => lowFor(room) === children) ?? fitting.toSorted((a, b) => lowFor(b) - lowFor(a))[0];
  if (one) return spread([one], riders);
  const some: Room[] = [];
  for (const room of byFree.reverse()) {
    some.push(room);
    if (some.reduce((all, { free }) => all + free.length, 0) >= riders.length) return spread(some, riders);
  }
  return null;
}

const DEPTH = { lower: 0, middle: 1, upper: 2 } as const;

/** The lowest berths first, whatever the order in the plan. */
export const lowestFirst = (berths: readonly Berth[]): readonly Berth[] =>
  berths.toSorted((a, b) => DEPTH[a.position] - DEPTH[b.position]);

/**
 * Lays people into rooms: an adult into each, then the children where an adult is, first where a lower berth is left, then who is left.
 * Children lie below. null where a child would be without an adult, or somebody without a berth.
 */
function spread(rooms: readonly Room[], riders: readonly Rider[]): readonly ChosenPlace[] | null {
  const adults = riders.filter((rider) => rider !== 'child');
  const children = riders.filter((rider) => rider === 'child');
  const lying = rooms.map((room) => ({ free: room.free, lower: lowerIn(room), riders: [] as Rider[] }));
  const first = adults.slice(0, lying.length);
  for (const [at, rider] of first.entries()) lying[at]?.riders.push(rider);
  for (const rider of [...children, ...adults.slice(first.length)]) {
    const fitting = lying.filter(
      (one) => one.riders.length < one.free.length && (rider !== 'child' || one.riders.length > 0),
    );
    const isLow = (one: (typeof lying)[number]) => one.riders.filter((each) => each === 'child').length < one.lower;
    const room = (rider === 'child' && fitting.find(isLow)) || fitting[0];
    if (!room) return null;
    room.riders.push(rider);
  }
  return lying.flatMap((room) => {
    const low = lowestFirst(room.free);
    const order = [...room.riders].sort((a, b) => Number(b === 'child') - Number(a === 'child'));
    return order.flatMap((rider, at) => {
      const berth = low[at];
      return berth ? [{ place: berth.place, rider }] : [];
    });
  });
}
