import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { FOCUS_DELAY_MS } from '#domain/core/limits.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { AMOUNT_SMALL, BANK_URL, TOP_UP_ID, topUps, topUpViews } from '#machines/accounts/top-up/fixtures.ts';
import { topUpMachine } from '#machines/accounts/top-up/machine.ts';
import type { StartTopUpInput, TopUpInfo, TopUpRef, TopUpStarted } from '#machines/accounts/top-up/types.ts';
import { topUpView } from '#machines/accounts/top-up/view.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import type { BankPage } from '#machines/core/payment/types.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

const amount = { amount: 5000, currency: 'EUR' } as const;
const started = { topUpId: TOP_UP_ID, redirectUrl: BANK_URL };

function start(topUpId: string | null = null) {
  const world = new Scripted(NOW);
  const machine = topUpMachine.provide({
    actors: {
      deadline: world.deadline(),
      startTopUp: world.actor<TopUpStarted, StartTopUpInput>('startTopUp'),
      openBankPage: world.actor<void, BankPage>('openBankPage'),
      readTopUp: world.actor<TopUpInfo, TopUpRef>('readTopUp'),
    },
  });
  const actor = createActor(machine, { input: { flowId: 'visit-1', topUpId }, clock: world.clock }).start();
  return { world, actor, view: () => topUpView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(topUpMachine, { cosmeticAfter: ['choosing.invalid'] })).toEqual([]);
});

test('an amount that cannot be charged is not sent; the focus is asked for after 500 ms', () => {
  const { world, actor, view } = start();
  actor.send({ type: 'amount.submit', amount: null, faults: [AMOUNT_SMALL] });
  expect([view(), world.calls]).toEqual([topUpViews.invalid, []]);
  world.clock.advanceTo(NOW + FOCUS_DELAY_MS);
  expect(view()).toEqual({ ...topUpViews.invalid, focusAsked: 1 });
});

test('an amount that the server refuses is said at the field as well', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'amount.submit', amount, faults: [] });
  await world.settle('startTopUp', problem('invalid_details', { fields: { amount: 'amount_too_small' } }));
  world.clock.advanceTo(NOW + FOCUS_DELAY_MS);
  expectFields(view(), { kind: 'choosing', faults: [AMOUNT_SMALL], focusAsked: 1 });
});

test('one charge for one intention; back from the bank it only asks', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'amount.submit', amount, faults: [] });
  actor.send({ type: 'amount.submit', amount, faults: [] });
  expect(view()).toEqual(topUpViews.starting);
  await world.settle('startTopUp', ok(started));
  expect(view()).toEqual(topUpViews.atBank);
  actor.send({ type: 'bank.returned' });
  expect(view()).toEqual(topUpViews.verifying);
  await world.settle('readTopUp', ok(topUps.succeeded));
  expect(view()).toEqual(topUpViews.succeeded);
  expect(world.inputsOf('startTopUp')).toEqual([{ amount, idempotencyKey: 'visit-1:topup:1' }]);
});

test('the same amount asked again after a lost answer is the same charge; another amount is another', async () => {
  const { world, actor } = start();
  for (const next of [amount, amount, { ...amount, amount: 7000 }]) {
    actor.send({ type: 'amount.submit', amount: next, faults: [] });
    await world.settle('startTopUp', problem('unavailable'));
  }
  const keys = world.inputsOf('startTopUp').map((input) => (input as StartTopUpInput).idempotencyKey);
  expect(keys).toEqual(['visit-1:topup:1', 'visit-1:topup:1', 'visit-1:topup:2']);
});

test('while nothing is known it asks on and offers nothing to pay', async () => {
  const { world, actor, view } = start(TOP_UP_ID);
  for (let poll = 0; poll < 12; poll += 1) {
    expectFields(view(), { kind: 'verifying', topUpId: TOP_UP_ID });
    actor.send({ type: 'amount.submit', amount, faults: [] });
    await world.settle('readTopUp', poll % 2 ? problem('unavailable') : ok(topUps.started));
    world.clock.advanceTo(world.clock.now() + (poll < 10 ? 3000 : 15_000));
  }
  expect(view()).toEqual(topUpViews.verifyingSlow);
  expect(world.inputsOf('startTopUp')).toEqual([]);
});

test('declined: says so, and the next one is another charge', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'amount.submit', amount, faults: [] });
  await world.settle('startTopUp', ok(started));
  actor.send({ type: 'bank.returned' });
  await world.settle('readTopUp', ok(topUps.declined));
  expect(view()).toEqual(topUpViews.declined);
  actor.send({ type: 'topup.again' });
  expect(view()).toEqual(topUpViews.choosing);
  actor.send({ type: 'amount.submit', amount, faults: [] });
  expect(world.inputsOf('startTopUp')).toEqual([
    { amount, idempotencyKey: 'visit-1:topup:1' },
    { amount, idempotencyKey: 'visit-1:topup:2' },
  ]);
});

test('a top-up of somebody else is not found, and one can begin', async () => {
  const { world, view } = start(TOP_UP_ID);
  await world.settle('readTopUp', problem('not_found'));
  expect(view()).toEqual({ ...topUpViews.choosing, problem: { code: 'not_found', message: 'not_found' } });
});
