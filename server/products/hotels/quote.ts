import { dayOf, daysBetween } from '#domain/core/time.ts';
import { freeUntil, refundSteps } from '#domain/hotels/hotel-cancellation.ts';
import {
  fits,
  minNightsOf,
  type Night,
  nightPrice,
  payNowOf,
  percentOff,
  roomPrice,
} from '#domain/hotels/hotel-prices.ts';
import type { RoomParty } from '#domain/hotels/hotel-rooms.ts';
import type { components } from '#openapi/generated/types.ts';
import type { CatalogueHotel, CatalogueRoom } from '#server/products/hotels/inventory/catalogue.ts';
import type { RateRow } from '#server/products/hotels/inventory/rows.ts';
import type { StockBook } from '#server/products/hotels/stock.ts';

export type RateTerms = components['schemas']['RateTerms'];

export type Stay = {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly nights: readonly Night[];
  readonly rooms: readonly RoomParty[];
  readonly now: number;
};

export type RoomQuote = {
  readonly room: CatalogueRoom;
  /** The minimum over the nights; zero or less when one is full. */
  readonly left: number;
  readonly nightPrices: readonly number[];
  readonly minNights: number;
};

export function quoteRooms(hotel: CatalogueHotel, book: StockBook, { nights }: Pick<Stay, 'nights'>): RoomQuote[] {
  return hotel.rooms.map((room) => {
    const rows = book.get(room.key);
    const stock = nights.map(({ day }) => rows?.get(day));
    return {
      room,
      left: Math.min(...stock.map((one) => (one ? one.capacity - one.gone : room.rooms))),
      nightPrices: nights.map((night, index) => stock[index]?.price ?? nightPrice(room.price, night, hotel.row.prices)),
      minNights: minNightsOf(
        nights,
        hotel.row.prices,
        stock.map((one) => one?.minNights ?? null),
      ),
    };
  });
}

export type Choice = {
  readonly quote: RoomQuote;
  readonly rate: RateRow;
  /** Cents of EUR, all nights. */
  readonly total: number;
  readonly payNow: number;
};

/** All choices of a party for these nights, in the hotel's order of rooms, cheapest rate first. */
export function choicesFor(
  hotel: CatalogueHotel,
  quotes: readonly RoomQuote[],
  party: RoomParty,
  stay: Stay,
): Choice[] {
  const { rules } = hotel.row;
  const off = offOf(hotel, stay);
  return quotes
    .filter(({ left, minNights, room }) => left > 0 && minNights <= stay.nights.length && fits(party, room, rules))
    .flatMap((quote) =>
      hotel.rates.map((rate) => choiceOf(hotel, quote, rate, party, off)).sort((a, b) => a.total - b.total),
    );
}

/** Choices per searched room; equal parties share one list. */
export function choicesForAll(hotel: CatalogueHotel, quotes: readonly RoomQuote[], stay: Stay): (readonly Choice[])[] {
  const byPeople = new Map<string, readonly Choice[]>();
  return stay.rooms.map((party) => {
    const people = `${party.adults.length} ${party.children.join(' ')}`;
    const choices = byPeople.get(people) ?? choicesFor(hotel, quotes, party, stay);
    byPeople.set(people, choices);
    return choices;
  });
}

/** `off`: discount on the whole stay, in percent (offOf). */
export function choiceOf(
  hotel: CatalogueHotel,
  quote: RoomQuote,
  rate: RateRow,
  party: RoomParty,
  off: number,
): Choice {
  const total = roomPrice(party, quote.nightPrices, {
    sleeps: quote.room.sleeps,
    rate,
    ages: hotel.row.rules,
    percentOff: off,
  });
  return { quote, rate, total, payNow: payNowOf(total, rate) };
}

/** Discounts for long stays and for early booking, which counts days in Tehran. */
export const offOf = (
  hotel: CatalogueHotel,
  { checkIn, nights, now }: Pick<Stay, 'checkIn' | 'nights' | 'now'>,
): number => percentOff(hotel.row.prices, nights.length, daysBetween(dayOf(now), checkIn));

export const termsOf = (hotel: CatalogueHotel, rate: RateRow, checkIn: string): RateTerms => ({
  rateId: rate.id,
  board: rate.board,
  payment: rate.payment,
  refundSteps: refundSteps(rate.cancel, {
    zone: hotel.city.timeZone,
    checkIn,
    checkInFrom: hotel.row.rules.checkInFrom,
  }),
});

export const hasBreakfast = ({ board }: Pick<RateRow, 'board'>): boolean => board !== 'roomOnly';

/** Until when cancelling is free for all these rooms: the earliest end. */
export function freeUntilOf(terms: readonly Pick<RateTerms, 'refundSteps'>[], now: number): number | null {
  const moments = terms.map(({ refundSteps: steps }) => freeUntil(steps, now));
  return moments.reduce<number | null>(
    (first, moment) => (first === null || moment === null ? null : Math.min(first, moment)),
    moments[0] ?? null,
  );
}

/** Bound of the search steps; far more than a hotel with some room types needs. */
const MOST_STEPS = 4000;

/**
 * One choice per party, available together, at the lowest sum; null when impossible. Parties with the fewest choices
 * come first, so that nobody takes another party's only room.
 */
export function cheapestTogether(byParty: readonly (readonly Choice[])[]): Choice[] | null {
  return eachCheapest(byParty) ?? cheapestSearched(byParty);
}

/** Usual case: the cheapest of each party, when there are enough rooms. */
function eachCheapest(byParty: readonly (readonly Choice[])[]): Choice[] | null {
  const used = new Map<RoomQuote, number>();
  const together: Choice[] = [];
  for (const choices of byParty) {
    const [first] = choices;
    if (!first) return null;
    const cheapest = choices.reduce((least, one) => (one.total < least.total ? one : least), first);
    const count = (used.get(cheapest.quote) ?? 0) + 1;
    if (count > cheapest.quote.left) return null;
    used.set(cheapest.quote, count);
    together.push(cheapest);
  }
  return together;
}

function cheapestSearched(byParty: readonly (readonly Choice[])[]): Choice[] | null {
  if (byParty.some((choices) => choices.length === 0)) return null;
  const order = byParty.map((_, index) => index).sort((a, b) => (byParty[a]?.length ?? 0) - (byParty[b]?.length ?? 0));
  const sorted = order.map((index) => cheapestByRoom(byParty[index] ?? []));
  // Equal parties are interchangeable: the second never takes a cheaper choice.
  const isLikeBefore = order.map((party, index) => byParty[party] === byParty[order[index - 1] ?? -1]);
  // Lower bound of the sum for the remaining parties.
  const rest = sorted.map((_, from) => sorted.slice(from).reduce((sum, [first]) => sum + (first?.total ?? 0), 0));
  let best: { readonly total: number; readonly chosen: readonly Choice[] } | null = null;
  let steps = 0;
  const used = new Map<RoomQuote, number>();
  const choose = (at: number, total: number, chosen: readonly Choice[], before: number): void => {
    if (steps > MOST_STEPS || (best && total + (rest[at] ?? 0) >= best.total)) return;
    if (at === sorted.length) {
      best = { total, chosen };
      return;
    }
    const choices = sorted[at] ?? [];
    for (let index = isLikeBefore[at] ? before : 0; index < choices.length; index += 1) {
      const choice = choices[index];
      if (!choice) return;
      steps += 1;
      const taken = used.get(choice.quote) ?? 0;
      if (taken >= choice.quote.left) continue;
      used.set(choice.quote, taken + 1);
      choose(at + 1, total + choice.total, [...chosen, choice], index);
      used.set(choice.quote, taken);
    }
  };
  choose(0, 0, [], 0);
  const found = best as { readonly chosen: readonly Choice[] } | null;
  if (!found) return null;
  const together: Choice[] = [];
  order.forEach((party, index) => {
    const choice = found.chosen[index];
    if (choice) together[party] = choice;
  });
  return together;
}

/** Rates share the stock of their room type: only the cheapest per type can be in the lowest sum. */
function cheapestByRoom(choices: readonly Choice[]): Choice[] {
  const byRoom = new Map<RoomQuote, Choice>();
  for (const choice of choices) {
    const known = byRoom.get(choice.quote);
    if (!known || choice.total < known.total) byRoom.set(choice.quote, choice);
  }
  return [...byRoom.values()].sort((a, b) => a.total - b.total);
}
