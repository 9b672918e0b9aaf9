import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { payOutViews, payoutQuotes } from '#machines/accounts/pay-out/fixtures.ts';
import { payOutMachine } from '#machines/accounts/pay-out/machine.ts';
import type { PayoutQuote, StartPayoutInput } from '#machines/accounts/pay-out/types.ts';
import { payOutView } from '#machines/accounts/pay-out/view.ts';
import { CODE_SENT } from '#machines/accounts/step-up/fixtures.ts';
import { scriptedStepUp } from '#machines/accounts/step-up/testing.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

async function quoted(quote: PayoutQuote = payoutQuotes.both) {
  const world = new Scripted(NOW);
  const machine = payOutMachine.provide({
    actors: {
      stepUp: scriptedStepUp(world),
      quotePayout: world.actor<PayoutQuote, void>('quotePayout'),
      startPayout: world.actor<PayoutQuote, StartPayoutInput>('startPayout'),
    },
  });
  const actor = createActor(machine, { input: { flowId: 'visit-1' }, clock: world.clock }).start();
  actor.send({ type: 'payout.confirm' }); // no quote was shown yet
  actor.send({ type: 'payout.ask' });
  await world.settle('quotePayout', ok(quote));
  return { world, actor, view: () => payOutView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(payOutMachine)).toEqual([]);
});

test('pays out what was shown, after a code, each try with a key of its own', async () => {
  const { world, actor, view } = await quoted();
  expect(view()).toEqual(payOutViews.both);
  actor.send({ type: 'payout.confirm' });
  actor.send({ type: 'payout.confirm' });
  expect(view()).toEqual(payOutViews.paying);
  await world.settle('startPayout', problem('step_up_required'));
  await world.settle('sendStepUpCode', ok(CODE_SENT));
  expect(view()).toEqual(payOutViews.proving);
  actor.send({ type: 'code.verify', faults: [] });
  await world.settle('verifyStepUpCode', ok());
  await world.settle('startPayout', ok(payoutQuotes.both));
  expect(view()).toEqual(payOutViews.paidBoth);
  expect(world.inputsOf('startPayout')).toEqual([
    { amount: payoutQuotes.both.amount, idempotencyKey: 'visit-1:payout:1' },
    { amount: payoutQuotes.both.amount, idempotencyKey: 'visit-1:payout:2' },
  ]);
});

test('a balance that changed is shown anew before anything is paid', async () => {
  const { world, actor, view } = await quoted();
  actor.send({ type: 'payout.confirm' });
  await world.settle('startPayout', problem('price_changed'));
  await world.settle('quotePayout', ok(payoutQuotes.cards));
  expectFields(view(), { kind: 'quoted', quote: payoutQuotes.cards, 'problem.code': 'price_changed' });
});
