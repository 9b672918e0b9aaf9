import { euro } from '#domain/core/money.ts';
import { ticketName } from '#domain/core/names.ts';
import { personProblems } from '#domain/core/person.ts';
import { type FieldProblem, ProblemError, problemsIn } from '#domain/core/problem.ts';
import { addDays, dayOf, daysBetween } from '#domain/core/time.ts';
import { dayIn } from '#domain/core/zoned-time.ts';
import { arrivalProblem } from '#domain/hotels/hotel-guests.ts';
import { HOTEL_CHANGE_SECONDS } from '#domain/hotels/hotel-limits.ts';
import { nightsOf, percentOff } from '#domain/hotels/hotel-prices.ts';
import { nightProblems } from '#domain/hotels/hotel-search.ts';
import type { components } from '#openapi/generated/types.ts';
import { isNameTaken } from '#server/orders/name-taken.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { Changed, Changes } from '#server/orders/product.ts';
import { notAllowed, wishRefused } from '#server/orders/refusals.ts';
import { faresWithKept, type HeldRoom, type HotelDetail, spanOf, stockOf } from '#server/products/hotels/detail.ts';
import { asksFirst } from '#server/products/hotels/hold-again.ts';
import { type CatalogueHotel, hotelOf, keptHotelOf } from '#server/products/hotels/inventory/catalogue.ts';
import { movedRoom, newNights, type SoldIn, type SoldNight } from '#server/products/hotels/nights.ts';
import { offOf, quoteRooms } from '#server/products/hotels/quote.ts';
import { changeNights, lockNights, type RoomNights, readStock } from '#server/products/hotels/stock.ts';
import { bookRooms } from '#server/products/hotels/supplier.ts';

type Schemas = components['schemas'];
type Wish<Kind> = Extract<Schemas['HotelChange'], { kind: Kind }>;
type Quote = Changes<HotelDetail>['quote'];
type Tx = Parameters<Quote>[0];
type Asked = Parameters<Quote>[2];
type Order = OrderOf<HotelDetail>;

/** What an owner may change of an issued stay until its check-in: the nights, a guest's name, the arrival time. */
export const changes: Omit<Changes<HotelDetail>, 'follow'> = {
  partOf: () => null,
  quoteMs: HOTEL_CHANGE_SECONDS * 1000,
  quote: async (tx, order, asked) => {
    if (asked.now >= spanOf(order.detail).startsAt) throw notAllowed('This stay has begun.');
    // The contract admits the wishes of all products.
    const wish = asked.wish as Schemas['HotelChange'];
    switch (wish.kind) {
      case 'nights':
        return moveNights(tx, order, wish, asked);
      case 'guest':
        return renameGuest(order, wish, asked);
      case 'arrival':
        return setArrival(order, wish);
      default:
        throw notAllowed('A stay is not changed like this.');
    }
  },
  drop: async (db, before, after) => {
    await changeNights(db, missingIn(before, after), { held: -1, sold: 0 });
  },
  take: async (db, before, after) => {
    const [added, gone] = [missingIn(before, after), missingIn(after, before)];
    // All in one order, so that two changes cannot deadlock.
    await lockNights(db, [...added, ...gone]);
    await changeNights(db, added, { held: -1, sold: 1 });
    await changeNights(db, gone, { held: 0, sold: -1 });
  },
  issue: async ({ orderId, before, detail, replaced }, supply) => {
    if (replaced.length === 0) return [];
    // A hotel that left since the quote takes no further nights; it keeps the stay as it was booked.
    const sold = await hotelOf(supply.db, detail.hotel.hotelId);
    const isGone = missingIn(before, detail).some(({ room }) => !sold?.rooms.some(({ key }) => key === room));
    if (isGone) return 'refused';
    const booked = await bookRooms({ orderId, detail, people: 0 }, supply);
    const numbers = 'papers' in booked ? booked.papers.map(({ number }) => number) : [];
    return replaced.map((_, index) => numbers[index] ?? '');
  },
};

function requireNoProblem(fields: Readonly<Record<string, FieldProblem>>): void {
  if (Object.keys(fields).length > 0) throw wishRefused(fields);
}

/** The nights of `other` that `detail` does not have, room by room. */
function missingIn(detail: HotelDetail, other: HotelDetail): RoomNights[] {
  const own = stockOf(detail);
  return stockOf(other)
    .map((room, index) => ({ ...room, nights: room.nights.filter((night) => !own[index]?.nights.includes(night)) }))
    .filter(({ nights }) => nights.length > 0);
}

async function moveNights(
  tx: Tx,
  order: Order,
  { checkIn, checkOut }: Wish<'nights'>,
  { papers, now }: Asked,
): Promise<Changed<HotelDetail>> {
  const { detail } = order;
  const { hotel } = detail;
  const { arrive, leave } = nightProblems(checkIn, checkOut, dayIn(hotel.timeZone, now));
  requireNoProblem(problemsIn({ checkIn: arrive, checkOut: leave }));
  if (checkIn === detail.checkIn && checkOut === detail.checkOut) requireNoProblem({ checkIn: 'nothing_changed' });
  const asked: HotelDetail = { ...detail, checkIn, checkOut, nights: daysBetween(checkIn, checkOut) };
  const nights = Array.from({ length: asked.nights }, (_, index) => addDays(checkIn, index));
  const catalogue = await keptHotelOf(tx, hotel.hotelId);
  const added = await addedNights(tx, detail, asked, { catalogue, now });
  const first = { on: dayOf(order.created_at), checkIn: detail.checkIn, nights: detail.nights };
  const offOf = (sold: SoldIn) => offsOf(catalogue, sold, asked);
  const moved = detail.rooms.map((room, index) =>
    movedRoom(room, detail, { checkIn, nights, added: added[index] ?? [], now, first, offOf }),
  );
  const rooms = moved.map(({ room }) => room);
  const after: HotelDetail = {
    ...asked,
    rooms,
    ...(detail.sold && { sold: { ...detail.sold, rooms: inPlaces(detail.sold, rooms) } }),
    kept: moved.reduce((sum, { kept }) => sum + kept, detail.kept ?? 0),
  };
  return {
    detail: after,
    fares: faresWithKept(after),
    replaces: papers.map(({ position }) => position),
  };
}

/**
 * Discounts on a night, in percent: as it was sold, and in the stay that is asked for. That for a long stay is for the
 * length in the end. That for booking early is never more than it was sold with, and is lost when the arrival comes nearer
 * to the sale: otherwise nights would become cheaper on the way to another stay and back.
 */
function offsOf(catalogue: CatalogueHotel | undefined, sold: SoldIn, asked: Pick<HotelDetail, 'checkIn' | 'nights'>) {
  const [daysAhead, daysThen] = [daysBetween(sold.on, sold.checkIn), daysBetween(sold.on, asked.checkIn)];
  const off = (nights: number, days: number) => (catalogue ? percentOff(catalogue.row.prices, nights, days) : 0);
  return { before: off(sold.nights, daysAhead), after: off(asked.nights, Math.min(daysAhead, daysThen)) };
}

/** The rooms that stay, at their places among those that were sold. */
function inPlaces({ rooms, left }: NonNullable<HotelDetail['sold']>, staying: readonly HeldRoom[]): HeldRoom[] {
  const next = [...staying];
  return rooms.map((room, place) => (left.includes(place) ? room : (next.shift() ?? room)));
}

type At = { readonly catalogue: CatalogueHotel | undefined; readonly now: number };

/** Takes the nights that are not booked yet, for each room, at today's price; throws 409 `sold_out` when one is full. */
async function addedNights(
  tx: Tx,
  before: HotelDetail,
  asked: HotelDetail,
  { catalogue, now }: At,
): Promise<SoldNight[][]> {
  const { checkIn, checkOut } = asked;
  const wanted = missingIn(before, asked);
  await lockNights(tx, wanted);
  const keys = asked.rooms.map(({ stock }) => stock.key);
  const book = await readStock(tx, keys, { from: checkIn, to: checkOut });
  const nights = nightsOf(checkIn, checkOut);
  const quotes = catalogue ? quoteRooms(catalogue, book, { nights }) : [];
  const quoteOf = (key: string) => quotes.find(({ room }) => room.key === key);
  const least = Math.max(...keys.map((key) => quoteOf(key)?.minNights ?? 1));
  if (nights.length < Math.min(least, before.nights)) requireNoProblem({ checkOut: 'stay_too_short' });
  if (wanted.length === 0) return [];
  if (!catalogue) throw soldOut();
  if (catalogue.row.answers === 'onRequest' || before.inquiryId !== undefined) throw asksFirst();
  const off = offOf(catalogue, { checkIn, nights, now });
  const isNew = (day: string) => day < before.checkIn || day >= before.checkOut;
  const added = asked.rooms.map(({ party, stock, rate: { rateId } }) => {
    const [quote, rate] = [quoteOf(stock.key), catalogue.rates.find(({ id }) => id === rateId)];
    if (!quote || !rate) throw soldOut();
    const prices = new Map(nights.flatMap(({ day }, at) => (isNew(day) ? [[day, quote.nightPrices[at] ?? 0]] : [])));
    const terms = { party, sleeps: quote.room.sleeps, rate, ages: catalogue.row.rules, percentOff: off };
    const sale = { on: dayOf(now), checkIn, nights: nights.length };
    return newNights(prices, terms).map((one) => ({ ...one, sold: { ...one, ...sale } }));
  });
  const rows = wanted.map((one) => ({ ...one, capacity: quoteOf(one.room)?.room.rooms ?? one.capacity }));
  if (!(await changeNights(tx, rows, { held: 1, sold: 0 }))) throw soldOut();
  return added;
}

const soldOut = () =>
  new ProblemError(409, { code: 'sold_out', message: 'These rooms are not free on the new nights.' });

/** For who sleeps there, until check-in, free of charge: the paper stays and is drawn anew. */
function renameGuest(
  { detail, fares }: Order,
  { position, ...typed }: Wish<'guest'>,
  { people, now }: Asked,
): Changed<HotelDetail> {
  const person = people.find((one) => one.position === position);
  if (!person || person.left_at !== null) throw notAllowed('Nobody of this stay has this place.');
  const named = { title: typed.title, firstName: ticketName(typed.firstName), lastName: ticketName(typed.lastName) };
  const blank = { birthDate: '', nationality: '', passportNumber: '', passportCountry: '', passportExpiry: '' };
  const found = personProblems({ ...blank, ...named }, { today: dayOf(now), keepsNumber: true });
  const { title, firstName, lastName } = found;
  const isTaken = isNameTaken(people, { position, ...named }, (one) => detail.guests[one.position]?.age ?? '');
  const isSame =
    named.title === person.title && named.firstName === person.first_name && named.lastName === person.last_name;
  requireNoProblem(
    problemsIn({
      title,
      firstName: firstName ?? (isTaken ? 'same_person' : isSame ? 'nothing_changed' : undefined),
      lastName,
    }),
  );
  return { detail, fares: euro(fares), people: [{ position, ...named }], replaces: [], takesNothing: true };
}

function setArrival({ detail, fares }: Order, { arrival }: Wish<'arrival'>): Changed<HotelDetail> {
  const { personal = { arrival: '', wishes: '' } } = detail;
  const isSame = arrival === personal.arrival ? ('nothing_changed' as const) : undefined;
  requireNoProblem(problemsIn({ arrival: arrivalProblem(arrival) ?? isSame }));
  return {
    detail: { ...detail, personal: { ...personal, arrival } },
    fares: euro(fares),
    replaces: [],
    takesNothing: true,
  };
}
