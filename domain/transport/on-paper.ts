import type { components } from '#openapi/generated/types.ts';

type Item = Pick<components['schemas']['RideItem'], 'wish' | 'meeting'>;
type Ride = Pick<components['schemas']['Ride'], 'from' | 'to'>;
type Place = Ride['from'];

/*
 * What a voucher says besides times and prices, in each language. `meeting` has no address for who only found the order by its
 * reference, so their papers have none.
 */

/** Where they are at one end of a ride; empty at an airport and where it is not told. */
export function addressAt({ wish, meeting }: Item, { en, airport }: Place): string {
  if (!meeting || wish.kind === 'cip' || airport !== null) return '';
  // A car from town to town has an address in each: where it fetches them on the way there, and on the way back.
  if (wish.kind === 'car' && en !== wish.from) return wish.back === null ? '' : meeting.hotelBack;
  return meeting.hotel === '' ? '' : [meeting.hotel, meeting.room].filter(Boolean).join(', ');
}

/** The ends of a ride that have an address. */
export const addressesOf = (item: Item, { from, to }: Ride): readonly { place: Place; address: string }[] =>
  [from, to].map((place) => ({ place, address: addressAt(item, place) })).filter(({ address }) => address !== '');

/** What was paid for on the way: of a car from town to town only on the way there, of a transfer each time. */
export function onTheWayOf({ wish, meeting }: Item, { from }: Pick<Ride, 'from'>) {
  if (wish.kind === 'cip' || (wish.kind === 'car' && from.en !== wish.from))
    return { stops: 0, stopsAt: '', waitingHours: 0 };
  return {
    stops: wish.stops,
    stopsAt: wish.stops > 0 ? (meeting?.stopsAt ?? '') : '',
    waitingHours: wish.kind === 'car' ? wish.waitingHours : 0,
  };
}
