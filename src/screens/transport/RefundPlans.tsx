import { comesBack } from '#domain/core/refund-split.ts';
import { clockOf, dayOf, formatDay, formatShortDay } from '#domain/core/time.ts';
import { backUntil, percentBack } from '#domain/transport/back.ts';
import { goingRides } from '#domain/transport/ride-now.ts';
import { m } from '#src/copy/generated/messages.js';
import { RefundCurve } from '#src/screens/core/booking/RefundCurve.tsx';
import { backOfRide, isOtherAhead, mostAlone } from '#src/screens/transport/each-ride.ts';
import { type Ride, type TransportOrder, wayWords } from '#src/screens/transport/ride-words.ts';
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

/** Once the other ride has begun, this one can only be cancelled alone. */
function drawnFor({ item, serverNow }: TransportOrder, ride: Ride) {
  const most = isOtherAhead(item, ride, serverNow) ? null : mostAlone(item, ride);
  return most && { backOf: (percent: number) => comesBack(most, percent) };
}

const Alone = ({ order: { item, serverNow }, ride }: { readonly order: TransportOrder; readonly ride: Ride }) => {
  const words = percentBack(ride.bookedAt, serverNow) ? backOfRide('', item, ride, serverNow).trim() : '';
  return words === '' ? null : <p className="small quiet">{words}</p>;
};

/** What comes back of a cancellation, from now to the ride; each ride by its own time. */
export function RefundPlans({ order }: { readonly order: TransportOrder }) {
  const rides = goingRides(order.item).filter(({ bookedAt }) => bookedAt > order.serverNow);
  return (
    <>
      {rides.map((ride) => (
        <Stack key={ride.bookedAt} gap={2}>
          {rides.length > 1 ? <h3>{wayWords(order.item, ride)}</h3> : null}
          <RefundCurve
            steps={stepsOf(ride.bookedAt)}
            paid={ride.paid}
            {...drawnFor(order, ride)}
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
          <Alone order={order} ride={ride} />
        </Stack>
      ))}
    </>
  );
}
