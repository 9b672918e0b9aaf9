import { euro } from '#domain/core/money.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import { meetingOf, type RideMeeting } from '#domain/transport/meeting.ts';
import type { components } from '#openapi/generated/types.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { endOf, type RideDetail, type TransportDetail } from '#server/products/transport/detail.ts';
import { paidAlone, paidFor } from '#server/products/transport/paid.ts';
import { partInPersian } from '#server/products/transport/papers/part-in-persian.ts';

type Schemas = components['schemas'];
type Order = Pick<OrderOf<TransportDetail>, 'detail' | 'discount'>;

const UNTOLD = { hotel: '', room: '', hotelBack: '', stopsAt: '', notes: '' } satisfies Omit<RideMeeting, 'sign'>;

/** `isTold`: false for who only found the order by its reference, and for mails. */
export function itemOf(order: Order, { isTold }: { readonly isTold: boolean }): Schemas['RideItem'] {
  const { wish, title, titleFa, parts, rides, personal, prices } = order.detail;
  return {
    ...{ kind: wish.kind, title, titleFa, wish, parts: [...parts], isSimulated: prices.isSample },
    ...{ partsFa: parts.map(partInPersian), added: addedOf(order.detail) },
    rides: rides.map((ride, place) => rideOf(ride, { order, place })),
    // What is asked since it was sold is empty.
    meeting: personal ? { ...meetingOf(personal), ...(isTold ? {} : UNTOLD) } : null,
  };
}

/** By the price list that it was bought from, as its lines are. */
function addedOf({ wish, prices }: TransportDetail): Schemas['RideItem']['added'] {
  if (wish.kind !== 'cip' || prices.kind !== 'cip') return [];
  return prices.addOns.flatMap(({ id, en, fa }) => {
    const count = wish.addOns.reduce((all, one) => (one.id === id ? all + one.count : all), 0);
    return count === 0 ? [] : [{ en, fa, count }];
  });
}

type Of = { readonly order: Order; readonly place: number };

const rideOf = (
  { freeMinutes, lines: _, follows: __, cents, ...ride }: RideDetail,
  { order, place }: Of,
): Schemas['Ride'] => ({
  ...ride,
  freeUntil: ride.pickUpAt + freeMinutes * MINUTE_MS,
  arrivesAbout: endOf(ride),
  price: euro(cents),
  paid: euro(paidFor(order, place)),
  paidAlone: euro(paidAlone(order, place)),
});
