import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { FOCUS_DELAY_MS } from '#domain/core/limits.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import {
  accountSettingsViews,
  KEPT,
  PASSWORD_MISSING,
  PHONE_SESSION_ID,
} from '#machines/accounts/account-settings/fixtures.ts';
import { accountSettingsMachine } from '#machines/accounts/account-settings/machine.ts';
import type { ChangeInput, Kept, PreferenceInput, SessionInput } from '#machines/accounts/account-settings/types.ts';
import { accountSettingsView } from '#machines/accounts/account-settings/view.ts';
import { CODE_SENT } from '#machines/accounts/step-up/fixtures.ts';
import { scriptedStepUp } from '#machines/accounts/step-up/testing.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start() {
  const world = new Scripted(NOW);
  const machine = accountSettingsMachine.provide({
    actors: {
      stepUp: scriptedStepUp(world),
      saveChange: world.actor<void, ChangeInput>('saveChange'),
      updatePreference: world.actor<void, PreferenceInput>('updatePreference'),
      endSession: world.actor<void, SessionInput>('endSession'),
      endOtherSessions: world.actor<void, void>('endOtherSessions'),
      exportAccount: world.actor<void, void>('exportAccount'),
      eraseAccount: world.actor<Kept, void>('eraseAccount'),
    },
  });
  const actor = createActor(machine, { clock: world.clock }).start();
  return { world, actor, view: () => accountSettingsView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(accountSettingsMachine, { cosmeticAfter: ['editing.invalid'] })).toEqual([]);
});

test('one form is open at a time, and what it saves is said', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'section.open', section: 'name' });
  expect(view()).toEqual(accountSettingsViews.name);
  actor.send({ type: 'section.open', section: 'password' });
  expect(view()).toEqual(accountSettingsViews.password);
  actor.send({ type: 'section.submit', faults: [] });
  expect(view()).toEqual(accountSettingsViews.savingPassword);
  await world.settle('saveChange', ok());
  expect(view()).toEqual(accountSettingsViews.savedPassword);
  expect(world.calls).toEqual([{ actor: 'saveChange', input: { section: 'password' } }]);
});

test('a wrong current password changes nothing and leaves the form open', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'section.open', section: 'phone' });
  actor.send({ type: 'section.submit', faults: [] });
  await world.settle('saveChange', { problem: accountSettingsViews.wrongPassword.problem });
  expect(view()).toEqual(accountSettingsViews.wrongPassword);
  actor.send({ type: 'section.close' });
  expect(view()).toEqual(accountSettingsViews.rest);
});

test('what is chosen shows as chosen while it is saved, and falls back when it was not', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'preference.choose', preference: { calendarMode: 'persian' } });
  expect(view()).toEqual(accountSettingsViews.preferring);
  await world.settle('updatePreference', problem('unavailable'));
  expectFields(view(), { preference: {}, busy: null, 'problem.code': 'unavailable' });
});

test('sign-ins are ended one by one or all others at once', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'session.end', sessionId: PHONE_SESSION_ID });
  expect(view()).toEqual(accountSettingsViews.endingOne);
  actor.send({ type: 'sessions.end' });
  await world.settle('endSession', ok());
  actor.send({ type: 'sessions.end' });
  expect(view()).toEqual(accountSettingsViews.endingOthers);
  await world.settle('endOtherSessions', ok());
  expect(view()).toEqual(accountSettingsViews.endedOthers);
  expect(world.inputsOf('endOtherSessions')).toHaveLength(1);
});

test('the export asks for a one-time code first, because it holds whole passport numbers', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'data.export' });
  expect(view()).toEqual(accountSettingsViews.exporting);
  await world.settle('exportAccount', problem('step_up_required'));
  await world.settle('sendStepUpCode', ok(CODE_SENT));
  expect(view()).toEqual(accountSettingsViews.proving);
  actor.send({ type: 'code.verify', faults: [] });
  await world.settle('verifyStepUpCode', ok());
  await world.settle('exportAccount', ok());
  expect(view()).toEqual(accountSettingsViews.exported);
});

test('an account is erased only from its own form, with the password', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'section.submit', faults: [] });
  actor.send({ type: 'section.open', section: 'erase' });
  actor.send({ type: 'section.submit', faults: [PASSWORD_MISSING] });
  expect([view(), world.calls]).toEqual([{ ...accountSettingsViews.erase, faults: [PASSWORD_MISSING] }, []]);
  actor.send({ type: 'section.submit', faults: [] });
  await world.settle('eraseAccount', ok(KEPT));
  expect(view()).toEqual(accountSettingsViews.erased);
  expect(world.calls).toEqual([{ actor: 'eraseAccount', input: undefined }]);
});

test('what is wrong is not sent; the focus is asked for after 500 ms, and another form opens without it', () => {
  const { world, actor, view } = start();
  actor.send({ type: 'section.open', section: 'phone' });
  actor.send({ type: 'section.submit', faults: [PASSWORD_MISSING] });
  expect([view(), world.calls]).toEqual([accountSettingsViews.missing, []]);
  world.clock.advanceTo(NOW + FOCUS_DELAY_MS);
  expect(view()).toEqual({ ...accountSettingsViews.missing, focusAsked: 1 });
  actor.send({ type: 'section.open', section: 'email' });
  expect(view()).toEqual({ ...accountSettingsViews.email, focusAsked: 1 });
});

test('an account that cannot be erased says why and stays', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'section.open', section: 'erase' });
  actor.send({ type: 'section.submit', faults: [] });
  await world.settle('eraseAccount', problem('not_allowed'));
  expect(view()).toEqual({ ...accountSettingsViews.erase, problem: { code: 'not_allowed', message: 'not_allowed' } });
});
