import type { FlightFlow } from '#src/platform/flight-flow.ts';

/** Sends what was typed about the passengers, and does `then` once the server has accepted it; never when it refuses. */
export function submitPassengers(flow: Pick<FlightFlow, 'read' | 'send' | 'subscribe'>, then: () => void): void {
  const stop = flow.subscribe(() => {
    const { view } = flow.read();
    if (view.kind === 'passengers' && view.isSubmitting) return;
    stop();
    if (view.kind === 'review') then();
  });
  flow.send({ type: 'passengers.submit' });
}
