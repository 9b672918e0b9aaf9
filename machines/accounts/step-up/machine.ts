import { assign, type SnapshotFrom, setup } from 'xstate';
import type { CodeSent, StepUpContext, StepUpEvent } from '#machines/accounts/step-up/types.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import { deadlineActor } from '#machines/core/deadline.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import { formParts, formStates } from '#machines/core/form-parts.ts';
import { need } from '#machines/core/need.ts';

/** Asks for a one-time code to prove the owner's identity. It ends after the proof; the parent handles giving up. */
export const stepUpMachine = setup({
  types: {} as { context: StepUpContext; events: StepUpEvent },
  actors: {
    deadline: deadlineActor,
    sendStepUpCode: requestActor<CodeSent, void>('sendStepUpCode'),
    verifyStepUpCode: requestActor<void, void>('verifyStepUpCode'),
  },
  actions: {
    setSent: assign((_, sent: CodeSent) => ({ sent, faults: [], problem: null })),
    forgetFaults: assign({ faults: [], problem: null }),
  },
  guards: { wasSent: ({ context }) => context.sent !== null },
})
  .extend(formParts<StepUpContext, StepUpEvent>())
  .createMachine({
    id: 'stepUp',
    context: { ...UNTOUCHED, sent: null },
    initial: 'sending',
    states: {
      sending: {
        invoke: {
          id: 'sendStepUpCode',
          src: 'sendStepUpCode',
          onDone: { target: 'asking', actions: { type: 'setSent', params: ({ event }) => event.output } },
          onError: [
            {
              guard: 'wasSent',
              target: 'asking',
              actions: { type: 'setProblem', params: asProblem },
            },
            {
              target: 'unsent',
              actions: { type: 'setProblem', params: asProblem },
            },
          ],
        },
      },
      unsent: { on: { 'code.resend': { target: 'sending', actions: 'forgetFaults' } } },
      asking: {
        type: 'parallel',
        states: {
          form: {
            initial: 'idle',
            on: {
              'code.verify': [
                {
                  guard: { type: 'hasFaults', params: ({ event }) => event },
                  target: '.invalid',
                  actions: { type: 'setFaults', params: ({ event }) => event },
                },
                { target: '#stepUp.verifying', actions: 'forgetFaults' },
              ],
            },
            states: formStates,
          },
          resend: {
            initial: 'cooling',
            states: {
              cooling: {
                // Another code only 120 s after the last one: mails are slow, and two codes confuse.
                invoke: {
                  id: 'resend',
                  src: 'deadline',
                  input: ({ context }) => ({ at: need(context.sent, 'sent code').resendAt }),
                },
                on: { 'deadline.reached': 'ready' },
              },
              ready: { on: { 'code.resend': { target: '#stepUp.sending', actions: 'forgetFaults' } } },
            },
          },
        },
      },
      verifying: {
        invoke: {
          id: 'verifyStepUpCode',
          src: 'verifyStepUpCode',
          onDone: 'proven',
          onError: {
            target: 'asking',
            actions: { type: 'setProblem', params: asProblem },
          },
        },
      },
      proven: { type: 'final' },
    },
  });

export type StepUpSnapshot = SnapshotFrom<typeof stepUpMachine>;
