import { expect, test } from 'vitest';
import { euro } from '#domain/money.ts';
import { orders, typedDraft } from '#machines/flight-booking/fixtures.ts';
import { inOrder, recheck } from '#src/screens/passengers/passenger-fields.ts';
import {
  endsSoon,
  farePreview,
  foldedOf,
  foldedPerson,
  isFilled,
  turnOf,
  withoutOffers,
} from '#src/screens/passengers/traveller-notes.ts';

const expiry = (text: string) => {
  const [year = '', month = '', day = ''] = text.split('-');
  return { year, month, day };
};

test('a passport ends soon from the last flight on until six months after it', () => {
  expect(endsSoon(expiry('2026-12-11'), '2026-12-12')).toBe(false); // an error, not a warning
  expect(endsSoon(expiry('2026-12-12'), '2026-12-12')).toBe(true);
  expect(endsSoon(expiry('2027-06-11'), '2026-12-12')).toBe(true);
  expect(endsSoon(expiry('2027-06-12'), '2026-12-12')).toBe(false);
  expect(endsSoon(expiry('2027-'), '2026-12-12')).toBe(false);
});

test('a name is folded as a passport does, and only when something changes', () => {
  expect(foldedOf('Müller')).toEqual({ folded: 'Mueller', changes: 'ü → ue' });
  expect(foldedOf('Muller')).toBeNull();
  expect(foldedOf('آنا')).toBeNull();
});

test('a person with accents is asked once, and it is no mistake', () => {
  const [anna] = typedDraft.passengers;
  if (!anna) throw new Error('The family has three members');
  const accents = { ...anna, firstName: 'Änna María', lastName: 'Müller' };
  expect(foldedPerson(accents)).toEqual({
    firstName: 'Aenna Maria',
    lastName: 'Mueller',
    changes: 'Ä → Ae, í → i, ü → ue',
  });
  const found = { 'passengers.0.firstName': 'not_latin', 'passengers.0.lastName': 'not_latin' };
  expect(withoutOffers(found, [accents])).toEqual({ mistakes: {}, offered: 0 });
  const phone = { ...found, phone: 'phone_invalid' };
  expect(withoutOffers(phone, [accents])).toEqual({ mistakes: { phone: 'phone_invalid' }, offered: 0 });
  // A name in another script has no such spelling: that is a mistake.
  const persian = { ...anna, firstName: 'آنا' };
  expect(withoutOffers({ 'passengers.0.firstName': 'not_latin' }, [persian])).toEqual({
    mistakes: { 'passengers.0.firstName': 'not_latin' },
    offered: null,
  });
});

test('a child that turns 12 between the flights pays the adult fare on the way back', () => {
  const [, adult, child] = typedDraft.passengers;
  if (!adult || !child) throw new Error('The family has three members');
  expect(turnOf(child, orders.held)).toEqual({ ageClass: 'adult', age: 12, more: euro(1850) });
  expect(turnOf(adult, orders.held)).toBeNull();
  expect(farePreview(orders.held, typedDraft.passengers)).toEqual({
    lines: orders.ready.lines,
    total: orders.ready.total,
  });
  const untold = typedDraft.passengers.map((passenger) => ({ ...passenger, birthDate: expiry('') }));
  expect(farePreview(orders.held, untold).lines).toBe(orders.held.lines);
  expect(isFilled(adult)).toBe(true);
  expect(isFilled({ ...adult, birthDate: expiry('') })).toBe(false);
});

test('after a refused form only what was in error is watched', () => {
  const before = { 'passengers.1.passportNumber': 'same_passport', phone: 'phone_invalid', email: 'required' };
  expect(recheck(before, 'phone', { email: 'required' })).toEqual({ email: 'required' });
  expect(recheck(before, 'passengers.0.lastName', { 'passengers.0.lastName': 'required' })).toEqual({
    phone: 'phone_invalid',
    email: 'required',
  });
  expect(inOrder({ phone: 'x', 'passengers.1.title': 'x', 'passengers.0.passportExpiry': 'x' })).toEqual([
    'passengers.0.passportExpiry',
    'passengers.1.title',
    'phone',
  ]);
});
