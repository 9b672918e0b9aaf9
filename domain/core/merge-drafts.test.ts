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
