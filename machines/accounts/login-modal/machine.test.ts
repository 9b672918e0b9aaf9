import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { FOCUS_DELAY_MS } from '#domain/core/limits.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { forgotPasswordMachine } from '#machines/accounts/forgot-password/machine.ts';
import {
  FROM_HEADER,
  FROM_REVIEW,
  FROM_VISA,
  loginModalViews as views,
} from '#machines/accounts/login-modal/fixtures.ts';
import { loginModalMachine } from '#machines/accounts/login-modal/machine.ts';
import type { LoginModalEvent } from '#machines/accounts/login-modal/types.ts';
import { loginModalView } from '#machines/accounts/login-modal/view.ts';
import { scriptedSignUp } from '#machines/accounts/sign-up/testing.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { EMAIL_MISSING, PASSWORD_SHORT } from '#machines/core/testing/form.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

const NEW_ACCOUNT: LoginModalEvent = {
  type: 'account.create',
  faults: [],
  hasAcceptedRules: true,
  wantsNewsletter: false,
};

function start() {
  const world = new Scripted(NOW);
  const machine = loginModalMachine.provide({
    actors: {
      signUp: scriptedSignUp(world),
      forgotPassword: forgotPasswordMachine.provide({
        actors: { forgotPassword: world.actor<void, void>('forgotPassword') },
      }),
      logIn: world.actor<void, void>('logIn'),
    },
  });
  const actor = createActor(machine, { clock: world.clock }).start();
  const asked = () => world.calls.map(({ actor }) => actor);
  return { world, actor, asked, view: () => loginModalView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(loginModalMachine, { cosmeticAfter: ['open.login.asking.invalid'] })).toEqual([]);
});

test('each opener gets its view: login, login with prefill for a visa, sign-up for an order', () => {
  const opened = ([FROM_HEADER, FROM_VISA, FROM_REVIEW] as const).map((request) => {
    const { actor, view } = start();
    actor.send({ type: 'login.open', ...request });
    return view();
  });
  expect(opened).toEqual([views.login, views.forVisa, views.forReview]);
});

test('it is hidden by its event, and opens anew without what was wrong before', () => {
  const { actor, view } = start();
  actor.send({ type: 'login.open', ...FROM_HEADER });
  actor.send({ type: 'login.submit', faults: [EMAIL_MISSING, PASSWORD_SHORT] });
  actor.send({ type: 'login.hide' });
  expect(view()).toEqual(views.closed);
  actor.send({ type: 'login.open', ...FROM_VISA });
  expect(view()).toEqual(views.forVisa);
});

test('the views toggle', () => {
  const { actor, view } = start();
  actor.send({ type: 'login.open', ...FROM_HEADER });
  actor.send({ type: 'account.show' });
  expect(view()).toEqual(views.createAccount);
  actor.send({ type: 'login.show' });
  expect(view()).toEqual(views.login);
  actor.send({ type: 'forgot.show' });
  expect(view()).toEqual(views.forgotPassword);
  actor.send({ type: 'login.show' });
  expect(view()).toEqual(views.login);
});

test('what is wrong is said, and the focus is asked for after 500 ms', () => {
  const { world, actor, view, asked } = start();
  actor.send({ type: 'login.open', ...FROM_HEADER });
  actor.send({ type: 'login.submit', faults: [EMAIL_MISSING, PASSWORD_SHORT] });
  expect([view(), asked()]).toEqual([views.invalid, []]);
  world.clock.advanceTo(NOW + FOCUS_DELAY_MS - 1);
  expect(view()).toEqual(views.invalid);
  world.clock.advanceTo(NOW + FOCUS_DELAY_MS);
  expect(view()).toEqual({ ...views.invalid, focusAsked: 1 });
});

test('signed in: hidden at once, asked once, and it opens again for the next person', async () => {
  const { world, actor, view, asked } = start();
  actor.send({ type: 'login.open', ...FROM_HEADER });
  actor.send({ type: 'login.submit', faults: [] });
  actor.send({ type: 'login.submit', faults: [] });
  expect(view()).toEqual(views.submitting);
  await world.settle('logIn', ok());
  expect([view(), asked()]).toEqual([views.completed, ['logIn']]);
  actor.send({ type: 'login.open', ...FROM_HEADER });
  expect(view()).toEqual(views.login);
});

test('a wrong password shows its line and can be tried again', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'login.open', ...FROM_HEADER });
  actor.send({ type: 'login.submit', faults: [] });
  await world.settle('logIn', problem('wrong_credentials'));
  expectFields(view(), { kind: 'login', isBusy: false, 'problem.code': 'wrong_credentials', faults: [] });
  actor.send({ type: 'login.submit', faults: [] });
  expect(view()).toEqual(views.submitting);
});

test('signed up for an order: signed in and hidden', async () => {
  const { world, actor, view, asked } = start();
  actor.send({ type: 'login.open', ...FROM_REVIEW });
  actor.send(NEW_ACCOUNT);
  expectFields(view(), { kind: 'createAccount', 'signUp.status': 'fetching' });
  await world.settle('register', ok());
  await world.settle('keepPrefill', ok());
  await world.settle('logIn', ok());
  expect(view()).toEqual(views.completed);
  expect(asked()).toEqual(['register', 'keepPrefill', 'logIn']);
});

test('signed up and not signed in: the login form is next, and ends it', async () => {
  const { world, actor, view, asked } = start();
  actor.send({ type: 'login.open', ...FROM_VISA });
  actor.send({ type: 'account.show' });
  actor.send(NEW_ACCOUNT);
  await world.settle('register', ok());
  await world.settle('keepPrefill', ok());
  await world.settle('logIn', problem('unavailable'));
  expect(view()).toEqual({ ...views.forVisa, hasSignedUp: true });
  actor.send({ type: 'login.submit', faults: [] });
  await world.settle('logIn', ok());
  expect([view(), asked().slice(3)]).toEqual([views.completed, ['logIn']]);
});

test('a code for a forgotten password can be asked for here', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'login.open', ...FROM_HEADER });
  actor.send({ type: 'forgot.show' });
  actor.send({ type: 'password.forget', faults: [] });
  await world.settle('forgotPassword', ok());
  expectFields(view(), { kind: 'forgotPassword', 'forgot.status': 'success' });
});
