import { airlineNameOf } from '#domain/airlines.ts';
import { cityOf } from '#domain/cities.ts';
import type { OrderLeg } from '#domain/fares.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/time.ts';
import type { FlightBookingEvent } from '#machines/flight-booking/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { flightCode, type Order } from '#src/screens/booking/order.ts';
import { type Answer, Answers } from '#src/ui/Answers.tsx';
import { Button } from '#src/ui/Button.tsx';

export type OrderAnswersProps = { readonly order: Order; readonly send: (event: FlightBookingEvent) => void };

/** Check your answers: what was told, and the way back to each question. */
export function OrderAnswers({ order, send }: OrderAnswersProps) {
  const change = (step: 'results' | 'passengers', term: string) => (
    <Button kind="link" onClick={() => send({ type: 'step.visit', step })}>
      {m.review_change()}
      <span className="vh"> {term}</span>
    </Button>
  );
  const flights = order.legs.map((leg): Answer => {
    const term =
      order.legs.length === 1 ? m.review_flight() : leg.path === 'departing' ? m.review_way_out() : m.review_way_back();
    return { id: leg.path, term, value: <FlightValue leg={leg} />, change: change('results', term) };
  });
  return (
    <Answers
      answers={[
        ...flights,
        {
          id: 'travellers',
          term: m.review_travellers(),
          value: order.passengers.map((passenger, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: travellers have no identity but their place.
            <div key={index}>{travellerText(passenger)}</div>
          )),
          change: change('passengers', m.review_travellers()),
        },
        {
          id: 'contact',
          term: m.review_contact(),
          value: (
            <>
              {order.contact?.email}
              <br />
              {order.contact?.phone}
            </>
          ),
          change: change('passengers', m.review_contact()),
        },
      ]}
    />
  );
}

function FlightValue({ leg: { flight, fare } }: { readonly leg: OrderLeg }) {
  return (
    <>
      {m.review_flight_value({
        from: cityOf(flight.origin),
        origin: flight.origin,
        to: cityOf(flight.destination),
        destination: flight.destination,
        day: formatFullDay(dayOf(flight.departsAt)),
        departs: clockOf(flight.departsAt),
        arrives: clockOf(flight.arrivesAt),
      })}
      <br />
      <span className="quiet">
        {m.review_flight_detail({
          airline: airlineNameOf(flight.airline)?.en ?? flight.airlineName,
          number: flightCode(flight),
          kind: fare.kind === 'charter' ? m.review_charter() : m.review_systemic(),
        })}
      </span>
    </>
  );
}

function travellerText({ firstName, lastName, ageClass, passportMasked }: Order['passengers'][number]): string {
  const who = { name: `${firstName} ${lastName}`, passport: passportMasked };
  if (ageClass === 'adult') return m.review_traveller(who);
  return m.review_traveller_kind({ ...who, kind: ageClass === 'child' ? m.review_child() : m.review_infant() });
}
