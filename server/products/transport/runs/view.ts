import { euro } from '#domain/core/money.ts';
import { waysFor } from '#domain/transport/rail/ways.ts';
import { benchesOf, placesOf, type RunClass } from '#domain/transport/runs/places.ts';
import { choiceCents } from '#domain/transport/runs/price.ts';
import { type RunParty, ridersOf, type TakenBy } from '#domain/transport/runs/riders.ts';
import { seatsFor, seatsOf } from '#domain/transport/runs/seats.ts';
import { arrivesEarly, nightsAboard, saleOf } from '#domain/transport/runs/timetable.ts';
import type { components } from '#openapi/generated/types.ts';
import type { SoldRun } from '#server/products/transport/runs/runs.ts';

type Schemas = components['schemas'];
type Taken = ReadonlyMap<string, TakenBy>;

/** When and where it runs, as pages read it. */
export function timesOf({ kind, number, from, to, minutes, times, daysAhead }: SoldRun, now: number) {
  return {
    ...{ kind, number, from, to, minutes, ...times },
    nights: nightsAboard(times),
    isEarly: arrivesEarly(times),
    sale: saleOf(times, daysAhead, now),
  };
}

/** A class with all ways in which these people find places; none where it is not sold now. */
export function classOffer(
  { id, en, fa, ...runClass }: RunClass,
  { childPercent, party, taken, isOpen }: Asked,
): Schemas['RunClassOffer'] {
  const sold = { id, en, fa, ...runClass };
  const free = placesOf(sold).filter((place) => !taken.has(place)).length;
  const ways = isOpen ? waysIn(sold, { childPercent, party, taken }) : [];
  return { id, en, fa, each: euro(sold.each), free, ways };
}

type Asked = {
  readonly childPercent: number;
  readonly party: RunParty;
  readonly taken: Taken;
  readonly isOpen: boolean;
};

/** All ways in which these people find places in a class. */
export function waysIn(runClass: RunClass, asked: Omit<Asked, 'isOpen'>): Schemas['RunWay'][] {
  if (runClass.plan.what === 'berths')
    return waysFor(runClass, asked).map(({ what, compartments, choice, cents }) => ({
      what,
      compartments: compartments.map(({ carriage, no, kind }) => ({ carriage, no, kind })),
      choice: [...choice],
      total: euro(cents),
    }));
  const choice = seatsFor(benchesOf(runClass), seatsOf(asked.taken), ridersOf(asked.party));
  const total = choice && euro(choiceCents(runClass, choice, asked.childPercent));
  return choice && total ? [{ what: 'seats', compartments: [], choice: [...choice], total }] : [];
}
