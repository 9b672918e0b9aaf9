import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { forgotPasswordMachine } from '#machines/accounts/forgot-password/machine.ts';
import type { LoginModalContext, LoginModalEvent, LoginRequest } from '#machines/accounts/login-modal/types.ts';
import { signUpMachine } from '#machines/accounts/sign-up/machine.ts';
import type { SignUpOutput } from '#machines/accounts/sign-up/types.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import { formParts, formStates } from '#machines/core/form-parts.ts';

/**
 * The login modal over any page, and the login page: login, new account, forgotten password. Backdrop and Escape send
 * no event: it closes only by its own event and by success.
 */
export const loginModalMachine = setup({
  types: {} as {
    context: LoginModalContext;
    events: LoginModalEvent;
    children: {
      signUp: 'signUp';
      forgotPassword: 'forgotPassword';
      logIn: 'logIn';
    };
  },
  actors: {
    signUp: signUpMachine,
    forgotPassword: forgotPasswordMachine,
    logIn: requestActor<void, void>('logIn'),
  },
  actions: {
    setRequest: assign((_, { origin, email, phone }: LoginRequest) => ({
      ...UNTOUCHED,
      request: { origin, email, phone },
      hasSignedUp: false,
    })),
    forgetFaults: assign({ faults: [], problem: null }),
    noteSignUp: assign({ hasSignedUp: true }),
    passToSignUp: sendTo('signUp', ({ event }) => event),
    passToForgotPassword: sendTo('forgotPassword', ({ event }) => event),
  },
  guards: {
    isForReview: (_, { origin }: LoginRequest) => origin === 'review',
    isSignedIn: (_, { isSignedIn }: SignUpOutput) => isSignedIn,
  },
})
  .extend(formParts<LoginModalContext, LoginModalEvent>())
  .createMachine({
    id: 'loginModal',
    context: { ...UNTOUCHED, request: { origin: 'header', email: '', phone: '' }, hasSignedUp: false },
    initial: 'hidden',
    states: {
      hidden: {
        initial: 'closed',
        on: {
          'login.open': [
            {
              guard: { type: 'isForReview', params: ({ event }) => event },
              target: 'open.createAccount',
              actions: { type: 'setRequest', params: ({ event }) => event },
            },
            { target: 'open.login', actions: { type: 'setRequest', params: ({ event }) => event } },
          ],
        },
        states: {
          closed: {},
          // Somebody signed in: the page behind goes on.
          completed: {},
        },
      },
      open: {
        initial: 'login',
        on: { 'login.hide': 'hidden' },
        states: {
          login: {
            initial: 'asking',
            exit: 'forgetFaults',
            on: { 'account.show': 'createAccount', 'forgot.show': 'forgotPassword' },
            states: {
              asking: {
                initial: 'idle',
                on: {
                  'login.submit': [
                    {
                      guard: { type: 'hasFaults', params: ({ event }) => event },
                      target: '.invalid',
                      actions: { type: 'setFaults', params: ({ event }) => event },
                    },
                    { target: 'submitting', actions: { type: 'setFaults', params: ({ event }) => event } },
                  ],
                },
                states: {
                  ...formStates,
                  // One line says that it failed, and not which of the two was wrong.
                  failed: {},
                },
              },
              submitting: {
                invoke: {
                  id: 'logIn',
                  src: 'logIn',
                  onDone: '#loginModal.hidden.completed',
                  onError: {
                    target: 'asking.failed',
                    actions: { type: 'setProblem', params: asProblem },
                  },
                },
              },
            },
          },
          createAccount: {
            invoke: {
              id: 'signUp',
              src: 'signUp',
              input: ({ context }) => ({ origin: context.request.origin, isInvited: false, isSignedIn: false }),
              onDone: [
                {
                  guard: { type: 'isSignedIn', params: ({ event }) => event.output },
                  target: '#loginModal.hidden.completed',
                  actions: 'noteSignUp',
                },
                { target: 'login', actions: 'noteSignUp' },
              ],
            },
            on: {
              'account.create': { actions: 'passToSignUp' },
              'login.show': 'login',
              'forgot.show': 'forgotPassword',
            },
          },
          forgotPassword: {
            invoke: { id: 'forgotPassword', src: 'forgotPassword' },
            on: { 'password.forget': { actions: 'passToForgotPassword' }, 'login.show': 'login' },
          },
        },
      },
    },
  });

export type LoginModalSnapshot = SnapshotFrom<typeof loginModalMachine>;
