import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/core/time.ts';
import { codeStateOn } from '#domain/visa/visa-code-state.ts';
import { promisedDay, speedsFor } from '#domain/visa/visa-fees.ts';
import { arrivalRange } from '#domain/visa/visa-trip.ts';
import {
  codeGoodUntil,
  collectNotBefore,
  firstArrivalAfter,
  lastEntryWith,
  VISA_CONSULATE_DAYS,
} from '#domain/visa/visa-validity.ts';

const PLACES = ['airport', 'consulate'] as const;
const VERDICTS = { airport: 'airportCode', consulate: 'consulateCode' } as const;
/** All days of two years, both Nowruz included. */
const DAYS = Array.from({ length: 730 }, (_, index) => addDays('2026-11-25', index));

test('whenever a code comes between the asking and the promise, it is good for each arrival that is sold', () => {
  for (const collectAt of PLACES)
    for (const today of DAYS)
      for (const processing of speedsFor([VERDICTS[collectAt]])) {
        const { first, last } = arrivalRange({ processing }, [VERDICTS[collectAt]], today);
        const promised = promisedDay(today, processing, [VERDICTS[collectAt]]);
        for (const arrival of [first, last])
          for (const givenOn of [today, promised]) {
            const codeUntil = codeGoodUntil(givenOn, collectAt);
            const days = { codeUntil, enterBy: lastEntryWith(codeUntil, collectAt), arrival };
            expect([today, arrival, codeStateOn(givenOn, days)]).toEqual([today, arrival, 'good']);
          }
      }
});

test('who goes to a consulate has days for it, before the code ends and before the arrival, and a visa that reaches the arrival', () => {
  for (const verdict of ['consulateCode', 'guidedTour'] as const)
    for (const today of DAYS) {
      const { first, last } = arrivalRange({ processing: 'normal' }, [verdict], today);
      expect([today, first <= last]).toEqual([today, true]);
      const promised = promisedDay(today, 'normal', [verdict]);
      for (const arrival of [first, last])
        for (const givenOn of [today, promised]) {
          const from = [givenOn, collectNotBefore(arrival)].toSorted().at(-1) ?? givenOn;
          const until = [codeGoodUntil(givenOn, 'consulate'), addDays(arrival, -1)].toSorted()[0] ?? givenOn;
          expect([today, arrival, daysBetween(from, until) >= VISA_CONSULATE_DAYS]).toEqual([today, arrival, true]);
        }
    }
});

test('an arrival after the range would meet a code that has lapsed, had it come at once', () => {
  const { last } = arrivalRange({ processing: 'normal' }, ['airportCode'], '2026-11-25');
  expect(last).toBe('2027-02-23');
  const codeUntil = codeGoodUntil('2026-11-25', 'airport');
  const of = { codeUntil, enterBy: lastEntryWith(codeUntil, 'airport') };
  expect(codeStateOn('2026-11-25', { ...of, arrival: addDays(last, 1) })).toBe('endsEarly');
  expect(codeStateOn('2027-02-23', { ...of, arrival: last })).toBe('good');
  expect(codeStateOn('2027-02-24', { ...of, arrival: last })).toBe('lapsed');
});

test('a consulate needs its days also where an airport could be chosen', () => {
  expect(PLACES.map((place) => firstArrivalAfter('2026-12-09', place))).toEqual(['2026-12-10', '2026-12-17']);
});
