import { expect, test } from 'vitest';
import { VISA_VERDICTS } from '#domain/visa/visa-eligibility.ts';
import { longestWorkingDays, needsCode, needsItinerary, promisedDay, VISA_FEES } from '#domain/visa/visa-fees.ts';
import { VISA_NUMBERS } from '#domain/visa/visa-rules.ts';

test('the service fee lies within what agencies ask, and urgent costs more', () => {
  const [least, most] = VISA_NUMBERS.agencyEur;
  expect(VISA_FEES.normal.amount).toBeGreaterThanOrEqual(least * 100);
  expect(VISA_FEES.urgent.amount).toBeLessThanOrEqual(most * 100);
  expect(VISA_FEES.urgent.amount).toBeGreaterThan(VISA_FEES.normal.amount);
});

test('who needs no visa, or cannot be helped, needs no code', () => {
  expect((['exempt', 'freeZone', 'impossible'] as const).map(needsCode)).toEqual([false, false, false]);
  expect((['airportCode', 'consulateCode', 'guidedTour'] as const).map(needsCode)).toEqual([true, true, true]);
});

test('who collects it at a consulate needs an itinerary', () => {
  expect(VISA_VERDICTS.filter(needsItinerary)).toEqual(['consulateCode', 'guidedTour']);
});

test('the promise is counted in working days, and a guided tour takes longest of all', () => {
  expect(promisedDay('2026-12-01', 'urgent', ['airportCode'])).toBe('2026-12-06');
  expect(promisedDay('2026-12-01', 'normal', ['airportCode'])).toBe('2026-12-15');
  expect(promisedDay('2027-03-17', 'urgent', ['airportCode'])).toBe('2027-03-29');
  expect(longestWorkingDays('urgent', ['airportCode', 'guidedTour'])).toBe(45);
});
