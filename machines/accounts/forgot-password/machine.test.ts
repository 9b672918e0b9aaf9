import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { FOCUS_DELAY_MS } from '#domain/core/limits.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { forgotPasswordViews as views } from '#machines/accounts/forgot-password/fixtures.ts';
import { forgotPasswordMachine } from '#machines/accounts/forgot-password/machine.ts';
import { forgotPasswordView } from '#machines/accounts/forgot-password/view.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { EMAIL_WRONG } from '#machines/core/testing/form.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start() {
  const world = new Scripted(NOW);
  const machine = forgotPasswordMachine.provide({
    actors: { forgotPassword: world.actor<void, void>('forgotPassword') },
  });
  const actor = createActor(machine, { clock: world.clock }).start();
  return { world, actor, view: () => forgotPasswordView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(forgotPasswordMachine, { cosmeticAfter: ['form.invalid', 'form.danger'] })).toEqual([]);
});

test('null, fetching, success; asked twice it is sent once', async () => {
  const { world, actor, view } = start();
  expect(view()).toEqual(views.empty);
  actor.send({ type: 'password.forget', faults: [] });
  actor.send({ type: 'password.forget', faults: [] });
  expect(view()).toEqual(views.fetching);
  await world.settle('forgotPassword', ok());
  expect(view()).toEqual(views.sent);
  expect(world.calls).toHaveLength(1);
});

test('what is wrong is said, and the focus is asked for after 500 ms, once', () => {
  const { world, actor, view } = start();
  actor.send({ type: 'password.forget', faults: [EMAIL_WRONG] });
  expect(view()).toEqual(views.invalid);
  world.clock.advanceTo(world.clock.now() + FOCUS_DELAY_MS - 1);
  expect(view().focusAsked).toBe(0);
  world.clock.advanceTo(world.clock.now() + 1);
  expect(view()).toEqual({ ...views.invalid, focusAsked: 1 });
  world.clock.advanceTo(world.clock.now() + 10_000);
  expect([view().focusAsked, world.calls]).toEqual([1, []]);
});

test('danger says why and is tried again', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'password.forget', faults: [] });
  await world.settle('forgotPassword', problem('rate_limited', { retryAfterSeconds: 900 }));
  expectFields(view(), { status: 'danger', 'problem.code': 'rate_limited', 'problem.retryAfterSeconds': 900 });
  actor.send({ type: 'password.forget', faults: [] });
  expect(view()).toEqual(views.fetching);
  await world.settle('forgotPassword', ok());
  expect(view()).toEqual(views.sent);
});

test('an address that only the server refuses stands at its field', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'password.forget', faults: [] });
  await world.settle('forgotPassword', problem('invalid_details', { fields: { email: 'email_invalid' } }));
  expectFields(view(), { status: 'danger', faults: [EMAIL_WRONG] });
});
