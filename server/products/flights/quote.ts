import type { Money } from '#domain/core/money.ts';
import { dayOf } from '#domain/core/time.ts';
import { legTotal, type UnitPrices } from '#domain/flights/fares.ts';
import { type Party, seatsFor } from '#domain/flights/flight-search.ts';
import { adultPrice, unitPrices } from '#server/products/flights/prices.ts';
import { type StockBook, stockOf } from '#server/products/flights/stock.ts';
import { faresOn, isOnSale, type TimetableFare } from '#server/products/flights/timetable.ts';

export type Quote = {
  readonly fare: TimetableFare;
  readonly prices: UnitPrices;
  readonly total: Money;
  readonly seatsLeft: number;
};

export const quoteOf = (fare: TimetableFare, book: StockBook, party: Party, now: number): Quote =>
  quoteOn(dayOf(now), fare, book, party);

function quoteOn(today: string, fare: TimetableFare, book: StockBook, party: Party): Quote {
  const { capacity, gone, adultPrice: fixed } = stockOf(book, fare);
  const adult = fixed ?? adultPrice(fare.base, fare.day, today, capacity, gone);
  const prices = unitPrices(adult, fare.kind);
  return { fare, prices, total: legTotal(prices, party), seatsLeft: Math.max(0, capacity - gone) };
}

/** Fares with seats for the whole party on one direction and day, cheapest first. */
export function quotesOn(route: string, day: string, book: StockBook, party: Party, now: number): Quote[] {
  const today = dayOf(now);
  return faresOn(route, day)
    .filter((fare) => isOnSale(fare, now))
    .map((fare) => quoteOn(today, fare, book, party))
    .filter((quote) => quote.seatsLeft >= seatsFor(party))
    .sort((a, b) => a.total.amount - b.total.amount || a.fare.departsAt - b.fare.departsAt);
}
