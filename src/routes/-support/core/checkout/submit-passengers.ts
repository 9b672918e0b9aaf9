import type { CheckoutFlow } from '#src/routes/-support/core/checkout/checkout-flow.ts';

/** Submits the passengers and calls `then` after the server accepts; not if it refuses. */
export function submitPassengers(flow: Pick<CheckoutFlow, 'read' | 'send' | 'subscribe'>, then: () => void): void {
  const stop = flow.subscribe(() => {
    const { view } = flow.read();
    if (view.isSubmitting) return;
    stop();
    if (view.kind === 'review') then();
  });
  flow.send({ type: 'passengers.submit' });
}
