import { airlineNameOf } from '#domain/airlines.ts';
import { flightCode } from '#domain/flight-code.ts';
import { formatMoney } from '#domain/money.ts';
import type { Problem } from '#domain/problem.ts';
import { clockOf } from '#domain/time.ts';
import type { FlightOffer } from '#machines/flight-booking/types.ts';
import type { CheckoutEvent } from '#machines/order-checkout/types.ts';
import type { OrderCheckoutView } from '#machines/order-checkout/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { PriceDecision } from '#src/screens/booking/PriceDecision.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

type Send = (event: CheckoutEvent) => void;
type Expired = Extract<OrderCheckoutView, { kind: 'expired' }>;

/** After the hold: nothing is lost, one click holds the seats again, and what stands in the way of that. */
export function ExpiredNews({ view, send }: { readonly view: Expired; readonly send: Send }) {
  const { problem, isPriceChanged, isHolding, isSupplierSlow } = view;
  if (isPriceChanged && problem?.price) {
    return (
      <PriceDecision
        price={problem.price}
        onTake={() => send({ type: 'price.accept' })}
        onLeave={() => send({ type: 'price.reject' })}
      />
    );
  }
  if (problem?.code === 'sold_out') return <SoldOut problem={problem} send={send} />;
  return (
    <Stack gap={3}>
      <Note
        tone="warn"
        action={
          <Button size="s" isBusy={isHolding} onClick={() => send({ type: 'hold.again' })}>
            {m.passengers_hold_again()}
          </Button>
        }
      >
        <strong>{m.passengers_hold_ended()}</strong>
        {isSupplierSlow ? <p>{m.results_slow()}</p> : null}
      </Note>
      {problem ? <Note tone="stop">{problemText(problem)}</Note> : null}
    </Stack>
  );
}

/** The same way on, where the button of the step is. */
export const HoldAgain = ({ view, send }: { readonly view: Expired; readonly send: Send }) =>
  view.isPriceChanged || view.problem?.code === 'sold_out' ? null : (
    <Row>
      <Button isBusy={view.isHolding} onClick={() => send({ type: 'hold.again' })}>
        {m.passengers_hold_again()}
      </Button>
      {/* Spoken by the news at the top; here it is seen. */}
      {view.isSupplierSlow ? <span className="small quiet">{m.results_slow()}</span> : null}
    </Row>
  );

const SoldOut = ({ problem, send }: { readonly problem: Problem; readonly send: Send }) => (
  <Note
    tone="stop"
    action={
      <Button size="s" onClick={() => send({ type: 'step.visit', step: 'results' })}>
        {m.passengers_look()}
      </Button>
    }
  >
    <strong>{problemText(problem)}</strong>
    {problem.alternatives && problem.alternatives.length > 0 ? (
      <>
        <p>{m.passengers_alternatives()}</p>
        <ul>
          {problem.alternatives.map((offer) => (
            <li key={offer.offerId}>{alternativeText(offer)}</li>
          ))}
        </ul>
      </>
    ) : null}
  </Note>
);

const alternativeText = ({ flight, total }: FlightOffer): string =>
  m.passengers_alternative({
    airline: airlineNameOf(flight.airline)?.en ?? flight.airlineName,
    number: flightCode(flight),
    from: clockOf(flight.departsAt),
    to: clockOf(flight.arrivesAt),
    total: formatMoney(total),
  });
