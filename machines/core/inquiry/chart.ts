import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import { isUnfinished } from '#domain/core/status-questions.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import { deadlineActor } from '#machines/core/deadline.ts';
import type {
  InquiryContext,
  InquiryEvent,
  InquiryId,
  InquiryInfo,
  InquiryInput,
  InquiryOutput,
} from '#machines/core/inquiry/types.ts';
import { need } from '#machines/core/need.ts';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';

const QUICK_MS = 5000;
const QUICK_POLLS = 12;
const SLOW_MS = 30_000;

/** Pause before the next poll, in ms: short ones for a minute, then two a minute. */
export const pauseBefore = (polls: number): number => (polls < QUICK_POLLS ? QUICK_MS : SLOW_MS);

const inquiry = setup({
  types: {} as {
    input: InquiryInput;
    context: InquiryContext;
    events: InquiryEvent;
    output: InquiryOutput;
  },
  actors: {
    deadline: deadlineActor,
    readInquiry: requestActor<InquiryInfo, InquiryId>('readInquiry'),
    withdrawInquiry: requestActor<InquiryInfo, InquiryId>('withdrawInquiry'),
    readOrder: requestActor<OrderInfo, OrderInput>('readOrder'),
    releaseHold: requestActor<void, OrderInput>('releaseHold'),
  },
  actions: {
    setInquiry: assign(({ context }, { inquiry }: { inquiry: InquiryInfo }) => ({
      inquiry,
      polls: context.polls + 1,
      failures: 0,
      problem: null,
    })),
    noteReplaced: assign((_, { replaces = null }: { replaces?: string | null }) => ({ replaces })),
    setOrder: assign((_, { order }: { order: OrderInfo }) => ({ order })),
    countFailure: assign(({ context }) => ({ polls: context.polls + 1, failures: context.failures + 1 })),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    isInquiring: ({ context }) => context.inquiry.status === 'inquiring',
    /** The new order replaces another hold, unless the offer expired in the meantime. */
    takesPlace: ({ context: { replaces } }, { order }: { order: OrderInfo }) =>
      replaces !== null && replaces !== order.orderId && isUnfinished(order.status),
    isStillOffered: (_, { inquiry }: { inquiry: InquiryInfo }) => inquiry.status === 'offered',
    isOffered: ({ context }) => context.inquiry.status === 'offered',
    isAccepted: ({ context }) => context.inquiry.status === 'accepted',
    isRefused: ({ context }) => context.inquiry.status === 'refused',
    isWithdrawn: ({ context }) => context.inquiry.status === 'withdrawn',
  },
});

const ended = { on: { 'inquiry.close': 'closed' } } as const;
const orderOf = ({ context }: { context: InquiryContext }) => ({
  orderId: need(context.inquiry.orderId, 'order of the offer'),
});
const inquiryOf = ({ context }: { context: InquiryContext }) => ({ inquiryId: context.inquiry.inquiryId });

/**
 * An inquiry to a supplier that answers on request: until its offer, which is an order that is held for a while, or its
 * refusal. `id`: of the product's machine.
 */
export function createInquiry<const Id extends string>(id: Id) {
  const accept = {
    target: `#${id}.accepting`,
    actions: [
      'clearProblem',
      { type: 'noteReplaced', params: ({ event }: { event: { replaces?: string | null } }) => event },
    ],
  } as const;
  return inquiry.createMachine({
    id,
    context: ({ input }) => ({
      inquiry: input.inquiry,
      order: null,
      replaces: null,
      polls: 0,
      failures: 0,
      problem: null,
    }),
    output: ({ context }) => ({ order: context.order }),
    initial: 'arriving',
    states: {
      arriving: {
        // The server said how it stands.
        always: [
          { guard: 'isInquiring', target: 'inquiring' },
          { guard: 'isOffered', target: 'offered' },
          { guard: 'isAccepted', target: 'accepting' },
          { guard: 'isRefused', target: 'refused' },
          { guard: 'isWithdrawn', target: 'withdrawn' },
          { target: 'lapsed' },
        ],
      },
      inquiring: {
        // The supplier thinks, for a while at most. The page may be left: its URL leads back to the answer.
        initial: 'waiting',
        on: { 'inquiry.withdraw': { target: 'withdrawing', actions: 'clearProblem' } },
        states: {
          waiting: {
            invoke: { id: 'pause', src: 'deadline', input: ({ context }) => ({ inMs: pauseBefore(context.polls) }) },
            on: { 'deadline.reached': 'asking' },
          },
          asking: {
            invoke: {
              id: 'readInquiry',
              src: 'readInquiry',
              input: inquiryOf,
              onDone: {
                target: `#${id}.arriving`,
                actions: { type: 'setInquiry', params: ({ event }) => ({ inquiry: event.output }) },
              },
              onError: { target: 'waiting', actions: 'countFailure' },
            },
          },
        },
      },
      withdrawing: {
        invoke: {
          id: 'withdrawInquiry',
          src: 'withdrawInquiry',
          input: inquiryOf,
          // The supplier may have made its offer at the same time: the response shows it.
          onDone: {
            target: 'arriving',
            actions: { type: 'setInquiry', params: ({ event }) => ({ inquiry: event.output }) },
          },
          onError: { target: 'arriving', actions: { type: 'setProblem', params: asProblem } },
        },
      },
      offered: {
        // What was offered is held.
        invoke: {
          id: 'offerEnd',
          src: 'deadline',
          input: ({ context }) => ({ at: need(context.inquiry.offerUntil, 'end of the offer') }),
        },
        on: {
          'deadline.reached': 'ending',
          'inquiry.accept': accept,
          'inquiry.withdraw': { target: 'withdrawing', actions: 'clearProblem' },
        },
      },
      ending: {
        // The time of the offer is over. The server ends the offer, and what it says counts: it may be paid in another tab.
        initial: 'asking',
        on: {
          'inquiry.accept': accept,
          'inquiry.withdraw': { target: 'withdrawing', actions: 'clearProblem' },
        },
        states: {
          asking: {
            invoke: {
              id: 'readInquiry',
              src: 'readInquiry',
              input: inquiryOf,
              onDone: [
                {
                  guard: { type: 'isStillOffered', params: ({ event }) => ({ inquiry: event.output }) },
                  target: 'waiting',
                  actions: { type: 'setInquiry', params: ({ event }) => ({ inquiry: event.output }) },
                },
                {
                  target: `#${id}.arriving`,
                  actions: { type: 'setInquiry', params: ({ event }) => ({ inquiry: event.output }) },
                },
              ],
              onError: { target: 'waiting', actions: 'countFailure' },
            },
          },
          waiting: {
            invoke: { id: 'pause', src: 'deadline', input: ({ context }) => ({ inMs: pauseBefore(context.polls) }) },
            on: { 'deadline.reached': 'asking' },
          },
        },
      },
      accepting: {
        invoke: {
          id: 'readOrder',
          src: 'readOrder',
          input: orderOf,
          onDone: [
            {
              guard: { type: 'takesPlace', params: ({ event }) => ({ order: event.output }) },
              target: 'replacing',
              actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
            },
            { target: 'accepted', actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) } },
          ],
          onError: { target: 'unread', actions: { type: 'setProblem', params: asProblem } },
        },
      },
      replacing: {
        // What an earlier choice holds is given back: nobody needs both.
        invoke: {
          id: 'releaseHold',
          src: 'releaseHold',
          input: ({ context }) => ({ orderId: need(context.replaces, 'order of the earlier hold') }),
          onDone: 'accepted',
          // A failed release must not block the traveller: the hold expires anyway.
          onError: 'accepted',
        },
      },
      unread: {
        // It is held, and the order could not be read.
        on: {
          'inquiry.accept': accept,
          'inquiry.withdraw': { target: 'withdrawing', actions: 'clearProblem' },
        },
      },
      // The checkout goes on with the order of the offer.
      accepted: { type: 'final' },
      refused: ended,
      withdrawn: ended,
      // Nobody answered, or nobody paid in time.
      lapsed: ended,
      closed: { type: 'final' },
    },
  });
}

export type InquiryMachine = ReturnType<typeof createInquiry>;
export type InquirySnapshot = SnapshotFrom<InquiryMachine>;
