import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { orders, typedDraft } from '#machines/flights/flight-booking/fixtures.ts';
import { endsSoon, isFilled } from '#src/screens/core/passengers/traveller.ts';
import { farePreview, turnOf } from '#src/screens/flights/checkout/traveller-notes.ts';

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
