import type { OfferContext } from '#machines/core/checkout-parts.ts';
import type { OrderInfo } from '#machines/core/order.ts';

// Pieces of a product's chart that takes something for the traveller. Targets stand in the chart itself.

type Held = { readonly event: { readonly output: OrderInfo } };

/** Before the checkout of what was taken begins. The server released an earlier hold. */
export const takeOrder = [
  'stopCheckout',
  { type: 'setOrder', params: ({ event }: Held) => ({ order: event.output }) },
  { type: 'showPage', params: { page: 'passengers' } },
] as const;

type Request<Src, Input, Done, Failed> = {
  /** The actor that asks. */
  readonly src: Src;
  readonly input: Input;
  readonly onDone: Done;
  readonly onError: Failed;
};

/** The server is asked to take what was chosen; a late answer is told. */
export const askingState = <const Src extends string, Input, const Done, const Failed>({
  src,
  input,
  onDone,
  onError,
}: Request<Src, Input, Done, Failed>) =>
  ({
    entry: 'countHold',
    after: { slowHold: { actions: 'noteSlow' } },
    exit: 'forgetSlow',
    invoke: { id: src, src, input, onDone, onError },
  }) as const;

/** All chosen offers are taken, or none. */
export const holdInput =
  <TContext extends OfferContext>(offerIdsOf: (context: TContext) => readonly string[]) =>
  ({ context }: { context: TContext }) => ({
    offerIds: offerIdsOf(context),
    acceptedTotal: context.acceptedTotal,
    replacesOrderId: context.confirmInfo?.orderId ?? null,
    idempotencyKey: `${context.flowId}:hold:${context.holdAttempt}`,
  });
