import { expect, test } from 'vitest';
import type { PassengerDraft } from '#domain/core/passengers.ts';
import { EMPTY_PERSON } from '#domain/core/person.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { withContact } from '#src/platform/core/checkout/with-contact.ts';

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
