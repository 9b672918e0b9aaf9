import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { type ChildSeat, seatFor } from '#domain/transport/fits.ts';
import type { RideOrder } from '#domain/transport/orders.ts';
import { placeHead } from '#domain/transport/place-head.ts';
import { isLanding as isTimeOfLanding } from '#domain/transport/ride-times.ts';
import type { CarClass, RideLoad } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';

/** An order of rides: what these screens show. */
export type TransportOrder = RideOrder;
export type Item = TransportOrder['item'];
export type Ride = Item['rides'][number];

const CARS: Readonly<Record<CarClass, () => string>> = {
  sedan: m.transportride_car_sedan,
  vipSedan: m.transportride_car_vip,
  van: m.transportride_car_van,
};
export const carWords = (car: CarClass): string => CARS[car]();

/** "3 people, 4 bags, 1 pram or ski bag". */
export const loadWords = ({ people, bags, large, wheelchairs }: RideLoad): string =>
  [
    m.transportride_people({ count: people }),
    ...(bags > 0 ? [m.transportride_bags({ count: bags })] : []),
    ...(large > 0 ? [m.transportride_large({ count: large })] : []),
    ...(wheelchairs > 0 ? [m.transportride_wheelchairs({ count: wheelchairs })] : []),
  ].join(', ');

const SEATS: Readonly<Record<ChildSeat, () => string>> = {
  baby: m.transportride_seat_baby,
  child: m.transportride_seat_child,
  raised: m.transportride_seat_raised,
};
/** "baby seat, raised seat"; null without children. */
export const seatWords = ({ childAges }: RideLoad): string | null =>
  childAges.length === 0 ? null : childAges.map((age) => SEATS[seatFor(age)]()).join(', ');

export const isLanding = ({ wish }: Item, { from }: Ride): boolean => isTimeOfLanding(wish, from);

/** "Tehran, north": its quarters stand on the voucher. */
export const headOf = ({ en, airport }: Ride['from']): string => placeHead(en, airport);

/** "Imam Khomeini Airport to Tehran, north"; a service stays at its airport. */
export const wayWords = ({ kind }: Item, { from, to }: Ride): string =>
  kind === 'cip' ? from.en : m.transportride_way({ from: headOf(from), to: headOf(to) });

/** "Lands Sat 5 Dec 2026, 03:10", as it was booked. */
export function bookedWords(item: Item, ride: Ride): string {
  const [day, time] = [formatFullDay(dayOf(ride.bookedAt)), clockOf(ride.bookedAt)];
  if (isLanding(item, ride)) return m.transportride_lands({ day, time });
  return item.kind === 'cip' ? m.transportride_leaves({ day, time }) : m.transportride_comes({ day, time });
}
export const persianDayWords = ({ bookedAt }: Ride): string => formatFullPersianDay(dayOf(bookedAt));

/** Where a car there and back fetches them a second time, as its field is called; of another ride there is none. */
export const backLabel = ({ wish }: Pick<Item, 'wish'>): string =>
  wish.kind === 'car' ? m.transportride_hotel_back({ town: wish.to }) : m.transportride_stays();
