import { airlineNameOf } from '#domain/airlines.ts';
import { shortAirport } from '#domain/airports.ts';
import { cityOf } from '#domain/cities.ts';
import type { OrderLeg, PriceLine } from '#domain/fares.ts';
import { flightCode } from '#domain/flight-code.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import { clockOf, dayOf, formatFullDay, formatFullPersianDay } from '#domain/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { durationOf, linesOf, type Order } from '#src/screens/booking/order.ts';
import { refundSentence } from '#src/screens/flights/refund-sentence.ts';
import { Card } from '#src/ui/Card.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { PriceLines } from '#src/ui/Price.tsx';
import { Tag } from '#src/ui/Tag.tsx';

export type OrderSummaryProps = {
  readonly order: Order;
  /** By the ages as they stand now; the order's own when not said. */
  readonly lines?: readonly PriceLine[];
  readonly total: Money;
  /** Chosen on this page. */
  readonly protection?: Money | null;
  /** What is paid, when it is not the currency of the fares. */
  readonly paid?: Money | null;
};

/** What is being bought, beside every step. */
export function OrderSummary({
  order,
  lines = linesOf(order),
  total,
  protection = null,
  paid = null,
}: OrderSummaryProps) {
  const isReturn = order.item.legs.length > 1;
  return (
    <aside>
      <Card gap={4}>
        <h2 className="strong">{isReturn ? m.passengers_your_flights() : m.passengers_your_flight()}</h2>
        {order.item.legs.map((leg) => (
          <Leg key={leg.path} leg={leg} now={order.serverNow} />
        ))}
        <hr />
        <PriceLines
          lines={[
            ...lines.map((line) => ({ label: lineText(line, isReturn), amount: line.sum })),
            { label: m.passengers_taxes(), amount: m.passengers_included() },
            ...(order.discount
              ? [
                  {
                    label: m.profile_order_discount({ percent: order.discount.percent, code: order.discount.code }),
                    amount: `− ${formatMoney(order.discount.amount)}`,
                  },
                ]
              : []),
            ...(protection ? [{ label: m.passengers_protection(), amount: protection }] : []),
          ]}
          sum={{ label: m.passengers_total(), amount: total }}
          converted={paid && { label: m.passengers_paid_usd(), amount: paid }}
        />
      </Card>
    </aside>
  );
}

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

function lineText({ part, ageClass, count, each }: PriceLine, isReturn: boolean): string {
  const people = COUNTS[ageClass]({ count, each: formatMoney(each) });
  if (!isReturn) return people;
  return `${part === 'departing' ? m.passengers_way_out() : m.passengers_way_back()}, ${people}`;
}
