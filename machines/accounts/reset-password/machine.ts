import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Problem, ProblemCode } from '#domain/core/problem.ts';
import { otpCountdownMachine } from '#machines/accounts/otp-countdown/machine.ts';
import type {
  ResetPasswordContext,
  ResetPasswordEvent,
  ResetPasswordInput,
} from '#machines/accounts/reset-password/types.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem, asProblemOf } from '#machines/core/as-problem.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import { formParts, formStates } from '#machines/core/form-parts.ts';

/** From a one-time code to a new password: the code opens a session that is limited to this. */
export const resetPasswordMachine = setup({
  types: {} as {
    input: ResetPasswordInput;
    context: ResetPasswordContext;
    events: ResetPasswordEvent;
    children: { otpCountdown: 'otpCountdown'; logInWithCode: 'logInWithCode'; changePassword: 'changePassword' };
  },
  actors: {
    otpCountdown: otpCountdownMachine,
    logInWithCode: requestActor<void, void>('logInWithCode'),
    changePassword: requestActor<void, void>('changePassword'),
  },
  actions: {
    forgetFaults: assign({ faults: [], problem: null }),
    passResend: sendTo('otpCountdown', { type: 'code.resend' }),
  },
  guards: {
    mayAlreadySet: ({ context }) => context.stage === 'password',
    hasCode: (_, { problem, code }: { problem: Problem; code: ProblemCode }) => problem.code === code,
  },
})
  .extend(formParts<ResetPasswordContext, ResetPasswordEvent>())
  .createMachine({
    id: 'resetPassword',
    context: ({ input }) => ({ ...input, ...UNTOUCHED }),
    initial: 'arriving',
    states: {
      arriving: { always: [{ guard: 'mayAlreadySet', target: 'choosing' }, { target: 'proving' }] },
      proving: {
        invoke: {
          id: 'otpCountdown',
          src: 'otpCountdown',
          input: ({ context }) => ({ resendAt: context.resendAt }),
        },
        on: { 'code.resend': { actions: 'passResend' } },
        initial: 'asking',
        states: {
          asking: {
            initial: 'idle',
            on: {
              'code.enter': [
                {
                  guard: { type: 'hasFaults', params: ({ event }) => event },
                  target: '.invalid',
                  actions: { type: 'setFaults', params: ({ event }) => event },
                },
                { target: 'checking', actions: { type: 'setFaults', params: ({ event }) => event } },
              ],
            },
            states: formStates,
          },
          checking: {
            invoke: {
              id: 'logInWithCode',
              src: 'logInWithCode',
              onDone: { target: '#resetPassword.choosing', actions: 'forgetFaults' },
              onError: {
                target: 'asking.invalid',
                actions: { type: 'setProblem', params: asProblem },
              },
            },
          },
        },
      },
      choosing: {
        initial: 'asking',
        states: {
          asking: {
            initial: 'idle',
            on: {
              'password.set': [
                {
                  guard: { type: 'hasFaults', params: ({ event }) => event },
                  target: '.invalid',
                  actions: { type: 'setFaults', params: ({ event }) => event },
                },
                { target: 'saving', actions: { type: 'setFaults', params: ({ event }) => event } },
              ],
            },
            states: formStates,
          },
          saving: {
            invoke: {
              id: 'changePassword',
              src: 'changePassword',
              onDone: '#resetPassword.done',
              onError: [
                {
                  guard: {
                    type: 'hasCode',
                    params: asProblemOf('login_required'),
                  },
                  target: '#resetPassword.lapsed',
                },
                {
                  target: 'asking.invalid',
                  actions: { type: 'setProblem', params: asProblem },
                },
              ],
            },
          },
        },
      },
      // The ten minutes of the code are over: a new one is needed.
      lapsed: { type: 'final' },
      // Signed in by a new session; every other one has ended.
      done: { type: 'final' },
    },
  });

export type ResetPasswordSnapshot = SnapshotFrom<typeof resetPasswordMachine>;
