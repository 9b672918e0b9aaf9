import type { SnapshotFrom } from 'xstate';
import { asProblem, KEY_LOST } from '#machines/core/as-problem.ts';
import { expired } from '#machines/core/order-checkout/expired.ts';
import { held } from '#machines/core/order-checkout/held.ts';
import { orderCheckout } from '#machines/core/order-checkout/setup.ts';

/**
 * An order from hold to documents, for all products. The product's own machine searches, places the first hold and
 * shows the list.
 */
export const orderCheckoutMachine = orderCheckout.createMachine({
  id: 'orderCheckout',
  context: ({ input }) => ({
    ...input,
    holdAttempt: 0,
    isSupplierSlow: false,
    acceptedTotal: null,
    intent: null,
    problem: null,
  }),
  output: ({ context }) => ({ problem: context.problem }),
  initial: 'arriving',
  on: { 'list.show': { target: '.left', actions: 'clearProblem' } },
  states: {
    arriving: {
      // The order and the page that was asked for decide where the traveller is.
      always: [
        { guard: 'isIssued', target: 'issued' },
        { guard: 'isRefunded', target: 'refunded' },
        { guard: 'isIssuing', target: 'issuing' },
        { guard: 'isPaying', target: 'paying' },
        { guard: 'isExpired', target: 'expired' },
        { guard: 'isHolding', target: 'held', actions: 'showDecline' },
        { target: 'left', actions: 'tellHoldEnded' },
      ],
    },
    held,
    releasing: {
      invoke: {
        id: 'releaseHold',
        src: 'releaseHold',
        input: ({ context }) => ({ orderId: context.order.orderId }),
        onDone: { target: 'left', actions: 'clearProblem' },
        // A failed release must not block the traveller: the hold expires anyway.
        onError: { target: 'left', actions: 'clearProblem' },
      },
    },
    expired,
    paying: {
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context: { order, intent } }) => ({ orderId: order.orderId, attempt: order.nextAttempt, intent }),
        onDone: [
          {
            guard: {
              type: 'isRefusedWith',
              params: ({ event }) => ({ output: event.output, codes: ['hold_expired'] }),
            },
            target: 'expired',
            actions: [{ type: 'setPaymentEnd', params: ({ event }) => event.output }, 'clearProblem'],
          },
          {
            guard: { type: 'hasOutcome', params: ({ event }) => ({ output: event.output, outcome: 'unread' }) },
            target: 'resuming.failed',
            actions: { type: 'setPaymentEnd', params: ({ event }) => event.output },
          },
          {
            guard: {
              type: 'isRefusedWith',
              params: ({ event }) => ({ output: event.output, codes: KEY_LOST }),
            },
            target: 'expired',
            actions: { type: 'setPaymentEnd', params: ({ event }) => event.output },
          },
          {
            // conflict: an earlier request, whose response was lost, did open this attempt.
            guard: {
              type: 'isRefusedWith',
              params: ({ event }) => ({ output: event.output, codes: ['not_allowed', 'conflict'] }),
            },
            target: 'resuming',
            actions: { type: 'setPaymentEnd', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasOutcome', params: ({ event }) => ({ output: event.output, outcome: 'refused' }) },
            target: 'held.review',
            actions: { type: 'setPaymentEnd', params: ({ event }) => event.output },
          },
          {
            target: 'arriving',
            actions: [
              { type: 'setPaymentEnd', params: ({ event }) => event.output },
              { type: 'showPage', params: { page: 'confirm' } },
            ],
          },
        ],
      },
      on: { 'bank.returned': { actions: 'passReturn' }, 'payment.leave': { actions: 'passLeave' } },
    },
    issuing: {
      entry: { type: 'showPage', params: { page: 'issue' } },
      invoke: {
        id: 'orderIssue',
        src: 'orderIssue',
        input: ({ context }) => ({ order: context.order }),
        onDone: [
          {
            guard: { type: 'isUnread', params: ({ event }) => event.output },
            target: 'resuming.failed',
            actions: { type: 'setEnd', params: ({ event }) => event.output },
          },
          { target: 'arriving', actions: { type: 'setOrder', params: ({ event }) => event.output } },
        ],
      },
    },
    issued: { entry: { type: 'showPage', params: { page: 'issue' } } },
    refunded: { entry: { type: 'showPage', params: { page: 'issue' } } },
    resuming: {
      // Another tab was faster, or the answer surprised us: the server says how the order stands.
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'readOrder',
            src: 'readOrder',
            input: ({ context }) => ({ orderId: context.order.orderId }),
            onDone: {
              target: '#orderCheckout.arriving',
              actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'setProblem', params: asProblem } },
          },
        },
        failed: { on: { 'order.retry': 'asking' } },
      },
    },
    // Nothing is held any more, and the product shows its list.
    left: { type: 'final' },
  },
});

export type OrderCheckoutSnapshot = SnapshotFrom<typeof orderCheckoutMachine>;
