import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ACCOUNT_ID, authViews, OTHER_ACCOUNT_ID } from '#machines/accounts/auth/fixtures.ts';
import { authMachine } from '#machines/accounts/auth/machine.ts';
import type { CheckedSession } from '#machines/accounts/auth/types.ts';
import { authView } from '#machines/accounts/auth/view.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start(accountId: string | null = null) {
  const world = new Scripted(NOW);
  const machine = authMachine.provide({
    actors: {
      readSession: world.actor<CheckedSession, void>('readSession'),
      logOut: world.actor<void, void>('logOut'),
    },
  });
  const actor = createActor(machine, { input: { accountId } }).start();
  return { world, actor, view: () => authView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(authMachine)).toEqual([]);
});

test('begins with what the page knows and asks nobody', () => {
  expect([start().view(), start(ACCOUNT_ID).view()]).toEqual([authViews.signedOut, authViews.signedIn]);
  expect(start(ACCOUNT_ID).world.pending()).toEqual([]);
});

test('somebody signed in: the server says who', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'session.check' });
  expect(view()).toEqual(authViews.checking);
  await world.settle('readSession', ok({ accountId: ACCOUNT_ID }));
  expect(view()).toEqual(authViews.signedIn);
});

test('another tab signed out: nobody is signed in here either', async () => {
  const { world, actor, view } = start(ACCOUNT_ID);
  actor.send({ type: 'session.check' });
  expect(view()).toEqual(authViews.checkingAgain);
  await world.settle('readSession', ok({ accountId: null }));
  expect(view()).toEqual(authViews.signedOut);
});

test('another tab signed in as somebody else', async () => {
  const { world, actor, view } = start(ACCOUNT_ID);
  actor.send({ type: 'session.check' });
  await world.settle('readSession', ok({ accountId: OTHER_ACCOUNT_ID }));
  expect(view()).toEqual({ ...authViews.signedIn, accountId: OTHER_ACCOUNT_ID });
});

test('two tabs at once: the answer to the last question counts', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'session.check' });
  actor.send({ type: 'session.check' });
  expect(world.pending()).toEqual(['readSession']);
  await world.settle('readSession', ok({ accountId: ACCOUNT_ID }));
  expect(view()).toEqual(authViews.signedIn);
});

test('no answer: what was known stays', async () => {
  const { world, actor, view } = start(ACCOUNT_ID);
  actor.send({ type: 'session.check' });
  await world.settle('readSession', problem('unavailable'));
  expect(view()).toEqual({ ...authViews.signedIn, problem: { code: 'unavailable', message: 'unavailable' } });
});

test('signing out happens once, however often it is asked', async () => {
  const { world, actor, view } = start(ACCOUNT_ID);
  actor.send({ type: 'session.end' });
  actor.send({ type: 'session.end' });
  expect(view()).toEqual(authViews.signingOut);
  await world.settle('logOut', ok());
  expect(view()).toEqual(authViews.signedOut);
  expect(world.inputsOf('logOut')).toHaveLength(1);
});

test('signing out did not reach the server: one is still signed in and told so', async () => {
  const { world, actor, view } = start(ACCOUNT_ID);
  actor.send({ type: 'session.end' });
  await world.settle('logOut', problem('unavailable'));
  expect(view()).toEqual({ ...authViews.signedIn, problem: { code: 'unavailable', message: 'unavailable' } });
  actor.send({ type: 'session.end' });
  expect(view()).toEqual(authViews.signingOut);
});
