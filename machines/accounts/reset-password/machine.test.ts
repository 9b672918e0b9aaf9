import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { FOCUS_DELAY_MS } from '#domain/core/limits.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { RESEND_AT } from '#machines/accounts/otp-countdown/fixtures.ts';
import { otpCountdownMachine } from '#machines/accounts/otp-countdown/machine.ts';
import type { SentCode } from '#machines/accounts/otp-countdown/types.ts';
import { resetPasswordViews as views } from '#machines/accounts/reset-password/fixtures.ts';
import { resetPasswordMachine } from '#machines/accounts/reset-password/machine.ts';
import type { ResetPasswordInput } from '#machines/accounts/reset-password/types.ts';
import { resetPasswordView } from '#machines/accounts/reset-password/view.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start(input: Partial<ResetPasswordInput> = {}) {
  const world = new Scripted(NOW);
  const machine = resetPasswordMachine.provide({
    actors: {
      otpCountdown: otpCountdownMachine.provide({
        actors: { deadline: world.deadline(), sendCode: world.actor<SentCode, void>('sendCode') },
      }),
      logInWithCode: world.actor<void, void>('logInWithCode'),
      changePassword: world.actor<void, void>('changePassword'),
    },
  });
  const actor = createActor(machine, {
    input: { stage: 'code', resendAt: RESEND_AT, ...input },
    clock: world.clock,
  }).start();
  return { world, actor, view: () => resetPasswordView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  const cosmeticAfter = ['proving.asking.invalid', 'choosing.asking.invalid'];
  expect(conventionBreaches(resetPasswordMachine, { cosmeticAfter })).toEqual([]);
});

test('the code, then the new password', async () => {
  const { world, actor, view } = start();
  expect(view()).toEqual(views.code);
  actor.send({ type: 'code.enter', faults: [] });
  expect(view()).toEqual(views.codeChecking);
  await world.settle('logInWithCode', ok());
  expect(view()).toEqual(views.password);
  actor.send({ type: 'password.set', faults: [] });
  actor.send({ type: 'password.set', faults: [] });
  expect(view()).toEqual(views.passwordSaving);
  await world.settle('changePassword', ok());
  expect(view()).toEqual(views.done);
  expect(world.calls.map(({ actor }) => actor)).toEqual(['logInWithCode', 'changePassword']);
});

test('who may set one already begins there', () => {
  expect(start({ stage: 'password' }).view()).toEqual(views.password);
});

test('a wrong code says so, moves the focus, and is tried again', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'code.enter', faults: [] });
  await world.settle('logInWithCode', problem('code_wrong'));
  expectFields(view(), { kind: 'code', isBusy: false, 'problem.code': 'code_wrong', focusAsked: 0 });
  world.clock.advanceTo(NOW + FOCUS_DELAY_MS);
  expectFields(view(), { focusAsked: 1 });
  actor.send({ type: 'code.enter', faults: [] });
  expectFields(view(), { kind: 'code', isBusy: true, problem: null });
});

test('what is not six digits is not sent', () => {
  const { world, actor, view } = start();
  actor.send({ type: 'code.enter', faults: [{ field: 'code', code: 'code_invalid' }] });
  expect([view(), world.calls]).toEqual([views.codeInvalid, []]);
});

test('another code after 120 s, also while one is being checked', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'code.resend' });
  expect(world.calls).toEqual([]);
  world.clock.advanceTo(RESEND_AT);
  expect(view()).toEqual(views.codeMayBeSentAgain);
  actor.send({ type: 'code.enter', faults: [] });
  actor.send({ type: 'code.resend' });
  expect(world.pending()).toEqual(['logInWithCode', 'sendCode']);
  await world.settle('sendCode', ok({ resendAt: RESEND_AT + 120_000 }));
  expectFields(view(), { isBusy: true, 'countdown.kind': 'waiting', 'countdown.hasResent': true });
});

test('a password that the server refuses is named at its field', async () => {
  const { world, actor, view } = start({ stage: 'password' });
  actor.send({ type: 'password.set', faults: [] });
  await world.settle('changePassword', problem('invalid_details', { fields: { password: 'password_common' } }));
  expectFields(view(), { kind: 'password', faults: [{ field: 'password', code: 'password_common' }] });
});

test('ten minutes are over: a new code is needed', async () => {
  const { world, actor, view } = start({ stage: 'password' });
  actor.send({ type: 'password.set', faults: [] });
  await world.settle('changePassword', problem('login_required'));
  expect(view()).toEqual(views.lapsed);
});
