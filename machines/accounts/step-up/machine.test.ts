import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { FOCUS_DELAY_MS } from '#domain/core/limits.ts';
import { CODE_SENT, stepUpViews } from '#machines/accounts/step-up/fixtures.ts';
import { stepUpMachine } from '#machines/accounts/step-up/machine.ts';
import { scriptedStepUp } from '#machines/accounts/step-up/testing.ts';
import { stepUpView } from '#machines/accounts/step-up/view.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { CODE_MISSING } from '#machines/core/testing/form.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start() {
  const world = new Scripted(NOW);
  const actor = createActor(scriptedStepUp(world), { clock: world.clock }).start();
  return { world, actor, view: () => stepUpView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(stepUpMachine, { cosmeticAfter: ['asking.form.invalid'] })).toEqual([]);
});

test('a code goes out at once; the right one ends it', async () => {
  const { world, actor, view } = start();
  expect(view()).toEqual(stepUpViews.sending);
  await world.settle('sendStepUpCode', ok(CODE_SENT));
  expect(view()).toEqual(stepUpViews.asking);
  actor.send({ type: 'code.verify', faults: [] });
  actor.send({ type: 'code.verify', faults: [] });
  expect(view()).toEqual(stepUpViews.verifying);
  await world.settle('verifyStepUpCode', ok());
  expect(actor.getSnapshot().status).toBe('done');
  expect(world.inputsOf('verifyStepUpCode')).toHaveLength(1);
});

test('a code that cannot be one is not sent; the focus is asked for after 500 ms, and the wait for another goes on', async () => {
  const { world, actor, view } = start();
  await world.settle('sendStepUpCode', ok(CODE_SENT));
  actor.send({ type: 'code.verify', faults: [CODE_MISSING] });
  expect([view(), world.inputsOf('verifyStepUpCode')]).toEqual([stepUpViews.invalid, []]);
  world.clock.advanceTo(NOW + FOCUS_DELAY_MS);
  expect(view()).toEqual({ ...stepUpViews.invalid, focusAsked: 1 });
  world.clock.advanceTo(CODE_SENT.resendAt);
  expect(view()).toEqual({ ...stepUpViews.invalid, focusAsked: 1, canResend: true });
});

test('a wrong code is asked for again, and says how often', async () => {
  const { world, actor, view } = start();
  await world.settle('sendStepUpCode', ok(CODE_SENT));
  actor.send({ type: 'code.verify', faults: [] });
  await world.settle('verifyStepUpCode', problem('code_wrong', { triesLeft: 4, message: 'Wrong code' }));
  expect(view()).toEqual(stepUpViews.wrong);
});

test('another code only 120 s after the last one, by the clock of the server', async () => {
  const { world, actor, view } = start();
  await world.settle('sendStepUpCode', ok(CODE_SENT));
  world.clock.advanceTo(CODE_SENT.resendAt - 1);
  actor.send({ type: 'code.resend' });
  expect(view()).toEqual(stepUpViews.asking);
  world.clock.advanceTo(CODE_SENT.resendAt);
  expect(view()).toEqual(stepUpViews.late);
  actor.send({ type: 'code.resend' });
  const later = { ...CODE_SENT, resendAt: CODE_SENT.resendAt + 120_000 };
  await world.settle('sendStepUpCode', ok(later));
  expect(view()).toEqual({ ...stepUpViews.asking, sent: later });
});

test('no code could be sent: says why and can be asked again', async () => {
  const { world, actor, view } = start();
  await world.settle('sendStepUpCode', { problem: stepUpViews.unsent.problem });
  expect(view()).toEqual(stepUpViews.unsent);
  actor.send({ type: 'code.resend' });
  await world.settle('sendStepUpCode', ok(CODE_SENT));
  expect(view()).toEqual(stepUpViews.asking);
});

test('a second code that could not be sent leaves the first one to be typed', async () => {
  const { world, actor, view } = start();
  await world.settle('sendStepUpCode', ok(CODE_SENT));
  world.clock.advanceTo(CODE_SENT.resendAt);
  actor.send({ type: 'code.resend' });
  await world.settle('sendStepUpCode', problem('rate_limited'));
  expect(view()).toEqual({ ...stepUpViews.late, problem: { code: 'rate_limited', message: 'rate_limited' } });
});
