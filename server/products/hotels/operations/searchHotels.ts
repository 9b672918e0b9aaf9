import { euro } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { addDays, daysBetween } from '#domain/core/time.ts';
import { dayIn } from '#domain/core/zoned-time.ts';
import { percentBack } from '#domain/hotels/hotel-cancellation.ts';
import { FREE_NIGHTS_WITHIN_DAYS, HOTEL_HORIZON_DAYS, HOTEL_LIST_SECONDS } from '#domain/hotels/hotel-limits.ts';
import { fits, nightsOf } from '#domain/hotels/hotel-prices.ts';
import { guestCount } from '#domain/hotels/hotel-rooms.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Operation } from '#server/contract.ts';
import { type CatalogueHotel, catalogueOf, hotelsAt } from '#server/products/hotels/inventory/catalogue.ts';
import type { RateRow } from '#server/products/hotels/inventory/rows.ts';
import {
  type Choice,
  cheapestTogether,
  choicesForAll,
  freeUntilOf,
  hasBreakfast,
  quoteRooms,
  type Stay,
  termsOf,
} from '#server/products/hotels/quote.ts';
import { stayOf } from '#server/products/hotels/stay.ts';
import { readStock, type StockBook } from '#server/products/hotels/stock.ts';
import { withoutOwn } from '#server/products/hotels/visitor-holds.ts';

type Schemas = components['schemas'];

/** Offers for a stay in a place, and its sold-out hotels. Holds nothing. */
export const searchHotels: Operation<'searchHotels'> = async ({ body, who, deps }) => {
  const now = deps.now();
  const catalogue = await catalogueOf(deps.db, now);
  const { type, id } = body.destination;
  const destination = catalogue.destinations.get(`${type} ${id}`);
  const hotels = hotelsAt(catalogue, body.destination);
  const [first] = hotels;
  if (!destination || !first)
    throw new ProblemError(404, { code: 'not_found', message: 'We know no such destination.' });
  const stay = stayOf(body, first.city.timeZone, now);
  const keys = keysOf(hotels);
  const book = await withoutOwn(
    deps.db,
    await readStock(deps.db, keys, { from: stay.checkIn, to: stay.checkOut }),
    who.visitor,
    now,
  );
  const found = hotels.map((hotel) => ({ hotel, offer: offerOf(hotel, book, stay) }));
  const full = found.filter(({ offer }) => offer === null).map(({ hotel }) => hotel);
  return {
    status: 200,
    body: {
      searchedAt: now,
      expiresAt: now + HOTEL_LIST_SECONDS * 1000,
      destination,
      timeZone: first.city.timeZone,
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      nights: stay.nights.length,
      guests: guestCount(stay.rooms),
      sights: [...(catalogue.sightsIn.get(first.row.city) ?? [])],
      offers: found.flatMap(({ offer }) => offer ?? []).sort((a, b) => a.best.total.amount - b.best.total.amount),
      soldOut: await nearestOf(deps.db, full, book, stay),
    },
  };
};

export const keysOf = (hotels: readonly CatalogueHotel[]): string[] =>
  hotels.flatMap(({ rooms }) => rooms.map(({ key }) => key));

/** A hotel's cheapest offers by filter: any, with breakfast, free to cancel, both; null when sold out. */
function offerOf(hotel: CatalogueHotel, book: StockBook, stay: Stay): Schemas['HotelOffer'] | null {
  const quotes = quoteRooms(hotel, book, stay);
  const choices = choicesForAll(hotel, quotes, stay);
  const termsOfRate = new Map(hotel.rates.map((rate) => [rate.id, termsOf(hotel, rate, stay.checkIn)]));
  const free = new Set(
    hotel.rates.filter(({ id }) => freeUntilOf([termsOfRate.get(id) ?? { refundSteps: [] }], stay.now) !== null),
  );
  const isFree = (rate: RateRow) => free.has(rate);
  const filters: readonly ((rate: RateRow) => boolean)[] = [
    () => true,
    hasBreakfast,
    isFree,
    (rate) => hasBreakfast(rate) && isFree(rate),
  ];
  const prices: Schemas['HotelPrice'][] = [];
  for (const isWanted of filters) {
    // Keep shared lists identical, so that equal parties are recognised.
    const wanted = new Map(choices.map((ofRoom) => [ofRoom, ofRoom.filter(({ rate }) => isWanted(rate))]));
    const together = cheapestTogether(choices.map((ofRoom) => wanted.get(ofRoom) ?? []));
    if (!together) continue;
    const price = priceOf(together, stay, (rate) => termsOfRate.get(rate.id) ?? { refundSteps: [] });
    if (!prices.some((known) => isSamePrice(known, price))) prices.push(price);
  }
  const [best] = prices;
  return best ? { hotel: hotel.summary, best, choices: prices } : null;
}

const isSamePrice = (a: Schemas['HotelPrice'], b: Schemas['HotelPrice']): boolean =>
  a.total.amount === b.total.amount && a.hasBreakfast === b.hasBreakfast && a.freeUntil === b.freeUntil;

function priceOf(
  together: readonly Choice[],
  { nights, now }: Stay,
  termsOfRate: (rate: RateRow) => Pick<Schemas['RateTerms'], 'refundSteps'>,
): Schemas['HotelPrice'] {
  const total = together.reduce((sum, choice) => sum + choice.total, 0);
  return {
    total: euro(total),
    perNight: euro(Math.ceil(total / nights.length)),
    hasBreakfast: together.every(({ rate }) => hasBreakfast(rate)),
    freeUntil: freeUntilOf(
      together.map(({ rate }) => termsOfRate(rate)),
      now,
    ),
    comesBack: comesBackOf(
      together.map(({ rate }) => termsOfRate(rate)),
      now,
    ),
    payment: together.every(({ rate }) => rate.payment === 'atHotel') ? 'atHotel' : 'now',
    roomsLeft: Math.min(...together.map(({ quote }) => quote.left)),
  };
}

function comesBackOf(
  terms: readonly Pick<Schemas['RateTerms'], 'refundSteps'>[],
  now: number,
): Schemas['HotelPrice']['comesBack'] {
  const percents = terms.map(({ refundSteps }) => percentBack(refundSteps, now));
  if (percents.every((percent) => percent === 100)) return 'all';
  return percents.some((percent) => percent > 0) ? 'part' : 'none';
}

/** Limits of the search for other dates: number of hotels, and dates per hotel. */
const MOST_LOOKED_AT = 30;
const MOST_DATES = 3;

/** Why each of these hotels is not available, with the nearest available dates. */
export async function nearestOf(
  db: Parameters<typeof readStock>[0],
  hotels: readonly CatalogueHotel[],
  book: StockBook,
  stay: Stay,
): Promise<Schemas['HotelFull'][]> {
  const looked = hotels.slice(0, MOST_LOOKED_AT);
  const around = await readStock(db, keysOf(looked), {
    from: addDays(stay.checkIn, -FREE_NIGHTS_WITHIN_DAYS),
    to: addDays(stay.checkOut, FREE_NIGHTS_WITHIN_DAYS),
  });
  return hotels.map((hotel, index) => ({
    hotel: hotel.summary,
    ...whyNone(hotel, book, stay),
    nearest:
      index < looked.length
        ? [...longerStays(hotel, around, stay), ...datesOf(hotel, around, stay)].slice(0, MOST_DATES)
        : [],
  }));
}

function whyNone(hotel: CatalogueHotel, book: StockBook, stay: Stay): Pick<Schemas['HotelFull'], 'why' | 'minNights'> {
  const fit = stay.rooms.every((party) => hotel.rooms.some((room) => fits(party, room, hotel.row.rules)));
  if (!fit) return { why: 'roomsTooSmall' };
  const minNights = leastNights(hotel, book, stay);
  return minNights > stay.nights.length ? { why: 'stayTooShort', minNights } : { why: 'full' };
}

/** The minimum number of nights for which each party can have a free room; 1 when one party cannot. */
export function leastNights(hotel: CatalogueHotel, book: StockBook, stay: Stay): number {
  const quotes = quoteRooms(hotel, book, stay).filter(({ left }) => left > 0);
  const least = stay.rooms.map((party) => {
    const fitting = quotes.filter(({ room }) => fits(party, room, hotel.row.rules));
    return Math.min(...fitting.map(({ minNights }) => minNights));
  });
  return least.every(Number.isFinite) ? Math.max(1, ...least) : 1;
}

/** The first available stay of the minimum length that covers these nights, latest start first; at most one. */
function longerStays(hotel: CatalogueHotel, book: StockBook, stay: Stay): Schemas['StayDates'][] {
  const least = leastNights(hotel, book, stay);
  const more = least - stay.nights.length;
  const today = dayIn(hotel.city.timeZone, stay.now);
  return Array.from({ length: Math.max(0, more) + 1 }, (_, before) => before)
    .filter(() => more > 0)
    .flatMap((before) => {
      const checkIn = addDays(stay.checkIn, -before);
      const found =
        checkIn < today ? null : datesIfFree(hotel, book, stay, { checkIn, checkOut: addDays(checkIn, least) });
      return found ?? [];
    })
    .slice(0, 1);
}

/** These dates with their total; null when the rooms are not available together. */
function datesIfFree(
  hotel: CatalogueHotel,
  book: StockBook,
  stay: Stay,
  days: Pick<Stay, 'checkIn' | 'checkOut'>,
): Schemas['StayDates'] | null {
  const moved = { ...stay, ...days, nights: nightsOf(days.checkIn, days.checkOut) };
  const together = cheapestTogether(choicesForAll(hotel, quoteRooms(hotel, book, moved), moved));
  return together && { ...days, total: euro(together.reduce((sum, { total }) => sum + total, 0)) };
}

/** Dates of the same length, nearest first; on a tie the later. */
function datesOf(hotel: CatalogueHotel, book: StockBook, stay: Stay): Schemas['StayDates'][] {
  const today = dayIn(hotel.city.timeZone, stay.now);
  const last = addDays(today, HOTEL_HORIZON_DAYS);
  const found: Schemas['StayDates'][] = [];
  for (let days = 1; days <= FREE_NIGHTS_WITHIN_DAYS && found.length < MOST_DATES; days += 1) {
    for (const shift of [days, -days]) {
      const [checkIn, checkOut] = [addDays(stay.checkIn, shift), addDays(stay.checkOut, shift)];
      if (checkIn < today || checkIn > last || found.length === MOST_DATES) continue;
      const dates = datesIfFree(hotel, book, stay, { checkIn, checkOut });
      if (dates) found.push(dates);
    }
  }
  return found.sort((a, b) => distance(a, stay) - distance(b, stay));
}

const distance = ({ checkIn }: Pick<Stay, 'checkIn'>, stay: Stay): number =>
  Math.abs(daysBetween(stay.checkIn, checkIn));
