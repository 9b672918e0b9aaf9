import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import type {
  ConfirmEmailContext,
  ConfirmEmailEvent,
  ConfirmEmailInput,
  Confirmed,
} from '#machines/accounts/confirm-email/types.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem, asProblemAmong, hasCodeAmong } from '#machines/core/as-problem.ts';

/**
 * The link of a mail: verifying → confirmed, expired (another link can be sent), used or unknown. Orders that wait for
 * a sign-in are added when the link is opened again after it.
 */
export const confirmEmailMachine = setup({
  types: {} as { input: ConfirmEmailInput; context: ConfirmEmailContext; events: ConfirmEmailEvent },
  actors: {
    confirmEmail: requestActor<Confirmed, void>('confirmEmail'),
    resendConfirmation: requestActor<void, void>('resendConfirmation'),
  },
  actions: {
    setConfirmed: assign((_, { claimedOrders, waitingOrders }: Confirmed) => ({ claimedOrders, waitingOrders })),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    forgetProblem: assign({ problem: null }),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    hasCode: hasCodeAmong,
  },
}).createMachine({
  id: 'confirmEmail',
  context: ({ input }) => ({ ...input, claimedOrders: 0, waitingOrders: 0, problem: null }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasToken', target: 'verifying' }, { target: 'unknown' }] },
    verifying: {
      entry: 'forgetProblem',
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        onDone: { target: 'confirmed', actions: { type: 'setConfirmed', params: ({ event }) => event.output } },
        onError: [
          {
            guard: {
              type: 'hasCode',
              params: asProblemAmong('link_expired'),
            },
            target: 'expired',
          },
          {
            guard: {
              type: 'hasCode',
              params: asProblemAmong('link_used'),
            },
            target: 'used',
          },
          {
            guard: {
              type: 'hasCode',
              params: asProblemAmong('not_found', 'invalid_request'),
            },
            target: 'unknown',
          },
          {
            target: 'failed',
            actions: { type: 'setProblem', params: asProblem },
          },
        ],
      },
    },
    confirmed: { type: 'final' },
    // It confirmed the address before: all is well.
    used: { type: 'final' },
    unknown: { type: 'final' },
    // No answer: the link is as good as before.
    failed: { on: { 'link.follow': 'verifying' } },
    expired: { on: { 'link.resend': 'resending' } },
    resending: {
      entry: 'forgetProblem',
      invoke: {
        id: 'resendConfirmation',
        src: 'resendConfirmation',
        onDone: 'resent',
        onError: {
          target: 'expired',
          actions: { type: 'setProblem', params: asProblem },
        },
      },
    },
    resent: { type: 'final' },
  },
});

export type ConfirmEmailSnapshot = SnapshotFrom<typeof confirmEmailMachine>;
