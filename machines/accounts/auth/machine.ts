import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import type { AuthContext, AuthEvent, AuthInput, CheckedSession } from '#machines/accounts/auth/types.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';

/** The sign-in state of this browser. The server decides; this is the last known answer. */
export const authMachine = setup({
  types: {} as { input: AuthInput; context: AuthContext; events: AuthEvent },
  actors: {
    readSession: requestActor<CheckedSession, void>('readSession'),
    logOut: requestActor<void, void>('logOut'),
  },
  actions: {
    setAccount: assign((_, { accountId }: CheckedSession) => ({ accountId, problem: null })),
    forgetAccount: assign({ accountId: null, problem: null }),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    forgetProblem: assign({ problem: null }),
  },
  guards: { hasAccount: ({ context }) => context.accountId !== null },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'known',
  states: {
    known: { always: [{ guard: 'hasAccount', target: 'signedIn' }, { target: 'signedOut' }] },
    signedOut: { on: { 'session.check': 'checking' } },
    checking: {
      entry: 'forgetProblem',
      // Until the answer the page shows what it knew; without one it keeps it.
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: { target: 'known', actions: { type: 'setAccount', params: ({ event }) => event.output } },
        onError: {
          target: 'known',
          actions: { type: 'setProblem', params: asProblem },
        },
      },
      // A check that started before the update is outdated.
      on: { 'session.check': { target: 'checking', reenter: true } },
    },
    signedIn: { on: { 'session.check': 'checking', 'session.end': 'signingOut' } },
    signingOut: {
      entry: 'forgetProblem',
      invoke: {
        id: 'logOut',
        src: 'logOut',
        onDone: { target: 'signedOut', actions: 'forgetAccount' },
        onError: {
          target: 'signedIn',
          actions: { type: 'setProblem', params: asProblem },
        },
      },
    },
  },
});

export type AuthSnapshot = SnapshotFrom<typeof authMachine>;
