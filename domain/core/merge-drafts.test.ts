import { expect, test } from 'vitest';
import { mergeDrafts } from '#domain/core/merge-drafts.ts';
import type { PassengerDraft } from '#domain/core/passengers.ts';
import { EMPTY_PERSON } from '#domain/core/person.ts';

const ADULT = { ...EMPTY_PERSON, ageClass: 'adult' } as const;
const EMPTY: PassengerDraft = { email: '', phone: '', passengers: [ADULT, ADULT] };

test('each keeps what the other typed, field by field, person by person', () => {
  const theirs = {
    ...EMPTY,
    phone: '+98 21 1234567',
    passengers: [{ ...ADULT, firstName: 'Anna', lastName: 'Keller' }, ADULT],
    answers: { arrival: 'late', wish: '' },
  };
  const mine = {
    ...EMPTY,
    email: 'a@example.org',
    passengers: [
      { ...ADULT, firstName: 'Anna Maria', birthDate: { day: '1', month: '', year: '' } },
      { ...ADULT, firstName: 'Ben' },
    ],
    answers: { wish: 'quiet' },
  };
  expect(mergeDrafts(theirs, EMPTY, mine)).toEqual({
    email: 'a@example.org',
    phone: '+98 21 1234567',
    passengers: [
      { ...ADULT, firstName: 'Anna Maria', lastName: 'Keller', birthDate: { day: '1', month: '', year: '' } },
      { ...ADULT, firstName: 'Ben' },
    ],
    answers: { arrival: 'late', wish: 'quiet' },
  });
});

test('what was emptied or taken away is gone', () => {
  const began: PassengerDraft = { ...EMPTY, email: 'a@', passengers: [{ ...ADULT, savedPassengerId: 'one' }] };
  const mine = { ...EMPTY, passengers: [ADULT] };
  expect(mergeDrafts({ ...began, phone: '1' }, began, mine)).toEqual({ email: '', phone: '1', passengers: [ADULT] });
});

test('nothing changed is nothing to merge', () => {
  const theirs = { ...EMPTY, email: 'a@example.org' };
  expect(mergeDrafts(theirs, EMPTY, { ...EMPTY })).toBe(theirs);
});

const ANNA = { ...ADULT, title: 'MS', firstName: 'Anna', lastName: 'Muster', savedPassengerId: 'anna' } as const;
const { savedPassengerId: _, ...ANNA_TYPED } = ANNA;

test.each([
  ['firstName', 'Otto'],
  ['lastName', 'Other'],
  ['birthDate', { day: '1', month: '1', year: '1980' }],
  ['passportNumber', 'C01'],
  ['passportCountry', 'DE'],
  ['passportExpiry', { day: '1', month: '1', year: '2030' }],
] as const)('a saved passenger does not stay with what another tab typed of another person: %s', (field, value) => {
  const theirs = { ...EMPTY, passengers: [ANNA, ADULT] };
  const other = { ...EMPTY, passengers: [{ ...ADULT, [field]: value }, ADULT] };
  const expected = { ...EMPTY, passengers: [{ ...ANNA_TYPED, [field]: value }, ADULT] };
  expect(mergeDrafts(theirs, EMPTY, other)).toEqual(expected);
});

test('a saved passenger stays where another tab changed other things, and where one tab chose it whole', () => {
  const chosen = { ...EMPTY, passengers: [ANNA, ADULT] };
  const other = { ...EMPTY, phone: '1', passengers: [{ ...ADULT, nationality: 'DE' }, ADULT] };
  const expected = { ...EMPTY, phone: '1', passengers: [{ ...ANNA, nationality: 'DE' }, ADULT] };
  expect(mergeDrafts(chosen, EMPTY, other)).toEqual(expected);
  expect(mergeDrafts(other, EMPTY, chosen)).toEqual(expected);
});
