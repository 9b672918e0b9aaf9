import { rideNow } from '#domain/transport/ride-now.ts';
import { m } from '#src/copy/generated/messages.js';
import { headOf, isLanding, type TransportOrder } from '#src/screens/transport/ride-words.ts';

/** Above its papers: where the ride is. */
export function headline({ item }: TransportOrder): string {
  if (item.kind === 'cip') return m.transportride_head_cip({ place: item.rides[0]?.from.en ?? '' });
  const ride = rideNow(item);
  const name = ride.driver?.name ?? '';
  if (ride.refunded) return m.transportride_head_given_back();
  switch (ride.stage) {
    case 'confirmed':
      return item.kind === 'car' ? m.transportride_head_car() : m.transportride_head_transfer();
    case 'driverNamed':
      return m.transportride_head_named({ name, place: headOf(ride.from) });
    case 'onTheWay':
      return m.transportride_head_on_the_way({ name });
    case 'waiting':
      return isLanding(item, ride) ? m.transportride_head_waiting() : m.transportride_head_waiting_hotel();
    case 'done':
      return m.transportride_head_done({ place: headOf(ride.to) });
    case 'noShow':
      return m.transportride_head_no_show();
    case 'driverMissing':
      return m.transportride_head_missing();
  }
}
