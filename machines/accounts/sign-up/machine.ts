import { assign, type SnapshotFrom, setup, spawnChild } from 'xstate';
import type {
  NewsletterWish,
  SignUpContext,
  SignUpEvent,
  SignUpInput,
  SignUpOutput,
} from '#machines/accounts/sign-up/types.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import { formParts, formStates } from '#machines/core/form-parts.ts';
import { newsletterMachine } from '#machines/core/newsletter/machine.ts';

/** A new account, also by invitation: null → fetching → success or error, then signed in with the same credentials. */
export const signUpMachine = setup({
  types: {} as {
    input: SignUpInput;
    context: SignUpContext;
    events: SignUpEvent;
    output: SignUpOutput;
  },
  actors: {
    newsletter: newsletterMachine,
    register: requestActor<void, NewsletterWish>('register'),
    registerByInvitation: requestActor<void, void>('registerByInvitation'),
    keepPrefill: requestActor<void, void>('keepPrefill'),
    logIn: requestActor<void, void>('logIn'),
  },
  actions: {
    setWish: assign((_, { wantsNewsletter }: { wantsNewsletter: boolean }) => ({ wantsNewsletter })),
    noteRulesRefused: assign(({ context }) => ({ rulesRefused: context.rulesRefused + 1 })),
    setSignedIn: assign({ isSignedIn: true }),
    startNewsletter: spawnChild('newsletter', {
      id: 'newsletter',
      input: ({ context }) => ({ isWanted: context.wantsNewsletter }),
    }),
  },
  guards: {
    isRulesRefused: (_, { hasAcceptedRules }: { hasAcceptedRules: boolean }) => !hasAcceptedRules,
    isInvited: ({ context }) => context.isInvited,
    isSignedIn: ({ context }) => context.isSignedIn,
  },
})
  .extend(formParts<SignUpContext, SignUpEvent>())
  .createMachine({
    id: 'signUp',
    context: ({ input }) => ({ ...input, ...UNTOUCHED, wantsNewsletter: false, rulesRefused: 0 }),
    output: ({ context }) => ({ isSignedIn: context.isSignedIn }),
    initial: 'form',
    states: {
      form: {
        initial: 'idle',
        on: {
          'account.create': [
            {
              guard: { type: 'isRulesRefused', params: ({ event }) => event },
              target: '.refused',
              actions: [{ type: 'setFaults', params: ({ event }) => event }, 'noteRulesRefused'],
            },
            {
              guard: { type: 'hasFaults', params: ({ event }) => event },
              target: '.invalid',
              actions: { type: 'setFaults', params: ({ event }) => event },
            },
            {
              target: 'fetching',
              actions: [
                { type: 'setFaults', params: ({ event }) => event },
                { type: 'setWish', params: ({ event }) => event },
              ],
            },
          ],
        },
        states: {
          ...formStates,
          refused: {
            // The rules are not accepted, whatever else is wrong: the banner and the box say so.
            after: { focusDelay: { target: 'idle', actions: 'askFocus' } },
          },
          error: { after: { focusDelay: { actions: 'askFocus' } } },
        },
      },
      fetching: {
        initial: 'choosing',
        states: {
          choosing: { always: [{ guard: 'isInvited', target: 'invited' }, { target: 'registering' }] },
          registering: {
            invoke: {
              id: 'register',
              src: 'register',
              input: ({ context }) => ({ newsletterSubscribing: context.wantsNewsletter }),
              onDone: '#signUp.registered',
              onError: {
                target: '#signUp.form.error',
                actions: { type: 'setProblem', params: asProblem },
              },
            },
          },
          invited: {
            invoke: {
              id: 'registerByInvitation',
              src: 'registerByInvitation',
              onDone: '#signUp.registered',
              onError: {
                target: '#signUp.form.error',
                actions: { type: 'setProblem', params: asProblem },
              },
            },
          },
        },
      },
      registered: {
        // E-mail and phone fill in the international discount for a while.
        entry: 'startNewsletter',
        invoke: { id: 'keepPrefill', src: 'keepPrefill', onDone: 'entering', onError: 'entering' },
      },
      entering: { always: [{ guard: 'isSignedIn', target: 'done' }, { target: 'loggingIn' }] },
      loggingIn: {
        invoke: {
          id: 'logIn',
          src: 'logIn',
          onDone: { target: 'done', actions: 'setSignedIn' },
          // The account exists; the user continues with the login form.
          onError: 'done',
        },
      },
      done: { type: 'final' },
    },
  });

export type SignUpSnapshot = SnapshotFrom<typeof signUpMachine>;
