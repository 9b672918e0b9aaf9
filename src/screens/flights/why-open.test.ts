import { expect, test } from 'vitest';
import { AIRPORTS } from '#domain/country/airports.ts';
import { whyOpen } from '#src/screens/flights/PlaceField.tsx';

test('a text that is no place yet says what it could mean', () => {
  expect(whyOpen(AIRPORTS, 'shi')).toBe('Which one, Shiraz or Kish?');
  expect(whyOpen(AIRPORTS, 'zzzzqq')).toMatch(/^No airport matches “zzzzqq”/);
});
