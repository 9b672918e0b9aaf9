import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ProblemCode } from '#domain/core/problem.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { confirmEmailViews as views } from '#machines/accounts/confirm-email/fixtures.ts';
import { confirmEmailMachine } from '#machines/accounts/confirm-email/machine.ts';
import type { Confirmed } from '#machines/accounts/confirm-email/types.ts';
import { confirmEmailView } from '#machines/accounts/confirm-email/view.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start(hasToken = true) {
  const world = new Scripted(NOW);
  const machine = confirmEmailMachine.provide({
    actors: {
      confirmEmail: world.actor<Confirmed, void>('confirmEmail'),
      resendConfirmation: world.actor<void, void>('resendConfirmation'),
    },
  });
  const actor = createActor(machine, { input: { hasToken } }).start();
  return { world, actor, view: () => confirmEmailView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(confirmEmailMachine)).toEqual([]);
});

test('a good link confirms, and says how many orders came along', async () => {
  const { world, view } = start();
  expect(view()).toEqual(views.verifying);
  await world.settle('confirmEmail', ok({ claimedOrders: 2, waitingOrders: 0 }));
  expect(view()).toEqual(views.confirmedWithOrders);
});

test('where nobody is signed in it confirms, and says how many orders wait', async () => {
  const { world, view } = start();
  await world.settle('confirmEmail', ok({ claimedOrders: 0, waitingOrders: 1 }));
  expect(view()).toEqual(views.ordersWait);
});

test.each<[ProblemCode, { kind: string }]>([
  ['link_expired', views.expired],
  ['link_used', views.used],
  ['not_found', views.unknown],
  ['invalid_request', views.unknown],
])('%s', async (code, after) => {
  const { world, view } = start();
  await world.settle('confirmEmail', problem(code));
  expect(view()).toEqual(after);
});

test('an address without a token asks nobody', () => {
  const { world, view } = start(false);
  expect([view(), world.calls]).toEqual([views.unknown, []]);
});

test('no answer: the same link is tried again', async () => {
  const { world, actor, view } = start();
  await world.settle('confirmEmail', problem('unavailable'));
  expectFields(view(), { kind: 'failed', 'problem.code': 'unavailable' });
  actor.send({ type: 'link.follow' });
  expect(view()).toEqual(views.verifying);
  await world.settle('confirmEmail', ok({ claimedOrders: 0, waitingOrders: 0 }));
  expect(view()).toEqual(views.confirmed);
});

test('another link is sent once, and asked for again when it was not', async () => {
  const { world, actor, view } = start();
  await world.settle('confirmEmail', problem('link_expired'));
  actor.send({ type: 'link.resend' });
  actor.send({ type: 'link.resend' });
  expect([view(), world.pending()]).toEqual([views.resending, ['resendConfirmation']]);
  await world.settle('resendConfirmation', problem('rate_limited'));
  expectFields(view(), { kind: 'expired', isSending: false, 'problem.code': 'rate_limited' });
  actor.send({ type: 'link.resend' });
  await world.settle('resendConfirmation', ok());
  expect(view()).toEqual(views.resent);
});
