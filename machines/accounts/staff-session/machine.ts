import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import type { StaffSessionContext, StaffSessionEvent } from '#machines/accounts/staff-session/types.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';

/** Sign-in and sign-out on the staff pages. The signed-in person is server data that the page loads. */
export const staffSessionMachine = setup({
  types: {} as { context: StaffSessionContext; events: StaffSessionEvent },
  actors: { logIn: requestActor<void, void>('logIn'), logOut: requestActor<void, void>('logOut') },
  actions: {
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'staffSession',
  context: { problem: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'staff.enter': { target: 'entering', actions: 'forgetProblem' },
        'staff.leave': { target: 'leaving', actions: 'forgetProblem' },
      },
    },
    entering: {
      invoke: {
        id: 'logIn',
        src: 'logIn',
        onDone: { target: 'idle' },
        onError: { target: 'idle', actions: { type: 'setProblem', params: asProblem } },
      },
    },
    leaving: {
      invoke: {
        id: 'logOut',
        src: 'logOut',
        onDone: { target: 'idle' },
        onError: { target: 'idle', actions: { type: 'setProblem', params: asProblem } },
      },
    },
  },
});

export type StaffSessionSnapshot = SnapshotFrom<typeof staffSessionMachine>;
