import { assign, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import { requestActor } from '#machines/core/actors.ts';
import { hasCodeAmong } from '#machines/core/as-problem.ts';
import { checkoutParts, holdParts } from '#machines/core/checkout-parts.ts';
import { type Faulty, faultsOf } from '#machines/core/form.ts';
import { createHoldSession } from '#machines/core/hold-session/chart.ts';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';
import { orderCheckoutMachine } from '#machines/core/order-checkout/machine.ts';
import type { HoldAgainInput, IndicatePage } from '#machines/core/order-checkout/types.ts';
import type {
  CheckoutUpdate,
  InsurancePurchaseContext,
  InsurancePurchaseEvent,
  InsurancePurchaseInput,
  InsuranceRoute,
  InsuranceWish,
  OpenDraftInput,
} from '#machines/insurance/insurance-purchase/types.ts';

/** The page with days and people is there to go back to. */
const hasList = () => true;

const isDraft = ({ confirmInfo }: InsurancePurchaseContext) => confirmInfo?.status === 'draft';
const isRepriced = ({ confirmInfo }: InsurancePurchaseContext) => confirmInfo?.status === 'priceChanged';
/** The people were told: the checkout has the order. */
const isPlaced = (context: InsurancePurchaseContext) =>
  context.confirmInfo !== null && !isDraft(context) && !isRepriced(context);

/** Types, actors, actions and guards of the flow; the chart itself is in machine.ts. */
export const insurancePurchase = setup({
  types: {} as {
    input: InsurancePurchaseInput;
    context: InsurancePurchaseContext;
    events: InsurancePurchaseEvent | CheckoutUpdate;
    children: {
      openDraft: 'openDraft';
      placeOrder: 'placeOrder';
      placeAgain: 'placeAgain';
      checkout: 'orderCheckout';
    };
  },
  actors: {
    openDraft: requestActor<OrderInfo, OpenDraftInput>('openDraft'),
    placeOrder: requestActor<OrderInfo, OrderInput>('placeOrder'),
    placeAgain: requestActor<OrderInfo, HoldAgainInput>('placeAgain'),
    orderCheckout: orderCheckoutMachine.provide({ actors: { hold: createHoldSession('hold') } }),
  },
  actions: {
    setWish: assign((_, { wish }: { wish: InsuranceWish }) => ({ wish, problem: null, faults: [] })),
    setFaults: assign(({ context }, { faults }: Faulty) => ({
      faults,
      problem: null,
      focusAsked: context.focusAsked + 1,
    })),
    /** What the server says of fields stands at them. */
    setRefusal: assign(({ context }, { problem }: { problem: Problem }) => ({
      problem,
      faults: faultsOf(problem),
      focusAsked: context.focusAsked + (problem.fields ? 1 : 0),
    })),
    setOrder: assign((_, { order }: { order: OrderInfo }) => ({ confirmInfo: order, acceptedTotal: null })),
    forgetOrder: assign({ confirmInfo: null, acceptedTotal: null }),
    acceptPrice: assign(({ context: { problem } }) => ({ acceptedTotal: problem?.price?.new ?? null, problem: null })),
  },
  guards: {
    hasCode: hasCodeAmong,
    hasFaults: (_, { faults }: Faulty) => faults.length > 0,
    isDraft: ({ context }) => isDraft(context),
    isRepriced: ({ context }) => isRepriced(context),
    isPlaced: ({ context }) => isPlaced(context),
    /** The first page of a draft. */
    wantsDays: ({ context }) => isDraft(context) && context.indicatePage === 'results',
    showsPeople: ({ context }, { route }: { route: InsuranceRoute }) =>
      isDraft(context) && route.indicatePage === 'passengers' && route.orderId === context.confirmInfo?.orderId,
    isOrdersPage: ({ context }, { step }: { step: IndicatePage }) => isPlaced(context) && step !== 'results',
    isStep: (_, { step }: { step: IndicatePage }) => step === 'results',
    isNewsOfOurs: ({ context: { confirmInfo } }, { order }: { order: OrderInfo }) =>
      confirmInfo?.orderId === order.orderId && confirmInfo.status !== order.status,
  },
})
  .extend(
    checkoutParts<InsurancePurchaseContext, InsurancePurchaseEvent | CheckoutUpdate>({
      attemptOf: ({ holdAttempt }) => holdAttempt,
      hasList,
      hasProtection: () => false,
      kept: ({ order }) => ({ confirmInfo: order }),
      showsRelease: false,
    }),
  )
  .extend(holdParts<InsurancePurchaseContext, InsurancePurchaseEvent | CheckoutUpdate>({ hasList }));
