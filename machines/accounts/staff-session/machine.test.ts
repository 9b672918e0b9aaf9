import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { staffSessionViews } from '#machines/accounts/staff-session/fixtures.ts';
import { staffSessionMachine } from '#machines/accounts/staff-session/machine.ts';
import { staffSessionView } from '#machines/accounts/staff-session/view.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start() {
  const world = new Scripted(NOW);
  const actors = { logIn: world.actor<void, void>('logIn'), logOut: world.actor<void, void>('logOut') };
  const actor = createActor(staffSessionMachine.provide({ actors })).start();
  return { world, actor, view: () => staffSessionView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(staffSessionMachine)).toEqual([]);
});

test('signs in; asked twice, it asks once, and says why not', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'staff.enter' });
  actor.send({ type: 'staff.enter' });
  expect(view()).toEqual(staffSessionViews.entering);
  await world.settle(
    'logIn',
    problem('wrong_credentials', { message: 'The name, the password or the code is wrong.' }),
  );
  expect(view()).toEqual(staffSessionViews.wrongPassword);
  actor.send({ type: 'staff.enter' });
  await world.settle('logIn', ok(undefined));
  expect(view()).toEqual(staffSessionViews.idle);
  expect(world.calls.map(({ actor }) => actor)).toEqual(['logIn', 'logIn']);
});

test('a failure to sign out is said', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'staff.leave' });
  expect(view()).toEqual(staffSessionViews.leaving);
  await world.settle('logOut', { error: new TypeError('Failed to fetch') });
  expectFields(view(), { kind: 'idle', 'problem.code': expect.any(String) });
});
