import { expect, test } from 'vitest';
import { isAllowed, type OrderAction, type OrderStatus } from '#domain/core/order-status.ts';
import {
  hasPapers,
  isGone,
  isResumable,
  isSettled,
  isUnderWay,
  isUnfinished,
  isWaitingForMoney,
  statusesThat,
} from '#domain/core/status-questions.ts';

const ALL = statusesThat(() => true);
const where = (action: OrderAction) => ALL.filter((status) => isAllowed(action, status));

test('the questions agree with what the table of actions allows', () => {
  expect([...statusesThat(isUnfinished), 'priceChanged', 'draft'].sort()).toEqual(where('releaseHold').toSorted());
  expect(statusesThat(isResumable)).toEqual(where('saveDraft'));
  for (const status of statusesThat(isWaitingForMoney)) expect(isAllowed('acceptPayment', status)).toBe(true);
});

test('an order is unfinished, under way, settled or gone, and never two of them', () => {
  const answers = (status: OrderStatus) =>
    [isUnfinished, isUnderWay, isSettled, isGone].filter((question) => question(status)).length;
  // An expired order can be held again, and a cancelled one is both settled and gone.
  expect(Object.fromEntries(ALL.filter((status) => answers(status) !== 1).map((one) => [one, answers(one)]))).toEqual({
    expired: 0,
    cancelled: 2,
  });
});

test('papers stay with an order that is being cancelled', () => {
  expect(statusesThat(hasPapers)).toEqual(['issued', 'cancelQuoted', 'partiallyCancelled', 'cancelRequested']);
});
