import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import type {
  OtpCountdownContext,
  OtpCountdownEvent,
  OtpCountdownInput,
  SentCode,
} from '#machines/accounts/otp-countdown/types.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import { deadlineActor } from '#machines/core/deadline.ts';
import { need } from '#machines/core/need.ts';

export const otpCountdownMachine = setup({
  types: {} as { input: OtpCountdownInput; context: OtpCountdownContext; events: OtpCountdownEvent },
  actors: { deadline: deadlineActor, sendCode: requestActor<SentCode, void>('sendCode') },
  actions: {
    setSent: assign(({ context }, { resendAt }: SentCode) => ({
      resendAt,
      problem: null,
      sendings: context.sendings + 1,
    })),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    clearDeadline: assign({ resendAt: null }),
  },
  guards: { isCounting: ({ context }) => context.resendAt !== null },
}).createMachine({
  id: 'otpCountdown',
  context: ({ input }) => ({ ...input, problem: null, sendings: 0 }),
  initial: 'ready',
  states: {
    waiting: {
      invoke: {
        id: 'resendDeadline',
        src: 'deadline',
        input: ({ context }) => ({ at: need(context.resendAt, 'moment of the next code') }),
      },
      on: { 'deadline.reached': { target: 'ready', actions: 'clearDeadline' } },
    },
    ready: { always: { guard: 'isCounting', target: 'waiting' }, on: { 'code.resend': 'sending' } },
    sending: {
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        onDone: { target: 'waiting', actions: { type: 'setSent', params: ({ event }) => event.output } },
        onError: {
          target: 'ready',
          actions: { type: 'setProblem', params: asProblem },
        },
      },
    },
  },
});

export type OtpCountdownSnapshot = SnapshotFrom<typeof otpCountdownMachine>;
