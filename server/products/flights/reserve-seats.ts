import type { Transaction } from 'kysely';
import type { Money } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { OrderLeg } from '#domain/flights/fares.ts';
import { MAX_OTHER_FLIGHTS, MIN_CONNECTION_MINUTES } from '#domain/flights/flight-limits.ts';
import { type Party, type Path, seatsFor } from '#domain/flights/flight-search.ts';
import type { Basics } from '#server/basics.ts';
import type { Tables } from '#server/db/database.ts';
import { type Agreed, requirePrice } from '#server/orders/require-price.ts';
import type { HeldLeg } from '#server/products/flights/detail.ts';
import { toOffer } from '#server/products/flights/offers.ts';
import { quoteOf, quotesOn } from '#server/products/flights/quote.ts';
import { changeSeats, readStock, type StockBook, stockOf } from '#server/products/flights/stock.ts';
import { fareTermsOf, flightOf, isOnSale, type TimetableFare } from '#server/products/flights/timetable.ts';
import { type SeatsByFare, withoutOwn } from '#server/products/flights/visitor-holds.ts';

export type WantedLeg = { readonly path: Path; readonly fare: TimetableFare; readonly seats: number };

export type Wanted = Agreed & {
  readonly legs: readonly WantedLeg[];
  readonly party: Party;
  readonly totalOf: (legs: readonly OrderLeg[]) => Money;
  /** Seats that the same visitor holds elsewhere: they must not raise the price. */
  readonly own: SeatsByFare;
  readonly now: number;
};

/** A leg that is sold out. Rolls the transaction back; `soldOutProblem` then adds alternatives. */
export class SoldOutError extends Error {
  readonly leg: WantedLeg;

  constructor(leg: WantedLeg) {
    super(`${leg.fare.fareId} is sold out`);
    this.name = 'SoldOutError';
    this.leg = leg;
  }
}

/**
 * Takes the seats of all legs at current prices, from rows locked by the caller. Throws SoldOutError, or 409
 * `price_changed` when the sum is neither the shown nor the accepted one; both roll back.
 */
export async function reserveSeats(tx: Transaction<Tables>, book: StockBook, wanted: Wanted): Promise<HeldLeg[]> {
  const { legs, party, own, now } = wanted;
  requireSeats(book, legs, now);
  const quoted = legs.map(({ path, fare, seats }) => ({
    path,
    flight: flightOf(fare),
    fare: fareTermsOf(fare),
    prices: quoteOf(fare, withoutOwn(book, own), party, now).prices,
    fareId: fare.fareId,
    seats,
  }));
  requirePrice(wanted.totalOf(quoted), wanted);
  const refused = await changeSeats(
    tx,
    quoted.map(({ fareId, seats }) => ({ fareId, held: seats, sold: 0 })),
  );
  const lost = legs.find(({ fare }) => refused.includes(fare.fareId));
  if (lost) throw new SoldOutError(lost);
  return quoted;
}

/** Throws SoldOutError for the first leg with too few seats, or that is no longer on sale. */
export function requireSeats(book: StockBook, legs: readonly WantedLeg[], now: number): void {
  for (const leg of legs) {
    const { capacity, gone } = stockOf(book, leg.fare);
    if (capacity - gone < leg.seats || leg.fare.departsAt <= now) throw new SoldOutError(leg);
  }
}

type Lost = Pick<Wanted, 'legs' | 'party' | 'own' | 'now'> & { readonly leg: WantedLeg };

/** 409 `sold_out` with the leg and the three offers of that day with the nearest departure times. */
export async function soldOutProblem(
  { db, config }: Pick<Basics, 'db' | 'config'>,
  { leg, legs, party, own, now }: Lost,
): Promise<ProblemError> {
  const { fare, path } = leg;
  const book = withoutOwn(await readStock(db, [fare.route], { from: fare.day, to: fare.day }), own);
  const distance = (other: TimetableFare) => Math.abs(other.departsAt - fare.departsAt);
  const alternatives = quotesOn(fare.route, fare.day, book, party, now)
    .filter((quote) => quote.fare.fareId !== fare.fareId && quote.seatsLeft >= Math.max(leg.seats, seatsFor(party)))
    .filter((quote) => fitsOthers(quote.fare, path, legs))
    .sort((a, b) => distance(a.fare) - distance(b.fare))
    .slice(0, MAX_OTHER_FLIGHTS)
    .map((quote) => toOffer(quote, party, now, config.secret));
  return new ProblemError(409, {
    code: 'sold_out',
    message: 'These seats have just been taken.',
    leg: path,
    alternatives,
  });
}

/** An alternative for one leg must keep the connection with the other. */
function fitsOthers(candidate: TimetableFare, path: Path, legs: readonly WantedLeg[]): boolean {
  const other = legs.find((leg) => leg.path !== path)?.fare;
  if (!other) return true;
  return path === 'departing' ? connects(candidate, other) : connects(other, candidate);
}

export const connects = (first: TimetableFare, second: TimetableFare): boolean =>
  second.departsAt - flightOf(first).arrivesAt >= MIN_CONNECTION_MINUTES * MINUTE_MS;

/** For an expired order: the sale may have ended meanwhile. */
export const requireOnSale = (legs: readonly WantedLeg[], now: number): void => {
  const closed = legs.find(({ fare }) => !isOnSale(fare, now));
  if (closed) throw new SoldOutError(closed);
};
