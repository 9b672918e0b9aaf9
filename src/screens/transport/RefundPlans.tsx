import { clockOf, dayOf, formatDay, formatShortDay } from '#domain/core/time.ts';
import { backUntil } from '#domain/transport/back.ts';
import { goingRides } from '#domain/transport/ride-now.ts';
import { m } from '#src/copy/generated/messages.js';
import { RefundCurve } from '#src/screens/core/booking/RefundCurve.tsx';
import { type TransportOrder, wayWords } from '#src/screens/transport/ride-words.ts';
import { Stack } from '#src/ui/layout.tsx';

const momentOf = (moment: number) => {
  const day = dayOf(moment);
  return { day: formatDay(day), shortDay: formatShortDay(day), time: clockOf(moment) };
};

function stepsOf(startsAt: number) {
  const { all, half } = backUntil(startsAt);
  return [
    { until: all, percent: 100 },
    { until: half, percent: 50 },
  ];
}

/** What comes back of a cancellation, from now to the ride; each ride by its own time. */
export function RefundPlans({ order }: { readonly order: TransportOrder }) {
  const rides = goingRides(order.item).filter(({ bookedAt }) => bookedAt > order.serverNow);
  const isCarOfTwo = order.item.kind === 'car' && rides.length > 1;
  return (
    <>
      {isCarOfTwo ? <p className="small quiet">{m.transportrules_cancel_one_of_car()}</p> : null}
      {rides.map((ride) => (
        <Stack key={ride.bookedAt} gap={2}>
          {rides.length > 1 ? <h3>{wayWords(order.item, ride)}</h3> : null}
          <RefundCurve
            steps={stepsOf(ride.bookedAt)}
            paid={ride.paidAlone}
            now={order.serverNow}
            endsAt={ride.bookedAt}
            words={{
              nothing: m.transportride_refund_none(),
              paid: m.transportride_refund_paid,
              momentOf,
              step: m.transportride_refund_step,
              zero: m.transportride_refund_zero,
            }}
          />
        </Stack>
      ))}
    </>
  );
}
