import type { Queryable } from '#server/db/database.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { ownHolds } from '#server/orders/visitor-holds.ts';
import { asFlights, FLIGHTS, type FlightDetail } from '#server/products/flights/detail.ts';
import type { StockBook } from '#server/products/flights/stock.ts';

export type SeatsByFare = ReadonlyMap<string, number>;

/** Seats this visitor holds, by fareId: an own hold must not hide offers from its owner. */
export const ownSeats = async (db: Queryable, visitor: string | null, now: number): Promise<SeatsByFare> =>
  visitor === null ? new Map() : seatsOf((await ownHolds(db, FLIGHTS, { visitor, now })).map(asFlights));

export function seatsOf(orders: readonly Pick<OrderOf<FlightDetail>, 'detail'>[]): SeatsByFare {
  const seats = new Map<string, number>();
  for (const leg of orders.flatMap(({ detail }) => detail.legs)) {
    seats.set(leg.fareId, (seats.get(leg.fareId) ?? 0) + leg.seats);
  }
  return seats;
}

export const withoutOwn = (book: StockBook, own: SeatsByFare): StockBook =>
  own.size === 0
    ? book
    : new Map([...book].map(([fareId, stock]) => [fareId, { ...stock, gone: stock.gone - (own.get(fareId) ?? 0) }]));

type Wish = Pick<FlightDetail, 'adult' | 'child' | 'infant'> & { readonly fareIds: readonly string[] };

export const isFor = (
  { detail }: Pick<OrderOf<FlightDetail>, 'detail'>,
  { fareIds, adult, child, infant }: Wish,
): boolean =>
  detail.legs.map(({ fareId }) => fareId).join() === fareIds.join() &&
  detail.adult === adult &&
  detail.child === child &&
  detail.infant === infant;
