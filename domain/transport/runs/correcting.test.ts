import { expect, test } from 'vitest';
import { type Corrected, correctedUntil, correctionOf, type Identity } from '#domain/transport/runs/correcting.ts';

const ANNA: Identity = {
  ...{ firstName: 'ANNA', lastName: 'KELLER', title: 'MS' },
  ...{ birthDate: '1990-05-04', passportNumber: 'C01X00T47' },
};
const to = (change: Partial<Identity>, earlier: Corrected | null = null) =>
  correctionOf(ANNA, { ...ANNA, ...change }, earlier);
const named = (letters: number): Corrected => ({ part: 'name', letters });
const born: Corrected = { part: 'birthDate', letters: 0 };
const titled: Corrected = { part: 'title', letters: 0 };
const numbered: Corrected = { part: 'passportNumber', letters: 0 };

test('until 24 hours before departure', () => {
  expect(correctedUntil(Date.parse('2026-12-12T20:10+03:30'))).toBe(Date.parse('2026-12-11T20:10+03:30'));
});

test.each<[string, Partial<Identity>, Corrected | null, ReturnType<typeof to>]>([
  ['nothing', {}, named(2), { corrected: named(2), problem: null }],
  ['two letters', { lastName: 'KELER', firstName: 'ANA' }, null, { corrected: named(2), problem: null }],
  ['three letters', { lastName: 'KELLNER', firstName: 'HANNAH' }, null, { corrected: named(3), problem: null }],
  ['four letters', { firstName: 'SOPHIE' }, null, { corrected: named(6), problem: 'too_many_letters' }],
  ['one letter after two', { lastName: 'KELLNER' }, named(2), { corrected: named(3), problem: null }],
  ['two letters after two', { lastName: 'KELLNERS' }, named(2), { corrected: named(4), problem: 'too_many_letters' }],
  [
    'names in the wrong order',
    { firstName: 'KELLER', lastName: 'ANNA' },
    named(3),
    { corrected: named(3), problem: null },
  ],
  ['another number', { passportNumber: 'C01X00T74' }, null, { corrected: numbered, problem: null }],
  ['another number once more', { passportNumber: 'C01X00T74' }, numbered, { corrected: numbered, problem: null }],
  ['another title', { title: 'MR' }, null, { corrected: titled, problem: null }],
  ['another birth date', { birthDate: '1990-04-05' }, null, { corrected: born, problem: null }],
])('%s', (_, change, earlier, told) => {
  expect(to(change, earlier)).toEqual(told);
});

test.each<[string, Partial<Identity>, Corrected | null]>([
  ['a letter and a number', { lastName: 'KELER', passportNumber: 'X1' }, null],
  ['a title and a letter', { title: 'MR', firstName: 'ANNO' }, null],
  ['a title after a letter', { title: 'MR' }, named(1)],
  ['a birth date and a number', { birthDate: '1991-05-04', passportNumber: 'X1' }, null],
  ['a number after a letter', { passportNumber: 'X1' }, named(1)],
  ['a number after names in the wrong order', { passportNumber: 'X1' }, named(0)],
  ['a birth date after a number', { birthDate: '1991-05-04' }, numbered],
  ['a letter after a birth date', { lastName: 'KELER' }, born],
])('%s makes somebody else', (_, change, earlier) => {
  expect(to(change, earlier).problem).toBe('somebody_else');
});

test('no row of corrections makes a ticket somebody else’s', () => {
  const other: Identity = {
    firstName: 'ANNE',
    lastName: 'KELLER',
    title: 'MS',
    birthDate: '1971-01-31',
    passportNumber: 'Z9',
  };
  const parts = (['firstName', 'birthDate', 'passportNumber'] as const).map((part) => ({ [part]: other[part] }));
  for (const first of parts) {
    for (const second of parts.filter((one) => one !== first)) {
      const { corrected, problem } = to(first);
      expect([
        problem,
        correctionOf({ ...ANNA, ...first }, { ...ANNA, ...first, ...second }, corrected).problem,
      ]).toEqual([null, 'somebody_else']);
    }
  }
});
