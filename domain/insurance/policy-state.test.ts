import { expect, test } from 'vitest';
import { nextStateAt, policyState } from '#domain/insurance/policy-state.ts';

const policy = { status: 'issued', issuedAt: 10, coverFrom: 100, coverUntil: 200 } as const;

test.each([
  [10, 'scheduled', 100],
  [99, 'scheduled', 100],
  [100, 'active', 200],
  [199, 'active', 200],
  [200, 'ended', null],
] as const)('at %d it is %s', (now, state, next) => {
  expect([policyState(policy, now), nextStateAt(policy, now)]).toEqual([state, next]);
});

test.each([
  ['awaitingPayment', null, 'none'],
  ['issuing', null, 'none'],
  ['issueFailed', null, 'none'],
  ['partiallyCancelled', 10, 'active'],
  ['cancelRequested', 10, 'cancelled'],
  ['refunded', 10, 'cancelled'],
] as const)('with the status %s it is %s', (status, issuedAt, state) => {
  expect(policyState({ ...policy, status, issuedAt }, 150)).toBe(state);
});
