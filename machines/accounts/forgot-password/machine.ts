import { type SnapshotFrom, setup } from 'xstate';
import type { ForgotPasswordContext, ForgotPasswordEvent } from '#machines/accounts/forgot-password/types.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import { formParts, formStates } from '#machines/core/form-parts.ts';

/** Requests a one-time code: null → fetching → success or danger. */
export const forgotPasswordMachine = setup({
  types: {} as { context: ForgotPasswordContext; events: ForgotPasswordEvent },
  actors: { forgotPassword: requestActor<void, void>('forgotPassword') },
})
  .extend(formParts<ForgotPasswordContext, ForgotPasswordEvent>())
  .createMachine({
    id: 'forgotPassword',
    context: UNTOUCHED,
    initial: 'form',
    states: {
      form: {
        initial: 'idle',
        on: {
          'password.forget': [
            {
              guard: { type: 'hasFaults', params: ({ event }) => event },
              target: '.invalid',
              actions: { type: 'setFaults', params: ({ event }) => event },
            },
            { target: 'fetching', actions: { type: 'setFaults', params: ({ event }) => event } },
          ],
        },
        states: {
          ...formStates,
          // The same words whether or not there is an account.
          success: {},
          danger: { after: { focusDelay: { actions: 'askFocus' } } },
        },
      },
      fetching: {
        invoke: {
          id: 'forgotPassword',
          src: 'forgotPassword',
          onDone: 'form.success',
          onError: {
            target: 'form.danger',
            actions: { type: 'setProblem', params: asProblem },
          },
        },
      },
    },
  });

export type ForgotPasswordSnapshot = SnapshotFrom<typeof forgotPasswordMachine>;
