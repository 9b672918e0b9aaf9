import { type Money, sum } from '#domain/core/money.ts';
import type { HotelBookingEvent } from '#machines/hotels/hotel-booking/types.ts';
import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import type { components } from '#openapi/generated/types.ts';
import { chosenOf, rateOf } from '#src/screens/hotels/hotel/chosen.ts';

type HotelStay = components['schemas']['HotelStay'];
type HotelChoice = components['schemas']['HotelChoice'];
type HotelView = Extract<HotelBookingView, { kind: 'hotel' }>;

export type WayOn = {
  /** By searched room. */
  readonly chosen: readonly (HotelChoice | undefined)[];
  readonly total: Money;
  /** Index of the first room without a rate; null when all have one. */
  readonly missing: number | null;
  readonly canBook: boolean;
  readonly book: () => void;
};

export function wayOn(stay: HotelStay, view: HotelView, send: (event: HotelBookingEvent) => void): WayOn {
  const chosen = chosenOf(stay, view.chosenRates);
  const all = chosen.flatMap((choice) => choice ?? []);
  const canBook = view.canBook && all.length === stay.rooms.length;
  return {
    chosen,
    total: sum(
      all.map((choice) => choice.total),
      'EUR',
    ),
    missing: missingAfter(chosen, -1),
    canBook,
    // Books the offers of the shown table, at the shown price.
    book: () => {
      if (!canBook) return;
      for (const [room, choice] of all.entries()) {
        if (choice.offerId !== view.chosenRates[room]?.offerId)
          send({ type: 'rate.choose', room, rate: rateOf(choice) });
      }
      send({ type: 'stay.book' });
    },
  };
}

/** The next room without a rate after this one, cyclically; null if there is none. */
export function missingAfter(chosen: readonly unknown[], room: number): number | null {
  const open = chosen.flatMap((choice, at) => (choice === undefined && at !== room ? [at] : []));
  return open.find((at) => at > room) ?? open[0] ?? null;
}
