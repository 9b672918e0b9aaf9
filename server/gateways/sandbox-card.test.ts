import { expect, test } from 'vitest';
import { brandOf, type CardForm, cardProblems, isLuhn, outcomeOf } from '#server/gateways/sandbox-card.ts';

const NOW = Date.parse('2026-11-20T08:00:00Z');
const GOOD: CardForm = { number: '4242 4242 4242 4242', validUntil: '09/29', securityCode: '123', name: 'Anna Muster' };

test.each([
  ['4242 4242 4242 4242', 'approved'],
  ['4000-0000-0000-9995', 'insufficient_funds'],
  ['4000000000000069', 'card_expired'],
  ['4000 0000 0000 0002', 'do_not_honour'],
])('%s is %s', (number, outcome) => {
  const form = { ...GOOD, number };
  expect(cardProblems(form, NOW)).toEqual({});
  expect(outcomeOf(form)).toBe(outcome);
});

test('every field is named in words', () => {
  expect(cardProblems({ number: '', validUntil: '', securityCode: '', name: ' ' }, NOW)).toEqual({
    number: 'Enter the card number.',
    validUntil: 'Enter the date until which the card is valid.',
    securityCode: 'Enter the security code.',
    name: 'Enter the name on the card.',
  });
});

test.each<[Partial<CardForm>, object]>([
  [{ number: '4242 4242 4242 4241' }, { number: 'This is no card number. Check the digits.' }],
  [{ number: '4111 1111 1111 1111' }, { number: 'Use one of the test cards below, never a real card.' }],
  [{ validUntil: '13/29' }, { validUntil: 'Write the date as month and year, such as 09/29.' }],
  [{ validUntil: '10/26' }, { validUntil: 'This card is no longer valid.' }],
  [{ validUntil: '11/2026' }, {}],
  [{ validUntil: '9 / 29' }, {}],
  [{ number: '4242 4242 4242 424O' }, { number: '“O” cannot stand here. This is no card number. Check the digits.' }],
  [{ validUntil: 'Sep 29' }, { validUntil: '“S” cannot stand here. Write the date as month and year, such as 09/29.' }],
  [{ securityCode: '1l3' }, { securityCode: '“l” cannot stand here. The security code of this card has 3 digits.' }],
  [{ securityCode: '12' }, { securityCode: 'The security code of this card has 3 digits.' }],
  [{ number: '3782 822463 10005', securityCode: '1234' }, {}],
])('%o', (change, problems) => {
  expect(cardProblems({ ...GOOD, ...change }, NOW)).toEqual(problems);
});

test('the checksum and the brand', () => {
  expect([isLuhn('4242424242424242'), isLuhn('4242424242424243'), isLuhn('0'), isLuhn('')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([brandOf('42'), brandOf('55 5'), brandOf('37'), brandOf('9')]).toEqual([
    'Visa',
    'Mastercard',
    'American Express',
    undefined,
  ]);
});

test.each(['0930', '09/30', '9/30', '9 30', '09/2030'])(
  'the end of a card is taken as it is typed: %s',
  (validUntil) => {
    expect(cardProblems({ ...GOOD, validUntil }, Date.UTC(2026, 10, 22))).toEqual({});
  },
);
