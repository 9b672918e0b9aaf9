import { ageClassOn } from '#domain/core/ages.ts';
import { type Money, sum } from '#domain/core/money.ts';
import type { DraftPassenger } from '#domain/core/passengers.ts';
import { dayFromParts } from '#domain/core/person.ts';
import { dayOf, isDay } from '#domain/core/time.ts';
import { type PriceLine, priceLines } from '#domain/flights/fares.ts';
import { faresOf } from '#src/screens/core/booking/order.ts';
import { type FlightOrder, linesOf, protectionOf } from '#src/screens/flights/checkout/order.ts';

export type Turn = { readonly ageClass: 'adult' | 'child'; readonly age: 12 | 2; readonly more: Money };

/** A birthday between the legs raises the later fare (fare rules: ageRule); null when nothing changes. */
export function turnOf(passenger: DraftPassenger, { item: { legs } }: FlightOrder): Turn | null {
  const birthDay = dayFromParts(passenger.birthDate);
  const [first, ...later] = legs;
  if (!isDay(birthDay) || !first || ageClassOn(birthDay, dayOf(first.flight.departsAt)) !== passenger.ageClass) {
    return null;
  }
  for (const { flight, prices } of later) {
    const ageClass = ageClassOn(birthDay, dayOf(flight.departsAt));
    const more = prices[ageClass].amount - prices[passenger.ageClass].amount;
    if (ageClass !== passenger.ageClass && ageClass !== 'infant' && more > 0) {
      return { ageClass, age: ageClass === 'adult' ? 12 : 2, more: { ...prices[ageClass], amount: more } };
    }
  }
  return null;
}

export type FarePreview = { readonly lines: readonly PriceLine[]; readonly total: Money };

/**
 * Lines and total as the server will compute them from the birth dates. Keeps the order's own lines until each birth date fits the searched
 * class.
 */
export function farePreview(order: FlightOrder, passengers: readonly DraftPassenger[]): FarePreview {
  const birthDays = passengers.map(({ birthDate }) => dayFromParts(birthDate));
  const firstDay = dayOf(order.item.legs[0]?.flight.departsAt ?? 0);
  const isTold = passengers.every(
    ({ ageClass }, index) => isDay(birthDays[index] ?? '') && ageClassOn(birthDays[index] ?? '', firstDay) === ageClass,
  );
  if (!isTold) return { lines: linesOf(order), total: faresOf(order, protectionOf(order)) };
  const lines = priceLines(order.item.legs, order.item, birthDays);
  return {
    lines,
    total: sum(
      lines.map((line) => line.sum),
      order.total.currency,
    ),
  };
}
