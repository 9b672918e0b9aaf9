import { type SnapshotFrom, setup } from 'xstate';
import type { StaffSessionContext, StaffSessionEvent } from '#machines/accounts/staff-session/types.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import { formParts, formStates } from '#machines/core/form-parts.ts';

/** Sign-in and sign-out on the staff pages. The signed-in person is server data that the page loads. */
export const staffSessionMachine = setup({
  types: {} as { context: StaffSessionContext; events: StaffSessionEvent },
  actors: { logIn: requestActor<void, void>('logIn'), logOut: requestActor<void, void>('logOut') },
})
  .extend(formParts<StaffSessionContext, StaffSessionEvent>())
  .createMachine({
    id: 'staffSession',
    context: UNTOUCHED,
    initial: 'asking',
    states: {
      asking: {
        initial: 'idle',
        on: {
          'staff.enter': [
            {
              guard: { type: 'hasFaults', params: ({ event }) => event },
              target: '.invalid',
              actions: { type: 'setFaults', params: ({ event }) => event },
            },
            { target: 'entering', actions: { type: 'setFaults', params: ({ event }) => event } },
          ],
          'staff.leave': { target: 'leaving', actions: { type: 'setFaults', params: { faults: [] } } },
        },
        states: formStates,
      },
      entering: {
        invoke: {
          id: 'logIn',
          src: 'logIn',
          onDone: { target: 'asking' },
          onError: { target: 'asking', actions: { type: 'setProblem', params: asProblem } },
        },
      },
      leaving: {
        invoke: {
          id: 'logOut',
          src: 'logOut',
          onDone: { target: 'asking' },
          onError: { target: 'asking', actions: { type: 'setProblem', params: asProblem } },
        },
      },
    },
  });

export type StaffSessionSnapshot = SnapshotFrom<typeof staffSessionMachine>;
