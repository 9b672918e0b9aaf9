import { formatMoney } from '#domain/core/money.ts';
import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import type { Problem } from '#domain/core/problem.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { shortAirport } from '#domain/country/airports.ts';
import { cityOf } from '#domain/country/cities.ts';
import { airlineNameOf } from '#domain/flights/airlines.ts';
import { KEPT_PART, type OrderLeg, type PriceLine } from '#domain/flights/fares.ts';
import { flightCode } from '#domain/flights/flight-code.ts';
import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { HoldSlots } from '#src/screens/core/booking/slots.ts';
import { durationOf, type FlightOrder, protectionOf } from '#src/screens/flights/checkout/order.ts';
import { flightSteps } from '#src/screens/flights/checkout/steps.ts';
import { refundSentence } from '#src/screens/flights/refund-sentence.ts';
import { seatClock } from '#src/screens/flights/seat-hold-words.ts';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Tag } from '#src/ui/Tag.tsx';

const Bought = ({ order: { item, serverNow } }: { readonly order: FlightOrder }) => (
  <>
    <h2 className="strong">{item.legs.length > 1 ? m.passengers_your_flights() : m.passengers_your_flight()}</h2>
    {item.legs.map((leg) => (
      <Leg key={leg.path} leg={leg} now={serverNow} />
    ))}
  </>
);

function Leg({ leg, now }: { readonly leg: OrderLeg; readonly now: number }) {
  const { flight, fare } = leg;
  const day = dayOf(flight.departsAt);
  return (
    <Stack gap={2}>
      <Row isSpread align="top">
        <strong className="strong">
          {m.passengers_route({ from: cityOf(flight.origin), to: cityOf(flight.destination) })}
        </strong>
        <Tag tone={fare.kind === 'charter' ? 'warn' : 'line'}>
          {fare.kind === 'charter' ? m.passengers_charter() : m.passengers_systemic()}
        </Tag>
      </Row>
      <p className="quiet">{m.passengers_day({ day: formatFullDay(day), persian: formatFullPersianDay(day) })}</p>
      <p className="quiet small">
        {departureText(leg)}
        <br />
        {m.passengers_leaves({
          time: clockOf(flight.arrivesAt),
          airport: shortAirport(flight.destination),
          code: flight.destination,
        })}
        <br />
        {flightText(leg)}
      </p>
      <p className="small quiet">
        {refundSentence({
          steps: fare.refundSteps,
          now,
          departsAt: flight.departsAt,
          isCharter: fare.kind === 'charter',
        })}{' '}
        {m.passengers_bags({ checked: fare.checkedKg, hand: fare.handKg })}
      </p>
    </Stack>
  );
}

/** "10:20 Mehrabad, THR, terminal 2". */
function departureText({ flight }: OrderLeg): string {
  const where = { time: clockOf(flight.departsAt), airport: shortAirport(flight.origin), code: flight.origin };
  return flight.terminal
    ? m.passengers_leaves_terminal({ ...where, terminal: flight.terminal })
    : m.passengers_leaves(where);
}

/** "Qeshm Air QB 1213, 1 h 30". */
const flightText = (leg: OrderLeg): string =>
  m.passengers_flight({
    airline: airlineNameOf(leg.flight.airline)?.en ?? leg.flight.airlineName,
    number: flightCode(leg.flight),
    duration: durationOf(leg),
  });

const COUNTS = {
  adult: m.passengers_line_adult,
  child: m.passengers_line_child,
  infant: m.passengers_line_infant,
} as const;

function lineText({ part, ageClass, count, each }: PriceLine, { item }: FlightOrder): string {
  if (!ageClass) return part === KEPT_PART.departing ? m.flights_kept_out() : m.flights_kept_back();
  const people = COUNTS[ageClass]({ count, each: formatMoney(each) });
  if (item.legs.length === 1) return people;
  return `${part === 'departing' ? m.passengers_way_out() : m.passengers_way_back()}, ${people}`;
}

/** The nearest flights with seats. */
const Instead = ({ problem: { alternatives = [] } }: { readonly problem: Problem }) =>
  alternatives.length === 0 ? null : (
    <>
      <p>{m.passengers_alternatives()}</p>
      <ul>
        {alternatives.map((offer) => (
          <li key={offer.offerId}>{alternativeText(offer)}</li>
        ))}
      </ul>
    </>
  );

const alternativeText = ({ flight, total }: FlightOffer): string =>
  m.passengers_alternative({
    airline: airlineNameOf(flight.airline)?.en ?? flight.airlineName,
    number: flightCode(flight),
    from: clockOf(flight.departsAt),
    to: clockOf(flight.arrivesAt),
    total: formatMoney(total),
  });

export const flightHold: HoldSlots<FlightOrder> = {
  steps: flightSteps,
  Bought,
  lineText,
  included: m.passengers_taxes,
  protectionOf,
  Instead,
  hold: {
    clock: seatClock,
    ended: m.ui_hold_over,
    soldOut: m.flights_hold_sold_out,
    slow: m.results_slow,
    priceUp: m.passengers_price_up,
    back: m.passengers_back,
    look: m.passengers_look,
  },
};
