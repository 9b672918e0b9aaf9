import { expect, test } from 'vitest';
import { correctedUntil, correctionOf, type Identity } from '#domain/transport/runs/correcting.ts';

const ANNA: Identity = { firstName: 'ANNA', lastName: 'KELLER', birthDate: '1990-05-04', passportNumber: 'C01X00T47' };
const to = (change: Partial<Identity>, corrected = 0) => correctionOf(ANNA, { ...ANNA, ...change }, corrected);

test('until 24 hours before departure', () => {
  expect(correctedUntil(Date.parse('2026-12-12T20:10+03:30'))).toBe(Date.parse('2026-12-11T20:10+03:30'));
});

test.each<[string, Partial<Identity>, number, ReturnType<typeof to>]>([
  ['two letters', { lastName: 'KELER', firstName: 'ANA' }, 0, { letters: 2, problem: null }],
  ['three letters', { lastName: 'KELLNER', firstName: 'HANNAH' }, 0, { letters: 3, problem: null }],
  ['four letters', { firstName: 'SOPHIE' }, 0, { letters: 6, problem: 'too_many_letters' }],
  ['two letters after two', { lastName: 'KELLNERS' }, 2, { letters: 2, problem: 'too_many_letters' }],
  ['names in the wrong order', { firstName: 'KELLER', lastName: 'ANNA' }, 3, { letters: 0, problem: null }],
  ['another number', { passportNumber: 'C01X00T74' }, 3, { letters: 0, problem: null }],
  ['another birth date', { birthDate: '1990-04-05' }, 0, { letters: 0, problem: null }],
  ['a letter and a number', { lastName: 'KELER', passportNumber: 'X1' }, 0, { letters: 1, problem: 'somebody_else' }],
  [
    'a birth date and a number',
    { birthDate: '1991-05-04', passportNumber: 'X1' },
    0,
    { letters: 0, problem: 'somebody_else' },
  ],
])('%s', (_, change, corrected, told) => {
  expect(to(change, corrected)).toEqual(told);
});
