import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { OTP_COUNTDOWN_SECONDS } from '#domain/core/limits.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { RESEND_AT, otpCountdownViews as views } from '#machines/accounts/otp-countdown/fixtures.ts';
import { otpCountdownMachine } from '#machines/accounts/otp-countdown/machine.ts';
import type { SentCode } from '#machines/accounts/otp-countdown/types.ts';
import { otpCountdownView } from '#machines/accounts/otp-countdown/view.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start({ now = NOW, resendAt = RESEND_AT as number | null } = {}) {
  const world = new Scripted(now);
  const machine = otpCountdownMachine.provide({
    actors: { deadline: world.deadline(), sendCode: world.actor<SentCode, void>('sendCode') },
  });
  const actor = createActor(machine, { input: { resendAt }, clock: world.clock }).start();
  return { world, actor, view: () => otpCountdownView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(otpCountdownMachine)).toEqual([]);
});

test('another code after 120 s, to the millisecond and not before', () => {
  const { world, actor, view } = start();
  expect(RESEND_AT - NOW).toBe(OTP_COUNTDOWN_SECONDS * 1000);
  world.clock.advanceTo(RESEND_AT - 1);
  actor.send({ type: 'code.resend' });
  expect([view(), world.calls]).toEqual([views.waiting, []]);
  world.clock.advanceTo(RESEND_AT);
  expect(view()).toEqual(views.ready);
});

test('asleep past the moment, or reloaded after it: ready at once', () => {
  const { world, view } = start();
  world.clock.sleepTo(RESEND_AT + 3_600_000);
  expect(view()).toEqual(views.ready);
  expect(start({ now: RESEND_AT }).view()).toEqual(views.ready);
});

test('nothing was sent yet: one can ask', () => {
  expect(start({ resendAt: null }).view()).toEqual(views.ready);
});

test('another code begins another wait; asked twice it is sent once', async () => {
  const { world, actor, view } = start({ now: RESEND_AT });
  actor.send({ type: 'code.resend' });
  actor.send({ type: 'code.resend' });
  expect([view(), world.pending()]).toEqual([views.sending, ['sendCode']]);
  await world.settle('sendCode', ok({ resendAt: RESEND_AT + 120_000 }));
  expect(view()).toEqual({ ...views.resent, resendAt: RESEND_AT + 120_000 });
  world.clock.advanceTo(RESEND_AT + 120_000);
  expect(view()).toEqual(views.ready);
});

test('a code that was not sent says why, and can be asked for again', async () => {
  const { world, actor, view } = start({ resendAt: null });
  actor.send({ type: 'code.resend' });
  await world.settle('sendCode', problem('rate_limited', { retryAfterSeconds: 900 }));
  expectFields(view(), { kind: 'ready', 'problem.code': 'rate_limited' });
  actor.send({ type: 'code.resend' });
  expect(view()).toEqual(views.sending);
});
