import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { FOCUS_DELAY_MS } from '#domain/core/limits.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { staffSessionViews } from '#machines/accounts/staff-session/fixtures.ts';
import { staffSessionMachine } from '#machines/accounts/staff-session/machine.ts';
import { staffSessionView } from '#machines/accounts/staff-session/view.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { CODE_MISSING } from '#machines/core/testing/form.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start() {
  const world = new Scripted(NOW);
  const actors = { logIn: world.actor<void, void>('logIn'), logOut: world.actor<void, void>('logOut') };
  const actor = createActor(staffSessionMachine.provide({ actors }), { clock: world.clock }).start();
  return { world, actor, view: () => staffSessionView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(staffSessionMachine, { cosmeticAfter: ['asking.invalid'] })).toEqual([]);
});

test('signs in; asked twice, it asks once, and says why not', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'staff.enter', faults: [] });
  actor.send({ type: 'staff.enter', faults: [] });
  expect(view()).toEqual(staffSessionViews.entering);
  await world.settle(
    'logIn',
    problem('wrong_credentials', { message: 'The name, the password or the code is wrong.' }),
  );
  expect(view()).toEqual(staffSessionViews.wrongPassword);
  actor.send({ type: 'staff.enter', faults: [] });
  await world.settle('logIn', ok(undefined));
  expect(view()).toEqual(staffSessionViews.asking);
  expect(world.calls.map(({ actor }) => actor)).toEqual(['logIn', 'logIn']);
});

test('a code that cannot be one is not sent; the focus is asked for after 500 ms', () => {
  const { world, actor, view } = start();
  actor.send({ type: 'staff.enter', faults: [CODE_MISSING] });
  expect([view(), world.calls]).toEqual([staffSessionViews.invalid, []]);
  world.clock.advanceTo(NOW + FOCUS_DELAY_MS);
  expect(view()).toEqual({ ...staffSessionViews.invalid, focusAsked: 1 });
});

test('a failure to sign out is said', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'staff.leave' });
  expect(view()).toEqual(staffSessionViews.leaving);
  await world.settle('logOut', { error: new TypeError('Failed to fetch') });
  expectFields(view(), { kind: 'asking', 'problem.code': expect.any(String) });
});
