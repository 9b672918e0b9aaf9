import { randomInt, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sized } from '#domain/core/testing/sized.ts';
import { waysFor } from '#domain/transport/rail/ways.ts';
import { benchesOf, type RunClass } from '#domain/transport/runs/places.ts';
import { seatsFor } from '#domain/transport/runs/seats.ts';
import { BUS, FOUR_BERTH } from '#domain/transport/testing/vehicles.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { freePlaces, giveBack, sellPlaces, takenPlaces, takePlaces } from '#server/products/transport/runs/stock.ts';
import { takenOf } from '#server/products/transport/runs/testing/places.ts';

/*
 * Random groups on one train and one bus after the other, against a model that knows only the sentences of the rules. It shares no code
 * with what it tests, but for asking it for a first choice, which the model then judges as any other.
 */

const SEED = Number(process.env.TEST_SEED) || randomInt(2 ** 31 - 1);
const GROUPS = Number(process.env.TEST_RUNS) || sized(40, 1000);
/** So many groups on one run: then it is nearly full. */
const GROUPS_OF_A_RUN = 20;
/** A hold ends after so many acts. */
const HELD_ACTS = 6;

type Rider = 'woman' | 'man' | 'child';
type Choice = readonly { readonly place: string; readonly rider: Rider | null }[];
type Order = { readonly holder: string; choice: Choice; isPaid: boolean; readonly until: number };
type Kind = {
  readonly vehicle: RunClass;
  readonly all: readonly string[];
  /** Whether the rules let a group have these places when others have theirs. */
  readonly allows: (choice: Choice, others: readonly Order[]) => boolean;
  readonly mayGive: (order: Choice, given: readonly string[]) => boolean;
  /** How the table says who is there. */
  readonly saidOf: (one: Choice[number]) => string;
};

/** Mulberry32: a small generator, so that a seed repeats a run. */
function generator(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const isMan = (rider: Rider | null) => rider === 'man';
const isAdult = (rider: Rider | null) => rider === 'man' || rider === 'woman';
const placesIn = (orders: readonly Order[]) => orders.flatMap(({ choice }) => choice);
/** Everywhere: a place is chosen once, is there, and is nobody else's. */
const isPlain = (choice: Choice, others: readonly Order[], all: readonly string[]): boolean => {
  const names = choice.map(({ place }) => place);
  const sold = placesIn(others).map(({ place }) => place);
  return new Set(names).size === names.length && names.every((one) => all.includes(one) && !sold.includes(one));
};

// Trains: carriages 6 and 7, compartments 1 to 6 of four berths; 1 and 4 are for families, 2 and 5 for women, 3 and 6 for men.
const KINDS: Readonly<Record<string, 'family' | 'women' | 'men'>> = {
  ...{ '1': 'family', '2': 'women', '3': 'men', '4': 'family', '5': 'women', '6': 'men' },
};
const roomOf = (place: string) => place.slice(0, 3);
const kindOf = (place: string) => KINDS[place.slice(2, 3)];

const train: Kind = {
  vehicle: FOUR_BERTH,
  all: ['6', '7'].flatMap((car) => Object.keys(KINDS).flatMap((no) => [1, 2, 3, 4].map((b) => `${car}-${no}-${b}`))),
  allows: (choice, others) => {
    if (!isPlain(choice, others, train.all)) return false;
    return choice.every(({ place, rider }) => {
      const room = choice.filter((one) => roomOf(one.place) === roomOf(place));
      const isWithAdult = rider !== 'child' || room.some((one) => isAdult(one.rider));
      const isEmpty = room.every((one) => one.rider === null);
      if (kindOf(place) === 'family') return room.length === 4 && !isEmpty && isWithAdult;
      if (kindOf(place) === 'men') return isMan(rider);
      return rider !== null && !isMan(rider) && isWithAdult;
    });
  },
  mayGive: (order, given) =>
    given.every((place) => order.some((one) => one.place === place)) &&
    order
      .filter(({ place }) => !given.includes(place))
      .every(({ place, rider }, _, stays) => {
        const room = stays.filter((one) => roomOf(one.place) === roomOf(place));
        if (kindOf(place) === 'family' && room.length < 4) return false;
        const isTouched = given.some((gone) => roomOf(gone) === roomOf(place));
        return !isTouched || rider !== 'child' || room.some((one) => isAdult(one.rider));
      }),
  saidOf: ({ place, rider }) => (kindOf(place) === 'family' ? 'family' : isMan(rider) ? 'men' : 'women'),
};

// Buses: in rows 1 to 4 A alone and B beside C, in row 5 five beside each other.
const besideOf = (seat: string): string[] => {
  const [row, letter] = [seat.slice(2, 3), seat.slice(3)];
  const at = 'ABCDE'.indexOf(letter);
  if (row === '5') return [at - 1, at + 1].flatMap((one) => ('ABCDE'[one] ? [`1-5${'ABCDE'[one]}`] : []));
  return letter === 'A' ? [] : [`1-${row}${letter === 'B' ? 'C' : 'B'}`];
};

const bus: Kind = {
  vehicle: BUS,
  all: [
    ...['1', '2', '3', '4'].flatMap((row) => ['A', 'B', 'C'].map((letter) => `1-${row}${letter}`)),
    ...['A', 'B', 'C', 'D', 'E'].map((letter) => `1-5${letter}`),
  ],
  allows: (choice, others) => {
    if (!isPlain(choice, others, bus.all) || choice.some(({ rider }) => rider === null)) return false;
    const sold = placesIn(others);
    const isApart = choice.every(({ place, rider }) =>
      besideOf(place).every((seat) => sold.every((one) => one.place !== seat || isMan(one.rider) === isMan(rider))),
    );
    const isLost = (seat: string, seats: Choice) => {
      if (seats.some(({ place }) => place === seat)) return false;
      const near = seats.filter(({ place }) => besideOf(seat).includes(place));
      return near.some(({ rider }) => isMan(rider)) && near.some(({ rider }) => !isMan(rider));
    };
    return isApart && bus.all.every((seat) => isLost(seat, sold) || !isLost(seat, [...sold, ...choice]));
  },
  mayGive: (order, given) => {
    const stays = order.filter(({ place }) => !given.includes(place));
    const isOwn = given.every((place) => order.some((one) => one.place === place));
    return isOwn && (!stays.some(({ rider }) => rider === 'child') || stays.some(({ rider }) => isAdult(rider)));
  },
  saidOf: ({ rider }) => (isMan(rider) ? 'men' : 'women'),
};

const server = testApp();

type Seen = Record<
  'took' | 'refused' | 'changed' | 'kept' | 'retitled' | 'paid' | 'lapsed' | 'gave' | 'stayed',
  number
>;

test.each([
  ['train', train],
  ['bus', bus],
] as const)(
  `of ${GROUPS} groups on %s none has a place that the model refuses (seed ${SEED})`,
  {
    timeout: 3_600_000,
  },
  async (name, kind) => {
    const random = generator(SEED);
    const none = { took: 0, refused: 0, changed: 0, kept: 0, retitled: 0, paid: 0, lapsed: 0, gave: 0, stayed: 0 };
    const seen: Seen = { ...none };
    for (let groups = 0; groups < GROUPS; groups += GROUPS_OF_A_RUN)
      await oneRun(`${name} ${groups}`, kind, random, seen);
    console.info(`${GROUPS} groups on ${name}: ${JSON.stringify(seen)}`);
    // Otherwise it would test nothing of what it is for.
    if (GROUPS >= 200) expect([Math.min(...Object.values(seen)) > 0, seen]).toEqual([true, seen]);
    expect(seen.took).toBeGreaterThan(0);
  },
);

async function oneRun(run: string, kind: Kind, random: (below: number) => number, seen: Seen): Promise<void> {
  const { vehicle, all } = kind;
  const orders: Order[] = [];
  let act = 0;
  const without = (order: Order) => orders.filter((one) => one !== order);
  const some = <T>(list: readonly T[]): T | undefined => list[random(Math.max(1, list.length))];
  const ask = (holder: string, choice: Choice) =>
    server.db.transaction().execute((tx) => takePlaces(tx, { run, vehicle, holder }, choice));
  const drop = async (order: Order) => {
    await freePlaces(server.db, { run, holder: order.holder });
    orders.splice(orders.indexOf(order), 1);
  };

  async function hold(): Promise<void> {
    const order: Order = { holder: randomUUID(), choice: await newChoice(), isPaid: false, until: act + HELD_ACTS };
    if (order.choice.length === 0) return;
    const may = kind.allows(order.choice, orders);
    const problem = await ask(order.holder, order.choice);
    expect([problem === null, problem, order.choice]).toEqual([may, problem, order.choice]);
    seen[may ? 'took' : 'refused'] += 1;
    if (may) orders.push(order);
  }

  async function change(): Promise<void> {
    const order = some(orders);
    const choice = order ? await newChoice() : [];
    if (!order || choice.length === 0) return;
    const may = kind.allows(choice, without(order));
    expect([(await ask(order.holder, choice)) === null, choice]).toEqual([may, choice]);
    seen[may ? 'changed' : 'kept'] += 1;
    if (may) order.choice = choice;
  }

  /** Somebody is named with another title than was held. */
  async function retitle(): Promise<void> {
    const order = some(orders);
    const one = some(order?.choice ?? []);
    if (!order || !one?.rider || one.rider === 'child') return;
    const other = { ...one, rider: one.rider === 'man' ? ('woman' as const) : ('man' as const) };
    const choice = order.choice.map((each) => (each === one ? other : each));
    const may = kind.allows(choice, without(order));
    expect([(await ask(order.holder, choice)) === null, choice]).toEqual([may, choice]);
    if (may) order.choice = choice;
    seen.retitled += 1;
  }

  async function pay(): Promise<void> {
    const order = some(orders.filter(({ isPaid }) => !isPaid));
    if (!order) return;
    expect(await sellPlaces(server.db, { run, holder: order.holder })).toBe(true);
    order.isPaid = true;
    seen.paid += 1;
  }

  async function give(): Promise<void> {
    const order = some(orders.filter(({ isPaid }) => isPaid));
    if (!order) return;
    const given = order.choice.map(({ place }) => place).filter(() => random(2) === 0);
    const may = kind.mayGive(order.choice, given);
    const held = { run, vehicle, holder: order.holder };
    const problem = await server.db.transaction().execute((tx) => giveBack(tx, held, { order: order.choice, given }));
    expect([problem === null, given, order.choice]).toEqual([may, given, order.choice]);
    seen[may ? 'gave' : 'stayed'] += 1;
    if (!may) return;
    order.choice = order.choice.filter(({ place }) => !given.includes(place));
    if (order.choice.length === 0) orders.splice(orders.indexOf(order), 1);
  }

  /** What a page would offer first, or whatever somebody who knows the address asks for. */
  async function newChoice(): Promise<Choice> {
    const party = { women: random(3), men: random(3), children: random(2), infants: 0 };
    const riders: Rider[] = [
      ...Array<Rider>(party.women).fill('woman'),
      ...Array<Rider>(party.men).fill('man'),
      ...Array<Rider>(party.children).fill('child'),
    ];
    const taken = await takenPlaces(server.db, run);
    if (random(3) === 0) return any(riders);
    if (vehicle.plan.what === 'berths') {
      const way = some(waysFor(vehicle, { party, taken, childPercent: 60 }));
      return way?.choice ?? any(riders);
    }
    const seats = new Map([...taken].flatMap(([seat, by]) => (by === 'family' ? [] : [[seat, by] as const])));
    return seatsFor(benchesOf(vehicle), seats, riders) ?? any(riders);
  }

  const any = (riders: readonly Rider[]): Choice => {
    const from = random(all.length);
    // Beside each other, so that benches and compartments are often shared with strangers.
    return riders.flatMap((rider, at) => {
      const place = all[(from + at * (1 + random(2))) % all.length];
      return place ? [{ place, rider: random(12) === 0 ? null : rider }] : [];
    });
  };

  const acts = [hold, hold, hold, change, retitle, pay, pay, give];
  for (let groups = 0; groups < GROUPS_OF_A_RUN; act += 1) {
    const chosen = acts[random(acts.length)] ?? hold;
    await chosen();
    if (chosen === hold) groups += 1;
    // A payment that failed leaves the hold as it was, until it ends.
    for (const order of orders.filter(({ isPaid, until }) => !isPaid && until < act)) {
      await drop(order);
      seen.lapsed += 1;
    }
    const model = orders.flatMap(({ choice, isPaid }) =>
      choice.map((one) => `${one.place} ${kind.saidOf(one)} ${isPaid ? 'sold' : 'held'}`),
    );
    expect(await takenOf(server.db, run)).toEqual(model.sort());
    noStrangersBeside(kind, orders);
  }
}

/** Whatever was asked for: of two orders no man has the next seat of a woman, and nobody lies against the kind of the compartment. */
function noStrangersBeside(kind: Kind, orders: readonly Order[]): void {
  const all = orders.flatMap(({ holder, choice }) => choice.map((one) => ({ ...one, holder })));
  const wrong = all.filter(({ place, rider, holder }) => {
    if (kind === train)
      return (kindOf(place) === 'women' && isMan(rider)) || (kindOf(place) === 'men' && !isMan(rider));
    return all.some(
      (one) => one.holder !== holder && besideOf(place).includes(one.place) && isMan(one.rider) !== isMan(rider),
    );
  });
  expect(wrong).toEqual([]);
}
