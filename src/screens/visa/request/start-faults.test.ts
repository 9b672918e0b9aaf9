import { expect, test } from 'vitest';
import { NO_CORRECTIONS } from '#domain/core/facts/corrections.ts';
import { visaRulesOn } from '#domain/visa/visa-rules-today.ts';
import { guidedIn, type VisaStart } from '#src/screens/visa/request/start-faults.ts';

const start = (...passports: string[]): VisaStart => ({
  applicants: passports.map((nationality) => ({ nationality })),
  residence: 'DE',
  entry: 'airport',
  arrival: '2026-12-10',
  days: '12',
});

test.each([
  ['nobody', start('DE', ''), [], false],
  ['everybody', start('US', 'GB', 'US'), ['US', 'GB'], false],
  ['one of two', start('DE', 'US'), ['US'], true],
  ['one, beside somebody who needs no code', start('TR', 'US'), ['US'], false],
])('a guided tour is needed by %s', (_, typed, nationalities, isMixed) => {
  expect(guidedIn(typed, visaRulesOn('2026-12-01', NO_CORRECTIONS))).toEqual({ nationalities, isMixed });
});
