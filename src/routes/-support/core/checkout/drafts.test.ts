import { expect, test } from 'vitest';
import type { PassengerDraft } from '#domain/core/passengers.ts';
import { EMPTY_PERSON } from '#domain/core/person.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { withContact } from '#src/platform/core/checkout/with-contact.ts';
import { withTyped } from '#src/routes/-support/core/checkout/drafts.ts';

const EMPTY: PassengerDraft = { email: '', phone: '', passengers: [{ ...EMPTY_PERSON, ageClass: 'adult' }] };
const ACCOUNT = { email: 'anna@example.org', phone: '+49 151 23456789' };

test('the account fills in a contact that is empty, and never one that was typed', () => {
  expect(withContact(EMPTY, ACCOUNT)).toEqual({ ...EMPTY, ...ACCOUNT });
  expectFields(withContact({ ...EMPTY, email: 'me@work.example' }, ACCOUNT), {
    email: 'me@work.example',
    phone: ACCOUNT.phone,
  });
  expect(withContact(EMPTY, null)).toBe(EMPTY);
});

test('what was typed before the page woke lies over what the tab knew, field by field', () => {
  const adult = { ...EMPTY_PERSON, ageClass: 'adult' } as const;
  const tab = { ...EMPTY, phone: '+98 21 1234567', passengers: [{ ...adult, firstName: 'Anna', lastName: 'Keller' }] };
  const typed = { ...EMPTY, email: 'a@example.org', passengers: [{ ...adult, firstName: 'Anna Maria' }] };
  expect(withTyped(tab, EMPTY, typed)).toEqual({
    email: 'a@example.org',
    phone: '+98 21 1234567',
    passengers: [{ ...adult, firstName: 'Anna Maria', lastName: 'Keller' }],
  });
  expect(withTyped(tab, EMPTY, EMPTY)).toBe(tab);
});
