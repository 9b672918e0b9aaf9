import { expect, test } from 'vitest';
import { cardRefundBy } from '#domain/core/card-refund.ts';
import { euro } from '#domain/core/money.ts';
import { DAY_MS, dayOf, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import { type Refund, refundSteps } from '#src/screens/accounts/profile/refund-steps.ts';

const NOW = momentOf('2026-11-26', 600);
const refund: Refund = {
  cause: 'asked',
  askedAt: NOW,
  agreedAt: NOW + MINUTE_MS,
  sum: euro(5000),
  back: { toCard: { amount: 4200, currency: 'USD' }, toBalance: euro(1000) },
  cardSentAt: NOW + 2 * MINUTE_MS,
  cardBy: cardRefundBy(dayOf(NOW)),
};
const stepsOf = (change: Partial<Refund>, now = NOW) =>
  refundSteps({ ...refund, ...change }, now).map(({ time, title, state }) => [time, title, state]);
const ASKED = ['Thu 26 Nov, 10:00', 'You asked to cancel', 'done'];
const AGREED = [
  ['Thu 26 Nov, 10:01', 'Agreed: you get back €50.00', 'done'],
  ['Thu 26 Nov, 10:01', '€10.00 is on your balance', 'done'],
];

test('a refund is told step by step: asked, agreed, sent, and by when a bank shows it', () => {
  const waiting = { agreedAt: null, back: null, cardSentAt: null, cardBy: null };
  expect(stepsOf(waiting)).toEqual([ASKED, ['', 'We ask the supplier. Then you get back €50.00', 'now']]);
  const unsent = { cardSentAt: null, cardBy: null };
  expect(stepsOf(unsent)).toEqual([ASKED, ...AGREED, ['', '$42.00 is being sent to the card', 'now']]);
  const sent = ['Thu 26 Nov, 10:02', '$42.00 was sent to the card', 'done'];
  expect(stepsOf({})).toEqual([ASKED, ...AGREED, sent, ['By Mon 7 Dec', 'Your bank shows it', 'next']]);
  expect(stepsOf({}, NOW + 11 * DAY_MS).at(-1)).toEqual(['By Mon 7 Dec', 'Your bank shows it', 'next']);
  expect(stepsOf({}, NOW + 12 * DAY_MS).at(-1)).toEqual(['By Mon 7 Dec', 'Your bank shows it', 'done']);
});

test('what a bank took back on its own has one step; what goes to the balance has no step of a card', () => {
  const taken = { cause: 'takenBack', askedAt: null, agreedAt: null, back: { ...refund.back, toBalance: euro(0) } };
  expect(stepsOf(taken as Partial<Refund>)).toEqual([
    ['Thu 26 Nov, 10:02', 'Your bank took $42.00 back to the card', 'done'],
  ]);
  const toBalance = { back: { toCard: euro(0), toBalance: euro(1000) }, cardSentAt: null, cardBy: null };
  expect(stepsOf(toBalance)).toEqual([ASKED, ...AGREED]);
});
