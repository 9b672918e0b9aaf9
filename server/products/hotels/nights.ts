import { euro } from '#domain/core/money.ts';
import { comesBack, shares } from '#domain/core/refund-split.ts';
import { addDays, daysBetween } from '#domain/core/time.ts';
import { clockIn, dayIn, minutesOf, momentIn } from '#domain/core/zoned-time.ts';
import { percentBack, type RefundStep } from '#domain/hotels/hotel-cancellation.ts';
import { type AgeRules, payNowOf, type RatePrice, type RoomTerms, roomPrice } from '#domain/hotels/hotel-prices.ts';
import type { RoomParty } from '#domain/hotels/hotel-rooms.ts';
import type { RateRow } from '#server/products/hotels/inventory/rows.ts';

/** A night of a room as it was sold: all of it, and what of it is paid online, in cents of EUR. */
export type SoldNight = Sums & {
  readonly night: string;
  /** The price that it was sold at, and the stay that it was sold in; absent before the stay was moved. */
  readonly sold?: Sums & SoldIn;
};

/** What the discounts of a night were given for. `on`: the day of the sale. */
export type SoldIn = { readonly on: string; readonly checkIn: string; readonly nights: number };

/** What of a sold room its nights are about. */
type SoldRoom = Sums & {
  readonly room: { readonly sleeps: number };
  readonly rate: { readonly refundSteps: readonly RefundStep[] };
  readonly party: RoomParty;
  readonly priced: { readonly nightPrices: readonly number[]; readonly rate: RatePrice };
  /** Once the stay was moved; before that `priced` says it. */
  readonly soldNights?: readonly SoldNight[];
};

/** Splits the price of a room over its nights by their prices; no cent is lost. */
function byNight(prices: ReadonlyMap<string, number>, { total, payNow }: Sums, terms: Terms): SoldNight[] {
  const weights = [...prices.values()].map((price) => roomPrice(terms.party, [price], { ...terms, percentOff: 0 }));
  const totals = shares(total, weights);
  const paid = shares(payNow, totals);
  return [...prices.keys()].map((night, at) => ({ night, total: totals[at] ?? 0, payNow: paid[at] ?? 0 }));
}

type Sums = { readonly total: number; readonly payNow: number };
type Terms = Omit<RoomTerms, 'percentOff'> & { readonly party: RoomParty };

/** The nights of a room in order. */
export function nightsOfRoom(room: SoldRoom, { hotel, checkIn }: Stay): readonly SoldNight[] {
  const { party, priced } = room;
  const prices = new Map(priced.nightPrices.map((price, at) => [addDays(checkIn, at), price]));
  return (
    room.soldNights ?? byNight(prices, room, { party, sleeps: room.room.sleeps, rate: priced.rate, ages: hotel.rules })
  );
}

/** Further nights of a room. `prices`: of a full room, by night. */
export function newNights(
  prices: ReadonlyMap<string, number>,
  { percentOff, ...terms }: Terms & Pick<RoomTerms, 'percentOff'> & { readonly rate: RateRow },
): SoldNight[] {
  const total = roomPrice(terms.party, [...prices.values()], { ...terms, percentOff });
  return byNight(prices, { total, payNow: payNowOf(total, terms.rate) }, terms);
}

type Stay = { readonly checkIn: string; readonly hotel: { readonly timeZone: string; readonly rules: AgeRules } };

type Moved = {
  readonly checkIn: string;
  readonly nights: readonly string[];
  /** The nights that the room does not have yet, at today's price. */
  readonly added: readonly SoldNight[];
  readonly now: number;
  /** What the nights were sold in that were never moved. */
  readonly first: SoldIn;
  /** Discount by length and by the time of booking, in percent: as a night was sold, and as it is in the stay that it is moved to. */
  readonly offOf: (sold: SoldIn) => { readonly before: number; readonly after: number };
};

/** The price of a night in another stay. Counted from the price of its sale, so a way there and back ends where it began. */
const inStay = (one: SoldNight, { first, offOf }: Pick<Moved, 'first' | 'offOf'>): SoldNight => {
  const { night, total, payNow, sold = { ...first, total, payNow } } = one;
  const { before, after } = offOf(sold);
  const of = (amount: number) => Math.round((amount * (100 - after)) / (100 - before));
  return { night, total: of(sold.total), payNow: of(sold.payNow), sold };
};

/**
 * A room on other nights. Nights that stay keep their price, but for the discounts that the new stay has, and what the rate does not give back now of the nights that
 * fall away is `kept`. The refund steps move with the check-in, and never give back more than they would have now.
 */
export function movedRoom<Room extends SoldRoom>(
  room: Room,
  detail: Stay,
  { checkIn, nights, added, now, ...sale }: Moved,
): { readonly room: Room; readonly kept: number } {
  const before = nightsOfRoom(room, detail);
  const percent = percentBack(room.rate.refundSteps, now);
  const gone = before.filter(({ night }) => !nights.includes(night));
  const lost = gone.reduce((sum, { payNow }) => sum + payNow, 0);
  const staying = before.filter(({ night }) => nights.includes(night)).map((one) => inStay(one, sale));
  const soldNights = [...staying, ...added].toSorted((one, other) => (one.night < other.night ? -1 : 1));
  const steps = movedSteps(room.rate.refundSteps, { from: detail.checkIn, to: checkIn, zone: detail.hotel.timeZone });
  return {
    room: {
      ...room,
      soldNights,
      total: soldNights.reduce((sum, { total }) => sum + total, 0),
      payNow: soldNights.reduce((sum, { payNow }) => sum + payNow, 0),
      rate: {
        ...room.rate,
        refundSteps:
          checkIn === detail.checkIn
            ? room.rate.refundSteps
            : steps.map((step) => ({ ...step, percent: Math.min(step.percent, percent) })),
      },
    },
    kept: lost - comesBack(euro(lost), percent).amount,
  };
}

/** The same days before the arrival, at the same times of the hotel's clocks. */
const movedSteps = (
  steps: readonly RefundStep[],
  { from, to, zone }: { readonly from: string; readonly to: string; readonly zone: string },
): RefundStep[] =>
  steps.map(({ until, percent }) => ({
    until: momentIn(zone, addDays(dayIn(zone, until), daysBetween(from, to)), minutesOf(clockIn(zone, until))),
    percent,
  }));
