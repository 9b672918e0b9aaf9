import type { SnapshotFrom } from 'xstate';
import { asKeyLost, asProblem, asProblemAmong, KEY_LOST } from '#machines/core/as-problem.ts';
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
    held: {
      // The hold is active. Each step of the checkout is a page.
      invoke: {
        id: 'hold',
        src: 'hold',
        input: ({ context: { order } }) => ({
          orderId: order.orderId,
          deadlineAt: order.deadlineAt,
          extensionsLeft: order.extensionsLeft,
        }),
        onSnapshot: { actions: { type: 'noteSession', params: ({ event }) => event.snapshot.context } },
        onDone: [
          {
            guard: { type: 'hasMovedOn', params: ({ event }) => event.output },
            target: '#orderCheckout.arriving',
            actions: { type: 'setEnd', params: ({ event }) => event.output },
          },
          {
            guard: 'isListShown',
            target: '#orderCheckout.left',
            actions: { type: 'tellWhy', params: ({ event }) => event.output },
          },
          { target: '#orderCheckout.expired', actions: { type: 'setEnd', params: ({ event }) => event.output } },
        ],
      },
      initial: 'arriving',
      on: {
        'list.show': { target: '.away', actions: ['noteList', 'clearProblem'] },
        'session.extend': { actions: 'passExtend' },
        'hold.release': '#orderCheckout.releasing',
        'order.arrived': [
          {
            guard: { type: 'isOursAndUnfinished', params: ({ event }) => event },
            actions: [
              { type: 'setOrder', params: ({ event }) => event },
              { type: 'syncSession', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isOurs', params: ({ event }) => event },
            target: '#orderCheckout.arriving',
            actions: [{ type: 'setOrder', params: ({ event }) => event }, 'clearProblem'],
          },
        ],
        'step.visit': [
          {
            guard: { type: 'canVisit', params: ({ event }) => ({ asked: event.step, page: 'results' }) },
            target: '.away',
            actions: 'clearProblem',
          },
          {
            guard: { type: 'canVisit', params: ({ event }) => ({ asked: event.step, page: 'passengers' }) },
            target: '.passengers',
            actions: 'clearProblem',
          },
          {
            guard: { type: 'canVisit', params: ({ event }) => ({ asked: event.step, page: 'confirm' }) },
            target: '.review',
            actions: 'clearProblem',
          },
        ],
      },
      states: {
        arriving: {
          always: [
            { guard: 'isListShown', target: 'away' },
            { guard: 'isReviewShown', target: 'review' },
            { target: 'passengers' },
          ],
        },
        away: {
          // The list is looked at, which the product shows; the hold goes on.
          entry: { type: 'showPage', params: { page: 'results' } },
        },
        passengers: {
          // The people whom the order is for, and how to reach them.
          entry: { type: 'showPage', params: { page: 'passengers' } },
          initial: 'editing',
          on: { 'problem.dismiss': { actions: 'clearProblem' } },
          states: {
            editing: { on: { 'passengers.submit': { target: 'submitting', actions: 'clearProblem' } } },
            submitting: {
              invoke: {
                id: 'submitPassengers',
                src: 'submitPassengers',
                input: ({ context }) => ({ orderId: context.order.orderId }),
                onDone: {
                  target: '#orderCheckout.held.review',
                  actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'hasCode', params: asProblemAmong('hold_expired') },
                    target: '#orderCheckout.expired',
                  },
                  {
                    guard: { type: 'hasCode', params: asKeyLost },
                    target: '#orderCheckout.expired',
                    actions: { type: 'setProblem', params: asProblem },
                  },
                  {
                    guard: { type: 'hasCode', params: asProblemAmong('not_allowed') },
                    target: '#orderCheckout.resuming',
                    actions: { type: 'setProblem', params: asProblem },
                  },
                  { target: 'editing', actions: { type: 'setProblem', params: asProblem } },
                ],
              },
            },
          },
        },
        review: {
          // Everything that was told, the price, the rules that cost money.
          entry: { type: 'showPage', params: { page: 'confirm' } },
          on: {
            'problem.dismiss': { actions: 'clearProblem' },
            'payment.start': {
              target: '#orderCheckout.paying',
              actions: { type: 'setIntent', params: ({ event }) => event },
            },
          },
        },
      },
    },
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
    expired: {
      initial: 'offering',
      on: {
        'step.visit': {
          guard: { type: 'isPage', params: ({ event }) => ({ asked: event.step, page: 'passengers' }) },
          actions: { type: 'showPage', params: { page: 'passengers' } },
        },
        'order.arrived': {
          guard: { type: 'isOurs', params: ({ event }) => event },
          target: '#orderCheckout.arriving',
          actions: [{ type: 'setOrder', params: ({ event }) => event }, 'clearProblem'],
        },
      },
      states: {
        offering: {
          on: {
            'hold.again': 'holding',
            'step.visit': {
              guard: { type: 'isPage', params: ({ event }) => ({ asked: event.step, page: 'results' }) },
              target: '#orderCheckout.left',
              actions: 'clearProblem',
            },
          },
        },
        holding: {
          // The answer is waited for: what it holds must not be forgotten.
          entry: 'countHold',
          after: { slowHold: { actions: 'noteSlow' } },
          exit: 'forgetSlow',
          invoke: {
            id: 'holdAgain',
            src: 'holdAgain',
            input: ({ context }) => ({
              orderId: context.order.orderId,
              acceptedTotal: context.acceptedTotal,
              idempotencyKey: `${context.flowId}:again:${context.holdAttempt}`,
            }),
            onDone: {
              target: '#orderCheckout.arriving',
              actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
            },
            onError: [
              {
                guard: { type: 'hasCode', params: asProblemAmong('price_changed') },
                target: 'priceChanged',
                actions: { type: 'setProblem', params: asProblem },
              },
              { guard: { type: 'hasCode', params: asProblemAmong('not_allowed') }, target: '#orderCheckout.resuming' },
              { target: 'offering', actions: { type: 'setProblem', params: asProblem } },
            ],
          },
        },
        priceChanged: {
          // Old and new price side by side; one button takes the new one.
          on: {
            'price.accept': { target: 'holding', actions: 'acceptPrice' },
            'price.reject': { target: '#orderCheckout.left', actions: 'clearProblem' },
            'step.visit': {
              guard: { type: 'isPage', params: ({ event }) => ({ asked: event.step, page: 'results' }) },
              target: '#orderCheckout.left',
              actions: 'clearProblem',
            },
          },
        },
      },
    },
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
