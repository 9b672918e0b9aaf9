import { addDays, momentOf } from '#domain/core/time.ts';
import { AIRPORTS } from '#domain/country/airports.ts';
import { citySlug } from '#domain/country/cities.ts';
import type { TripOrder, TripPlace, TripStep } from '#domain/country/trip.ts';

export const DAY = '2026-12-05';
export const day = (count: number): string => addDays(DAY, count);

/** A place by its airport code, or one without a code. */
export const placeNamed = (name: string): TripPlace => ({
  slug: citySlug(AIRPORTS.find(({ city }) => city === name)?.code ?? name),
  name,
});

export const person = (name: string, more: Partial<TripOrder['people'][number]> = {}): TripOrder['people'][number] => ({
  ...{ name, nationality: null, passportEndsOn: null },
  ...more,
});
export const ANN = person('Ann Lee');
export const BO = person('Bo Ek');

type Step = Pick<TripStep, 'kind' | 'startsAt' | 'endsAt'> & Partial<TripStep>;

let references = 0;
/** An order of one step, for Ann by default. */
export function order(step: Step, more: Partial<TripOrder> = {}): TripOrder {
  references += 1;
  const reference = `SFR-${references}`;
  const iran = { slug: 'iran', name: 'Iran' };
  return {
    ...{ orderId: reference, reference, product: 'flights', page: `/${reference}`, state: 'booked' },
    ...{ people: [ANN], numbers: [] },
    steps: [
      {
        ...{ from: iran, to: iran, title: '', text: '', driver: null, desk: null },
        ...{ counterClosesAt: null, answerBy: null, enterBy: null },
        ...step,
      },
    ],
    ...more,
  };
}

/** A train or a bus, without a check-in deadline. `at`: minutes after midnight of the day. */
export const way = (from: string, to: string, on: number, at: number, minutes = 90, more: Partial<TripOrder> = {}) =>
  order(
    {
      ...{ kind: 'way', from: placeNamed(from), to: placeNamed(to) },
      ...{ startsAt: momentOf(day(on), at), endsAt: momentOf(day(on), at + minutes) },
    },
    more,
  );

/** Check-in closes 40 minutes before departure. */
export const flight = (
  from: string,
  to: string,
  on: number,
  at: number,
  minutes = 90,
  more: Partial<TripOrder> = {},
) => {
  const one = way(from, to, on, at, minutes, more);
  return { ...one, steps: one.steps.map((step) => ({ ...step, counterClosesAt: momentOf(day(on), at - 40) })) };
};

/** From 14:00 until noon. */
export const stay = (city: string, from: number, until: number, more: Partial<TripOrder> = {}) =>
  order(
    {
      ...{ kind: 'stay', from: placeNamed(city), to: placeNamed(city) },
      ...{ startsAt: momentOf(day(from), 840), endsAt: momentOf(day(until), 720) },
    },
    more,
  );

export const visa = (from: number, days: number, more: Partial<TripOrder> = {}, step: Partial<TripStep> = {}) =>
  order(
    { kind: 'visa', startsAt: momentOf(day(from)), endsAt: momentOf(day(from + days)), ...step },
    { product: 'visa', ...more },
  );
