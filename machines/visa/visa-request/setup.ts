import { assign, sendTo, setup } from 'xstate';
import { isAllowed } from '#domain/core/order-status.ts';
import type { Problem } from '#domain/core/problem.ts';
import { isGone, isUnfinished } from '#domain/core/status-questions.ts';
import type { VisaProcessing } from '#domain/visa/visa-fees.ts';
import { requestActor } from '#machines/core/actors.ts';
import { hasCodeAmong } from '#machines/core/as-problem.ts';
import { checkoutParts } from '#machines/core/checkout-parts.ts';
import { createHoldSession } from '#machines/core/hold-session/chart.ts';
import { need } from '#machines/core/need.ts';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';
import { orderCheckoutMachine } from '#machines/core/order-checkout/machine.ts';
import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import { visaApplicantMachine } from '#machines/visa/visa-applicant/machine.ts';
import type { VisaApplicantEvent, VisaFault, VisaRequestee } from '#machines/visa/visa-applicant/types.ts';
import type {
  BeginRequestInput,
  ChangeRequestInput,
  CheckoutUpdate,
  VisaBegun,
  VisaPlaceOfPerson,
  VisaRequestContext,
  VisaRequestEvent,
  VisaRequestInput,
  VisaRoute,
  VisaSearchBox,
  VisaTask,
} from '#machines/visa/visa-request/types.ts';

/** Why the review closes: another tab changed the trip or the speed. */
export const REOPENED: Problem = { code: 'conflict', message: 'The request is a draft again.' };

/** A placed request shows the checkout; before that only the draft exists. */
const isPlaced = ({ confirmInfo }: VisaRequestContext) => confirmInfo !== null && confirmInfo.status !== 'draft';
/**
 * True while travellers, dates and speed may change: in a draft, and in a placed request, which becomes a draft again.
 */
export const mayReplan = (order: OrderInfo | null): boolean =>
  order !== null && (order.status === 'draft' || isAllowed('reopen', order.status));
const isWhole = ({ visaRequestees }: VisaRequestContext) =>
  visaRequestees.length > 0 && visaRequestees.every(({ left }) => left.length === 0);
const isSamePlace = (one: VisaTask, other: VisaTask) => JSON.stringify(one) === JSON.stringify(other);
const noted = (requestees: readonly VisaRequestee[], { position, left }: VisaRequestee) =>
  requestees.map((one) => (one.position === position ? { position, left } : one));

/** Types, actors, actions and guards of the request. The chart is in machine.ts. */
export const visaRequest = setup({
  types: {} as {
    input: VisaRequestInput;
    context: VisaRequestContext;
    events: VisaRequestEvent | CheckoutUpdate;
    children: {
      beginRequest: 'beginRequest';
      changeRequest: 'changeRequest';
      changeTrip: 'changeRequest';
      placeRequest: 'placeRequest';
      visaApplicant: 'visaApplicant';
      checkout: 'orderCheckout';
    };
  },
  actors: {
    beginRequest: requestActor<VisaBegun, BeginRequestInput>('beginRequest'),
    changeRequest: requestActor<VisaBegun, ChangeRequestInput>('changeRequest'),
    placeRequest: requestActor<OrderInfo, OrderInput>('placeRequest'),
    visaApplicant: visaApplicantMachine,
    orderCheckout: orderCheckoutMachine.provide({ actors: { hold: createHoldSession('hold') } }),
  },
  actions: {
    setSearchBox: assign((_, { searchBox }: { searchBox: VisaSearchBox }) => ({ searchBox, problem: null })),
    countBegin: assign(({ context }) => ({ beginAttempt: context.beginAttempt + 1 })),
    setBegun: assign((_, { order, visaRequestees }: VisaBegun) => ({
      confirmInfo: order,
      visaRequestees,
      open: null,
      problem: null,
    })),
    /** Keeps what was chosen meanwhile: the next page and another speed. */
    setChanged: assign(({ context }, { order, visaRequestees }: VisaBegun) => ({
      confirmInfo: order,
      visaRequestees,
      speeds: context.speeds.slice(1),
    })),
    setSpeed: assign((_, { processing }: { processing: VisaProcessing }) => ({ speeds: [processing], problem: null })),
    wantSpeed: assign(({ context }, { processing }: { processing: VisaProcessing }) => ({
      speeds: [...context.speeds.slice(0, 1), processing],
    })),
    forgetSpeeds: assign({ speeds: [] }),
    setOrder: assign((_, { order }: { order: OrderInfo }) => ({ confirmInfo: order, problem: null })),
    forgetOrder: assign({ confirmInfo: null, visaRequestees: [], open: null, problem: null }),
    setOpen: assign((_, { open }: { open: VisaTask }) => ({ open, faults: [], problem: null })),
    openPage: assign((_, { position, page }: VisaPlaceOfPerson) => ({ open: { position, page }, problem: null })),
    openContact: assign({ open: 'contact', faults: [], problem: null }),
    openTrip: assign({ open: 'trip', problem: null }),
    openTasks: assign({ open: null, faults: [], problem: null }),
    setPeople: assign((_, { visaRequestees }: Pick<VisaBegun, 'visaRequestees'>) => ({ visaRequestees })),
    noteRequestee: assign(({ context }, requestee: VisaRequestee) => ({
      visaRequestees: noted(context.visaRequestees, requestee),
    })),
    notePage: assign(({ context }, { position, page, left }: VisaRequestee & VisaPlaceOfPerson) => ({
      open: { position, page },
      visaRequestees: noted(context.visaRequestees, { position, left }),
    })),
    setFaults: assign(({ context }, { faults }: { faults: readonly VisaFault[] }) => ({
      faults,
      problem: null,
      focusAsked: context.focusAsked + 1,
    })),
    clearFaults: assign({ faults: [], problem: null }),
    tellReopened: assign({ problem: REOPENED }),
    tellApplicant: sendTo('visaApplicant', ({ event }) => event as VisaApplicantEvent),
  },
  guards: {
    hasCode: hasCodeAmong,
    isPlaced: ({ context }) => isPlaced(context),
    mayReplan: ({ context }) => mayReplan(context.confirmInfo),
    isEnded: ({ context: { confirmInfo } }) =>
      confirmInfo !== null &&
      confirmInfo.status !== 'draft' &&
      // A complete request with an expired payment deadline can be resumed: the checkout offers it.
      (isGone(confirmInfo.status) || (confirmInfo.status === 'expired' && !confirmInfo.hasPassengers)),
    wantsTasks: ({ context }) =>
      isPlaced(context) &&
      isUnfinished(need(context.confirmInfo, 'order').status) &&
      context.indicatePage === 'results',
    isContactOpen: ({ context }) => context.open === 'contact' && isWhole(context),
    isTripOpen: ({ context: { open, confirmInfo } }) => open === 'trip' && mayReplan(confirmInfo),
    isPersonOpen: ({ context: { open, visaRequestees } }) =>
      open !== null && typeof open !== 'string' && visaRequestees.some(({ position }) => position === open.position),
    isWhole: ({ context }) => isWhole(context),
    hasOtherSpeed: ({ context }) => context.speeds.length > 1,
    hasFaults: (_, { faults }: { faults: readonly VisaFault[] }) => faults.length > 0,
    isReopened: ({ context }, { order }: { order: OrderInfo }) =>
      isPlaced(context) && order.status === 'draft' && context.confirmInfo?.orderId === order.orderId,
    isOfOurs: ({ context }, { order }: { order: OrderInfo }) => context.confirmInfo?.orderId === order.orderId,
    isNewsOfOurs: ({ context }, { order }: { order: OrderInfo }) =>
      context.confirmInfo?.orderId === order.orderId && context.confirmInfo.status !== order.status,
    showsTasks: (_, { route }: { route: VisaRoute }) => route.indicatePage === 'results',
    showsOtherTask: ({ context }, { route }: { route: VisaRoute }) =>
      route.indicatePage === 'results' && !isSamePlace(route.open, context.open),
    showsCheckout: ({ context }, { route }: { route: VisaRoute }) =>
      isPlaced(context) && route.indicatePage !== 'results',
    isStep: (_, { asked, step }: { asked: IndicatePage; step: IndicatePage }) => asked === step,
    /** The page could not be saved, as the draft has ended. */
    isPageOfEnded: (_, { problem }: { problem: Problem | null }) => problem?.code === 'hold_expired',
  },
}).extend(
  checkoutParts<VisaRequestContext, VisaRequestEvent | CheckoutUpdate>({
    attemptOf: ({ beginAttempt }) => beginAttempt,
    hasList: () => true,
    hasProtection: () => false,
    kept: ({ order }) => ({ confirmInfo: order }),
    showsRelease: false,
  }),
);
