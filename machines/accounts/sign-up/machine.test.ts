import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { FOCUS_DELAY_MS } from '#domain/core/limits.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { signUpViews as views } from '#machines/accounts/sign-up/fixtures.ts';
import { signUpMachine } from '#machines/accounts/sign-up/machine.ts';
import { scriptedSignUp } from '#machines/accounts/sign-up/testing.ts';
import type { SignUpEvent, SignUpInput } from '#machines/accounts/sign-up/types.ts';
import { signUpView } from '#machines/accounts/sign-up/view.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { EMAIL_MISSING } from '#machines/core/testing/form.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

const SENT: SignUpEvent = { type: 'account.create', faults: [], hasAcceptedRules: true, wantsNewsletter: false };

function start(input: Partial<SignUpInput> = {}) {
  const world = new Scripted(NOW);
  const actor = createActor(scriptedSignUp(world), {
    input: { origin: 'page', isInvited: false, isSignedIn: false, ...input },
    clock: world.clock,
  }).start();
  const asked = () => world.calls.map(({ actor }) => actor);
  return { world, actor, asked, view: () => signUpView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(signUpMachine, { cosmeticAfter: ['form.invalid', 'form.refused', 'form.error'] })).toEqual(
    [],
  );
});

test('null, fetching, success, then signed in with the same words', async () => {
  const { world, actor, view, asked } = start();
  expect(view()).toEqual(views.empty);
  actor.send(SENT);
  expect(view()).toEqual(views.fetching);
  await world.settle('register', ok());
  expect(view()).toEqual(views.success);
  await world.settle('keepPrefill', ok());
  expect(view()).toEqual(views.success);
  await world.settle('logIn', ok());
  expect([view(), actor.getSnapshot().output]).toEqual([{ kind: 'done', isSignedIn: true }, { isSignedIn: true }]);
  expect(asked()).toEqual(['register', 'keepPrefill', 'logIn']);
});

test('while it is sent, and after, it cannot be sent again', async () => {
  const { world, actor, asked } = start();
  actor.send(SENT);
  actor.send(SENT);
  await world.settle('register', ok());
  actor.send(SENT);
  expect(asked()).toEqual(['register', 'keepPrefill']);
});

test('who is signed in already is not signed in again', async () => {
  const { world, actor, view, asked } = start({ isSignedIn: true });
  actor.send(SENT);
  await world.settle('register', ok());
  await world.settle('keepPrefill', ok());
  expect(view()).toEqual({ kind: 'done', isSignedIn: true });
  expect(asked()).not.toContain('logIn');
});

test('an account that could not be signed in is there all the same', async () => {
  const { world, actor, view } = start();
  actor.send(SENT);
  await world.settle('register', ok());
  await world.settle('keepPrefill', { error: new Error('storage is full') });
  await world.settle('logIn', problem('unavailable'));
  expect(view()).toEqual({ kind: 'done', isSignedIn: false });
});

test('an invitation has an operation of its own', async () => {
  const { world, actor, view, asked } = start({ isInvited: true });
  expect(view()).toEqual(views.invited);
  actor.send(SENT);
  await world.settle('registerByInvitation', problem('registration_failed'));
  expectFields(view(), { status: 'error', isInvited: true, 'problem.code': 'registration_failed' });
  actor.send(SENT);
  await world.settle('registerByInvitation', ok());
  expectFields(view(), { status: 'success' });
  expect(asked()).toEqual(['registerByInvitation', 'registerByInvitation', 'keepPrefill']);
});

test('the newsletter is asked for only when ticked, and its failure changes nothing', async () => {
  const { world, actor, view, asked } = start();
  actor.send({ ...SENT, wantsNewsletter: true });
  expect(world.calls).toEqual([{ actor: 'register', input: { newsletterSubscribing: true } }]);
  await world.settle('register', ok());
  expect(asked()).toEqual(['register', 'subscribeNewsletter', 'keepPrefill']);
  await world.settle('subscribeNewsletter', problem('unavailable'));
  expect(view()).toEqual(views.success);
  await world.settle('keepPrefill', ok());
  await world.settle('logIn', ok());
  expect(view()).toEqual({ kind: 'done', isSignedIn: true });
});

test('what is wrong is said at its fields and of the rules, and the focus is asked for after 500 ms', () => {
  const { world, actor, view } = start();
  actor.send({ ...SENT, faults: [EMAIL_MISSING], hasAcceptedRules: false });
  expect(view()).toEqual({ ...views.rulesRefused, faults: [EMAIL_MISSING] });
  world.clock.advanceTo(NOW + FOCUS_DELAY_MS - 1);
  expectFields(view(), { focusAsked: 0 });
  world.clock.advanceTo(NOW + FOCUS_DELAY_MS);
  expectFields(view(), { focusAsked: 1, rulesRefused: 1 });
});

test('rules that are not accepted are asked for each time', () => {
  const { actor, view, asked } = start();
  actor.send({ ...SENT, hasAcceptedRules: false });
  expect(view()).toEqual(views.rulesRefused);
  actor.send({ ...SENT, hasAcceptedRules: false });
  expectFields(view(), { status: null, rulesRefused: 2 });
  expect(asked()).toEqual([]);
  actor.send(SENT);
  expectFields(view(), { status: 'fetching' });
});

test('a password that the server refuses is named at its field', async () => {
  const { world, actor, view } = start();
  actor.send(SENT);
  await world.settle('register', problem('invalid_details', { fields: { password: 'password_common' } }));
  expectFields(view(), { status: 'error', faults: [{ field: 'password', code: 'password_common' }] });
  expectFields(view(), { focusAsked: 0 });
  world.clock.advanceTo(NOW + FOCUS_DELAY_MS);
  expectFields(view(), { status: 'error', focusAsked: 1 });
  actor.send(SENT);
  expect(view()).toEqual({ ...views.fetching, focusAsked: 1 });
});
