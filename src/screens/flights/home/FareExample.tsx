import { formatMoney } from '#domain/core/money.ts';
import { dayOf, formatDay } from '#domain/core/time.ts';
import { cityOf } from '#domain/country/cities.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { RefundLine } from '#src/screens/flights/RefundLine.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/layout.tsx';

type FlightOffer = components['schemas']['FlightOffer'];

/** What comes back of a fare of today's stock, and until when. */
export const FareExample = ({ offer, now }: { readonly offer: FlightOffer; readonly now: number }) => {
  const { flight, fare, total } = offer;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <h2>{m.site_refund()}</h2>
        <p className="quiet">{m.site_refund_lede()}</p>
      </Stack>
      <Card gap={4}>
        <RefundLine steps={fare.refundSteps} paid={total} now={now} departsAt={flight.departsAt} />
        <p className="small quiet">
          {m.site_refund_fare({
            airline: flight.airlineName,
            flight: flight.flightNumber,
            from: cityOf(flight.origin),
            to: cityOf(flight.destination),
            day: formatDay(dayOf(flight.departsAt)),
            amount: formatMoney(total),
          })}
        </p>
      </Card>
    </Stack>
  );
};
