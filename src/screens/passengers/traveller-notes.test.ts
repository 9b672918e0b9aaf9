import { expect, test } from 'vitest';
import { euro } from '#domain/money.ts';
import { orders, typedDraft } from '#machines/flight-booking/fixtures.ts';
import { inOrder, pathOf, recheck, recheckLeft } from '#src/screens/passengers/passenger-fields.ts';
import { endsSoon, farePreview, foldedPerson, isFilled, turnOf } from '#src/screens/passengers/traveller-notes.ts';

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

test('a person is told how the ticket writes both names, and only when something changes', () => {
  expect(foldedPerson({ firstName: 'Änna María', lastName: 'Müller' })).toEqual({
    folded: 'Aenna Maria Mueller',
    changes: 'Ä → Ae, í → i, ü → ue',
  });
  expect(foldedPerson({ firstName: ' Jürgen', lastName: '' })).toEqual({ folded: 'Juergen', changes: 'ü → ue' });
  expect(foldedPerson({ firstName: 'Anna', lastName: 'Muller' })).toBeNull();
  // A name in another script has no such spelling: that is a mistake.
  expect(foldedPerson({ firstName: 'آنا', lastName: 'Keller' })).toBeNull();
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

test('a field that is left says what became wrong with it', () => {
  const before = { 'passengers.0.birthDate': 'date_invalid', email: 'required' };
  const fresh = { 'passengers.0.birthDate': 'date_short_year', 'passengers.0.firstName': 'required' } as const;
  expect(recheckLeft(before, pathOf('passengers.0.birthDate-year'), fresh)).toEqual({
    'passengers.0.birthDate': 'date_short_year',
    email: 'required',
  });
  expect(recheckLeft(before, 'email', fresh)).toEqual({ 'passengers.0.birthDate': 'date_invalid' });
  expect(recheckLeft({}, 'passengers.0.firstName', fresh)).toEqual({ 'passengers.0.firstName': 'required' });
});
