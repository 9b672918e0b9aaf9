import { assign, sendTo, setup } from 'xstate';
import { SLOW_HOLD_MS } from '#domain/core/limits.ts';
import type { OrderStatus } from '#domain/core/order-status.ts';
import type { Problem, ProblemCode } from '#domain/core/problem.ts';
import { hasPapers, isBeingIssued, isGivenUp, isGone, isUnfinished } from '#domain/core/status-questions.ts';
import { requestActor } from '#machines/core/actors.ts';
import { hasCodeAmong } from '#machines/core/as-problem.ts';
import { createHoldSession, type HoldSessionInput, type HoldSessionOutput } from '#machines/core/hold-session/chart.ts';
import { HOLD_ENDED, type OrderInfo, type OrderInput } from '#machines/core/order.ts';
import type {
  HoldAgainInput,
  IndicatePage,
  OrderCheckoutContext,
  OrderCheckoutEvent,
  OrderCheckoutInput,
  OrderCheckoutOutput,
} from '#machines/core/order-checkout/types.ts';
import { orderIssueMachine } from '#machines/core/order-issue/machine.ts';
import type { OrderIssueOutput } from '#machines/core/order-issue/types.ts';
import { paymentMachine } from '#machines/core/payment/machine.ts';
import type { PaymentIntent, PaymentOutput } from '#machines/core/payment/types.ts';

const hasStatus = ({ order }: OrderCheckoutContext, isSo: (status: OrderStatus) => boolean) => isSo(order.status);
const isStatus = (wanted: OrderStatus) => (status: OrderStatus) => status === wanted;

/** The list needs a search; the review needs passengers. */
const isPageOpen = ({ hasList, order }: OrderCheckoutContext, page: IndicatePage) =>
  page === 'results' ? hasList : page !== 'confirm' || order.hasPassengers;

const declineProblem = ({ status, declineReason }: OrderInfo): Problem | null =>
  status === 'paymentFailed' ? { code: 'payment_declined', message: declineReason ?? 'declined' } : null;

/** Types, actors, actions and guards of the checkout. The chart is in machine.ts. */
export const orderCheckout = setup({
  types: {} as {
    input: OrderCheckoutInput;
    context: OrderCheckoutContext;
    events: OrderCheckoutEvent;
    output: OrderCheckoutOutput;
    children: {
      hold: 'hold';
      payment: 'payment';
      orderIssue: 'orderIssue';
      submitPassengers: 'submitPassengers';
      releaseHold: 'releaseHold';
      holdAgain: 'holdAgain';
      readOrder: 'readOrder';
    };
  },
  actors: {
    /** Each product provides its own hold machine here. */
    hold: createHoldSession('hold'),
    payment: paymentMachine,
    orderIssue: orderIssueMachine,
    submitPassengers: requestActor<OrderInfo, OrderInput>('submitPassengers'),
    releaseHold: requestActor<void, OrderInput>('releaseHold'),
    holdAgain: requestActor<OrderInfo, HoldAgainInput>('holdAgain'),
    readOrder: requestActor<OrderInfo, OrderInput>('readOrder'),
  },
  actions: {
    setOrder: assign((_, { order }: { order: OrderInfo }) => ({ order, acceptedTotal: null })),
    /** Stores an extended deadline, so that it survives leaving and entering the session. */
    noteSession: assign(({ context }, { orderId, deadlineAt, extensionsLeft }: HoldSessionInput) =>
      context.order.orderId === orderId ? { order: { ...context.order, deadlineAt, extensionsLeft } } : {},
    ),
    showDecline: assign(({ context }) => ({ problem: declineProblem(context.order) ?? context.problem })),
    setPaymentEnd: assign(({ context }, { order, problem }: PaymentOutput) => ({
      order: order ?? context.order,
      intent: null,
      problem,
    })),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    tellHoldEnded: assign({ problem: HOLD_ENDED }),
    tellWhy: assign((_, { problem }: HoldSessionOutput) => ({ problem: problem ?? HOLD_ENDED })),
    setEnd: assign(({ context }, { order, problem }: HoldSessionOutput) => ({
      order: order ?? context.order,
      problem,
    })),
    clearProblem: assign({ problem: null }),
    acceptPrice: assign(({ context }) => ({ acceptedTotal: context.problem?.price?.new ?? null, problem: null })),
    countHold: assign(({ context }) => ({ holdAttempt: context.holdAttempt + 1, problem: null })),
    noteSlow: assign({ isSupplierSlow: true }),
    forgetSlow: assign({ isSupplierSlow: false }),
    noteList: assign({ hasList: true }),
    setIntent: assign((_, { intent }: { intent: PaymentIntent }) => ({
      intent,
      cancelPackage: intent.cancelPackage,
      problem: null,
    })),
    showPage: assign((_, { page }: { page: IndicatePage }) => ({ indicatePage: page })),
    passExtend: sendTo('hold', { type: 'session.extend' }),
    passReturn: sendTo('payment', { type: 'bank.returned' }),
    passLeave: sendTo('payment', { type: 'payment.leave' }),
    syncSession: sendTo('hold', (_, { order }: { order: OrderInfo }) => ({
      type: 'session.sync',
      deadlineAt: order.deadlineAt,
      extensionsLeft: order.extensionsLeft,
    })),
  },
  delays: { slowHold: SLOW_HOLD_MS },
  guards: {
    isHolding: ({ context }) => hasStatus(context, isUnfinished),
    isPaying: ({ context }) => hasStatus(context, isStatus('paying')),
    isIssuing: ({ context }) => hasStatus(context, isBeingIssued),
    isIssued: ({ context }) => hasStatus(context, hasPapers),
    isRefunded: ({ context }) => hasStatus(context, isStatus('refunded')),
    isExpired: ({ context }) => hasStatus(context, isStatus('expired')),
    /** The hold has not expired: the order is paid or being paid, perhaps in another tab. */
    hasMovedOn: (_, { order }: HoldSessionOutput) =>
      order !== null && !isGivenUp(order.status) && !isGone(order.status),
    isListShown: ({ context }) => context.indicatePage === 'results' && context.hasList,
    isReviewShown: ({ context }) =>
      context.order.hasPassengers && (context.indicatePage === 'confirm' || context.indicatePage === 'issue'),
    /** A checkout has one order for life; a late response may be about another order. */
    isOurs: ({ context }, { order }: { order: OrderInfo }) => order.orderId === context.order.orderId,
    isOursAndUnfinished: ({ context }, { order }: { order: OrderInfo }) =>
      order.orderId === context.order.orderId && isUnfinished(order.status),
    hasCode: hasCodeAmong,
    isUnread: (_, { problem }: OrderIssueOutput) => problem !== null,
    hasOutcome: (_, { output, outcome }: { output: PaymentOutput; outcome: PaymentOutput['outcome'] }) =>
      output.outcome === outcome,
    isRefusedWith: (_, { output, codes }: { output: PaymentOutput; codes: readonly ProblemCode[] }) =>
      output.problem !== null && codes.includes(output.problem.code),
    isPage: (_, { asked, page }: { asked: IndicatePage; page: IndicatePage }) => asked === page,
    /** A visit to the page that already shows must not stop its pending request. */
    canVisit: ({ context }, { asked, page }: { asked: IndicatePage; page: IndicatePage }) =>
      (asked === 'issue' ? 'confirm' : asked) === page && page !== context.indicatePage && isPageOpen(context, page),
  },
});
