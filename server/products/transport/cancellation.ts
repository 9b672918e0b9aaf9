import { euro } from '#domain/core/money.ts';
import { comesBack, shares } from '#domain/core/refund-split.ts';
import { percentBack } from '#domain/transport/back.ts';
import { ageClassesOf } from '#domain/transport/people.ts';
import type { PriceLine } from '#domain/transport/price.ts';

import { type OrderOf, type PaperRow, type PassengerRow, papersByName } from '#server/orders/order-row.ts';
import type { Cancellation, Product } from '#server/orders/product.ts';
import type { RideDetail, TransportDetail } from '#server/products/transport/detail.ts';
import { partOf } from '#server/products/transport/lines.ts';
import { paidFor } from '#server/products/transport/paid.ts';
import { isUndriven, splitFor } from '#server/products/transport/split.ts';

type Rules = Product<TransportDetail>['cancellation'];
type Order = Pick<OrderOf<TransportDetail>, 'detail' | 'discount'>;
/** Of what was sold, something that comes back alone: a line of a ride, or of a person. `paid`: in cents of EUR. */
type Sold = {
  readonly ride: number;
  readonly person: number | null;
  readonly part: string;
  readonly paid: number;
  readonly isNights: boolean;
};

/** What comes back of those that `goes` says, by the time of each ride; null where none of it can be given back. */
function quoteFor({ detail, discount }: Order, goes: (one: Sold) => boolean, now: number): Cancellation | null {
  const sold = soldIn({ detail, discount });
  const lines = new Map<string, Cancellation['lines'][number]>();
  let isOpen = false;
  for (const one of sold) {
    if (!goes(one)) continue;
    const percent = percentOf(detail, one, now);
    isOpen ||= percent != null;
    const paid = euro(one.paid);
    const amount = comesBack(paid, percent ?? 0);
    const before = lines.get(one.part);
    lines.set(one.part, {
      ...{ part: one.part, percent: percent ?? 0 },
      paid: euro((before?.paid.amount ?? 0) + paid.amount),
      amount: euro((before?.amount.amount ?? 0) + amount.amount),
    });
  }
  if (!isOpen) return null;
  const all = [...lines.values()];
  return { refund: euro(all.reduce((sum, { amount }) => sum + amount.amount, 0)), lines: all, byProtection: false };
}

/** By the booked time, or sooner where its flight brings it forward. What nobody drove has not. */
const hasBegun = (ride: RideDetail, now: number): boolean =>
  Math.min(ride.bookedAt, ride.pickUpAt) <= now && !isUndriven(ride);

/** By the booked time, also where its flight moves it. null: nothing of it can be given back any more. */
function percentOf({ rides }: TransportDetail, { ride, isNights }: Sold, now: number) {
  const sold = rides[ride];
  if (!sold || sold.isCancelled || sold.refunded || hasBegun(sold, now)) return null;
  // All of what our driver, who never came, was paid for.
  const isOurs = isUndriven(sold) || (isNights && rides.some(isUndriven));
  return isOurs ? 100 : percentBack(sold.bookedAt, now);
}

type Part = Omit<Sold, 'paid'> & { readonly cents: number };

const soldIn = ({ detail, discount }: Order): Sold[] =>
  detail.rides.flatMap(({ lines }, ride) => {
    const sold = lines.flatMap((line): Part[] => {
      const one = { ride, part: partOf(line), isNights: line.what === 'driverNights' };
      const places = placesOf(detail, line);
      if (places.length === 0) return [{ ...one, person: null, cents: line.cents }];
      return places.map((person) => ({ ...one, person, cents: line.cents / places.length }));
    });
    const paid = shares(
      paidFor({ detail, discount }, ride),
      sold.map(({ cents }) => cents),
    );
    return sold.map(({ cents: _, ...one }, index) => ({ ...one, paid: paid[index] ?? 0 }));
  });

const CLASSES = { adults: 'adult', children: 'child', infants: 'infant' } as const;

/** Who pays a line, each the same: places among the people; nobody for what is for all. */
function placesOf({ wish }: TransportDetail, line: PriceLine): readonly number[] {
  if (line.what !== 'adults' && line.what !== 'children' && line.what !== 'infants') return [];
  const wanted = CLASSES[line.what];
  return ageClassesOf(wish).flatMap((ageClass, place) => (ageClass === wanted ? [place] : []));
}

const hasLeft = (people: readonly PassengerRow[], place: number): boolean =>
  people.some(({ position, left_at }) => position === place && left_at !== null);

/** The voucher of a ride has the place of the ride. */
const isRideOf = (papers: readonly Pick<PaperRow, 'position'>[], ride: number): boolean =>
  papers.some(({ position }) => position === ride);

/** All until 24 hours before a ride, half until 6, then nothing; all of a ride whose driver is missing. One ride of two, or one person of several, may be given back alone. */
export const cancellation: Rules = {
  quote: async (_db, { detail, discount }, people, now) => {
    // A ride that has begun stays, so the other one is given back as it would be alone.
    const begun = detail.rides.findIndex((ride) => hasBegun(ride, now));
    const split = begun < 0 ? detail : splitFor(detail, begun === 0 ? 1 : 0);
    const isThere = ({ ride, person }: Sold) =>
      !detail.rides[ride]?.isCancelled && (person === null || !hasLeft(people, person));
    return quoteFor({ detail: split, discount }, isThere, now);
  },
  quoteMs: null,
  isAllowedUnderWay: false,
  parts: {
    quote: async (_db, { detail, discount }, { papers, people }, now) => {
      if (detail.wish.kind === 'cip') {
        const leaving = people.filter(({ position }) => papers.some(({ person }) => person === position));
        const isLast = people.every((one) => one.left_at !== null || leaving.includes(one));
        // What was added for all goes with the last of them.
        const isTheirs = ({ person }: Sold) =>
          person === null ? isLast : leaving.some(({ position }) => position === person);
        return quoteFor({ detail, discount }, isTheirs, now);
      }
      const going = detail.rides.flatMap((_, ride) => (isRideOf(papers, ride) ? [ride] : []));
      const [first] = going;
      if (first === undefined) return null;
      const split = going.length === 1 ? splitFor(detail, first) : detail;
      return quoteFor({ detail: split, discount }, ({ ride }) => going.includes(ride), now);
    },
    // No child is led through an airport alone.
    stayProblem: ({ wish }, people) =>
      wish.kind !== 'cip' || people.some(({ position }) => ageClassesOf(wish)[position] === 'adult')
        ? null
        : 'others_depend',
    namesOf: ({ wish, rides }, { papers, people }) =>
      wish.kind === 'cip'
        ? papersByName('the service', { papers, people })
        : papers.map(({ position }) => {
            const ride = position === null ? undefined : rides[position];
            return ride ? `the voucher of the ride from ${ride.from.en} to ${ride.to.en}` : 'the voucher of a ride';
          }),
    unsell: async (_db, detail, { papers }) => {
      if (detail.wish.kind === 'cip') return { detail, left: [] };
      const [gone] = detail.rides.flatMap((_, ride) =>
        papers.some(({ position }) => position === ride) ? [ride] : [],
      );
      if (gone === undefined) return { detail, left: [] };
      const { rides, ...rest } = splitFor(detail, gone);
      const marked = rides.map((ride, index) =>
        papers.some(({ position }) => position === index) ? { ...ride, isCancelled: true } : ride,
      );
      return { detail: { ...rest, rides: marked }, left: [] };
    },
  },
};
