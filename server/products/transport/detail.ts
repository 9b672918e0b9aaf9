import { euro, type Money } from '#domain/core/money.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import { citySlug } from '#domain/country/cities.ts';
import { guessPlace } from '#domain/country/guess-place.ts';
import { placeOf } from '#domain/country/places.ts';
import type { Follows } from '#domain/transport/follow.ts';
import type { RideMeeting } from '#domain/transport/meeting.ts';
import { arrivesAbout, type PriceLine } from '#domain/transport/price.ts';
import { HOLD_SECONDS, namedOf, type TransportPrices, type TransportWish } from '#domain/transport/wish.ts';
import type { components } from '#openapi/generated/types.ts';
import { orderOf } from '#server/orders/order-row.ts';

type Schemas = components['schemas'];
type Ride = Schemas['Ride'];

export const PRODUCT = 'transport';
/** The kind of its papers: one of each ride, of a service at an airport one of each person. */
export const VOUCHER = 'voucher';
export const HOLD_MS = HOLD_SECONDS * 1000;
export const PROMISE_MS = 15 * MINUTE_MS;

/** What is stored of a ride; moments are server epoch ms. */
export type RideDetail = Pick<
  Ride,
  | 'from'
  | 'to'
  | 'bookedAt'
  | 'pickUpAt'
  | 'minutes'
  | 'km'
  | 'flight'
  | 'flightLeavesAt'
  | 'isFollowed'
  | 'asks'
  | 'isNight'
  | 'stage'
  | 'driver'
  | 'earlierDriver'
  | 'times'
  | 'refunded'
  | 'isCancelled'
> & {
  /** How long the driver waits for nothing. */
  readonly freeMinutes: number;
  /** The flight of the same owner that it follows. */
  readonly follows: Follows | null;
  /** What was sold, and its sum in cents of EUR. */
  readonly lines: readonly PriceLine[];
  readonly cents: number;
};

export type SandboxWish = 'flightLate' | 'driverMissing' | 'travellerMissing' | 'driverChanged' | 'driverStays';

/** Content of `orders.detail`: what was sold; a price list that comes later changes nothing of it. */
export type TransportDetail = {
  readonly wish: TransportWish;
  readonly title: string;
  readonly titleFa: string;
  readonly parts: readonly string[];
  readonly rides: readonly RideDetail[];
  /** What of the price list its price comes from. */
  readonly prices: TransportPrices;
  /** The order of the same owner with the hotel that was told to the driver. */
  readonly stayIn: string | null;
  /** The same of the address in the town where a car there and back fetches them again; old orders have none. */
  readonly stayBackIn?: string | null;
  /** What a staged scenario lets happen; never in production. */
  readonly sandbox?: SandboxWish;
  /** Deleted with the order's personal data. */
  readonly personal?: RideMeeting;
};

export const asTransport = orderOf<TransportDetail>(PRODUCT);

/** Those that still take place, or have; all of them where all were given back. */
function stayingRides({ rides }: Pick<TransportDetail, 'rides'>): readonly RideDetail[] {
  const staying = rides.filter(({ isCancelled }) => !isCancelled);
  return staying.length > 0 ? staying : rides;
}

export const faresOf = ({ rides }: Pick<TransportDetail, 'rides'>): Money =>
  euro(rides.reduce((all, { cents }) => all + cents, 0));

export const endOf = ({
  pickUpAt,
  minutes: [shortest = 0, longest = shortest],
}: Pick<RideDetail, 'pickUpAt' | 'minutes'>): number => arrivesAbout(pickUpAt, [shortest, longest]);

/** From the booked time of the first ride until about the end of the last one, where its flight does not bring it forward. */
export function spanOf(detail: Pick<TransportDetail, 'rides'>): { readonly startsAt: number; readonly endsAt: number } {
  const rides = stayingRides(detail);
  return {
    startsAt: Math.min(...rides.map(({ bookedAt }) => bookedAt)),
    endsAt: Math.max(
      ...rides.map(({ bookedAt, pickUpAt, minutes }) => endOf({ pickUpAt: Math.max(bookedAt, pickUpAt), minutes })),
    ),
  };
}

/** The city that it leads to or lies in, or the country. */
export function placeOfWish(wish: TransportWish): string {
  const slug = wish.kind === 'car' ? guessPlace(wish.to) : citySlug(wish.airport);
  return slug !== null && placeOf(slug) ? slug : 'iran';
}

/** `people` are those who are named: all riders of a car stand in its wish. */
export const summaryOf = (detail: TransportDetail): Schemas['Bought'] => ({
  title: detail.title,
  place: placeOfWish(detail.wish),
  ...spanOf(detail),
  people: namedOf(detail.wish),
});
