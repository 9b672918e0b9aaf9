import { euro, type Money } from '#domain/core/money.ts';
import { shares } from '#domain/core/refund-split.ts';
import { addDays } from '#domain/core/time.ts';
import { minutesOf, momentIn } from '#domain/core/zoned-time.ts';
import { guestPlaces } from '#domain/hotels/hotel-guests.ts';
import { type CityTax, cityTaxOf, type RatePrice } from '#domain/hotels/hotel-prices.ts';
import type { RoomParty } from '#domain/hotels/hotel-rooms.ts';
import type { components } from '#openapi/generated/types.ts';
import { type OrderOf, orderOf, type PassengerRow } from '#server/orders/order-row.ts';
import { driverCard } from '#server/products/hotels/driver.ts';
import type { CatalogueHotel, CatalogueRoom } from '#server/products/hotels/inventory/catalogue.ts';
import { nightsOfRoom, type SoldNight } from '#server/products/hotels/nights.ts';
import { type Choice, freeUntilOf, type RateTerms, termsOf } from '#server/products/hotels/quote.ts';
import type { RoomNights } from '#server/products/hotels/stock.ts';

type Schemas = components['schemas'];
export type RoomType = Schemas['HotelRoomType'];

export const HOTELS = 'hotels';

/** The sold room; later changes of the hotel do not affect it. */
export type HeldRoom = {
  readonly room: RoomType;
  readonly rate: RateTerms;
  /** With the ages entered after the search. */
  readonly party: RoomParty;
  /** The party of the search, when ages were entered later. */
  readonly searched?: RoomParty;
  /** Cents of EUR. */
  readonly total: number;
  readonly payNow: number;
  readonly priced: {
    readonly nightPrices: readonly number[];
    readonly rate: RatePrice & { readonly depositPercent: number };
    readonly percentOff: number;
  };
  readonly stock: { readonly key: string; readonly capacity: number };
  /** The price of each night, once the stay was moved; before that `priced` says it. */
  readonly soldNights?: readonly SoldNight[];
};

export type HeldHotel = Pick<
  Schemas['HotelItem'],
  'hotelId' | 'link' | 'name' | 'city' | 'area' | 'country' | 'hotelType' | 'stars' | 'point' | 'precision' | 'timeZone'
> &
  Pick<Schemas['HotelItem'], 'rules' | 'driver' | 'isInvented' | 'isSimulated'> & { readonly cityTax: CityTax | null };

export type HotelDetail = {
  readonly hotel: HeldHotel;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly nights: number;
  /** Rooms that stay. Each has a voucher number, so `sold` places it once a room was given back. */
  readonly rooms: readonly HeldRoom[];
  /** All rooms as they were sold, and the places there of those that were given back; since the first one was. */
  readonly sold?: { readonly rooms: readonly HeldRoom[]; readonly left: readonly number[] };
  /** Per guest, in order of the people; empty before they are entered. `room`: null for the guests of a room that left. */
  readonly guests: readonly { readonly room: number | null; readonly age: number }[];
  /** Kept by the rates of nights that were given back, in cents of EUR: part of the fares, and never given back. */
  readonly kept?: number;
  readonly inquiryId?: string;
  /** Deleted with the order's personal data. */
  readonly personal?: { readonly arrival: string; readonly wishes: string };
};

export const asHotels = orderOf<HotelDetail>(HOTELS);

export const roomTypeOf = ({
  id,
  name,
  beds,
  squareMetres,
  sleeps,
  extraBeds,
  amenities,
}: CatalogueRoom): RoomType => ({
  roomId: id,
  name,
  beds,
  squareMetres,
  sleeps,
  extraBeds,
  amenities,
});

export function detailOf(
  hotel: CatalogueHotel,
  chosen: readonly { readonly choice: Choice; readonly party: RoomParty }[],
  {
    checkIn,
    checkOut,
    percentOff,
  }: { readonly checkIn: string; readonly checkOut: string; readonly percentOff: number },
): HotelDetail {
  const { summary, row, city } = hotel;
  const { hotelId, link, name, area, country, hotelType, stars, point, precision, isInvented } = summary;
  return {
    hotel: {
      ...{ hotelId, link, name, city: summary.city, area, country, hotelType, stars, point, precision, isInvented },
      timeZone: city.timeZone,
      rules: row.rules,
      driver: driverCard(row, city),
      isSimulated: row.isSimulated,
      cityTax: row.cityTax,
    },
    checkIn,
    checkOut,
    nights: chosen[0]?.choice.quote.nightPrices.length ?? 0,
    rooms: chosen.map(({ choice: { quote, rate, total, payNow }, party }) => ({
      room: roomTypeOf(quote.room),
      rate: termsOf(hotel, rate, checkIn),
      party,
      total,
      payNow,
      priced: {
        nightPrices: quote.nightPrices,
        rate: { percent: rate.percent, boardPrice: rate.boardPrice, depositPercent: rate.depositPercent },
        percentOff,
      },
      stock: { key: quote.room.key, capacity: quote.room.rooms },
    })),
    guests: [],
  };
}

/** The online payment, in cents. */
export const faresOf = ({ rooms }: Pick<HotelDetail, 'rooms'>): Money =>
  euro(rooms.reduce((sum, { payNow }) => sum + payNow, 0));

/** Online fares of an order: the rooms as sold, and what is kept of nights that were given back. */
export const faresWithKept = ({ rooms, sold, kept = 0 }: Pick<HotelDetail, 'rooms' | 'sold' | 'kept'>): Money =>
  euro(faresOf({ rooms: sold?.rooms ?? rooms }).amount + kept);

/** What was paid online for each room as sold, with its share of the discount taken off, in cents of EUR. */
export function paidBySold({ detail, discount }: Pick<OrderOf<HotelDetail>, 'detail' | 'discount'>): number[] {
  const paid = (detail.sold?.rooms ?? detail.rooms).map(({ payNow }) => payNow);
  // What is kept has its share of the discount too, as the last.
  const reductions = shares(discount, [...paid, detail.kept ?? 0]);
  return paid.map((amount, place) => amount - (reductions[place] ?? 0));
}

const paidForRooms = (order: Pick<OrderOf<HotelDetail>, 'detail' | 'discount'>): Money =>
  euro(paidBySold(order).reduce((total, paid, place) => total + (isLeft(order.detail, place) ? 0 : paid), 0));

export const isLeft = ({ sold }: Pick<HotelDetail, 'sold'>, place: number): boolean =>
  sold?.left.includes(place) === true;

/** The numbers of the rooms that stay, from 1: a room keeps the number it was sold under. */
const roomNumbersOf = ({ rooms, sold }: Pick<HotelDetail, 'rooms' | 'sold'>): number[] =>
  [...(sold?.rooms ?? rooms).keys()].filter((place) => !sold?.left.includes(place)).map((place) => place + 1);

/** What is paid online for each night of the rooms that stay. */
function byNightOf(detail: HotelDetail): Schemas['HotelItem']['byNight'] {
  const all = new Map<string, number>();
  for (const { night, payNow } of detail.rooms.flatMap((room) => nightsOfRoom(room, detail)))
    all.set(night, (all.get(night) ?? 0) + payNow);
  return [...all].map(([night, amount]) => ({ night, amount: euro(amount) }));
}

/** The rooms that were given back; their guests are found by the place they had. */
function leftRoomsOf({ sold }: Pick<HotelDetail, 'sold'>): Schemas['HotelItem']['left'] {
  const places = guestPlaces(sold?.rooms ?? []);
  return (sold?.rooms ?? []).flatMap(({ room }, at) =>
    sold?.left.includes(at)
      ? {
          number: at + 1,
          name: room.name,
          people: places.flatMap((place, person) => (place.room === at ? [person] : [])),
        }
      : [],
  );
}

export const stayTotalOf = ({ rooms }: Pick<HotelDetail, 'rooms'>): Money =>
  euro(rooms.reduce((sum, { total }) => sum + total, 0));

export const payAtHotelOf = (detail: Pick<HotelDetail, 'rooms'>): Money =>
  euro(stayTotalOf(detail).amount - faresOf(detail).amount);

export function roomsOf(detail: Pick<HotelDetail, 'rooms' | 'sold'>): Schemas['HeldRoom'][] {
  const numbers = roomNumbersOf(detail);
  return detail.rooms.map(({ room, rate, party, total, payNow }, at) => ({
    number: numbers[at] ?? at + 1,
    room,
    rate,
    party,
    total: euro(total),
    payNow: euro(payNow),
  }));
}

const momentOfHotel = ({ hotel }: HotelDetail, day: string, clock: string): number =>
  momentIn(hotel.timeZone, day, minutesOf(clock));

/** From check-in to check-out (epoch ms). */
export const spanOf = (detail: HotelDetail): { readonly startsAt: number; readonly endsAt: number } => ({
  startsAt: momentOfHotel(detail, detail.checkIn, detail.hotel.rules.checkInFrom),
  endsAt: momentOfHotel(detail, detail.checkOut, detail.hotel.rules.checkOutUntil),
});

export const partiesOf = ({ rooms }: Pick<HotelDetail, 'rooms'>): RoomParty[] => rooms.map(({ party }) => party);

export const stockOf = ({ rooms, checkIn, nights }: HotelDetail): RoomNights[] => {
  const days = Array.from({ length: nights }, (_, index) => addDays(checkIn, index));
  return rooms.map(({ stock }) => ({ room: stock.key, nights: days, count: 1, capacity: stock.capacity }));
};

export function itemOf(
  { detail, discount }: OrderOf<HotelDetail>,
  people: readonly PassengerRow[],
  { isTold }: { readonly isTold: boolean },
): Schemas['HotelItem'] {
  const { hotel, checkIn, checkOut, nights, rooms, guests, personal } = detail;
  const { cityTax, ...shownHotel } = hotel;
  const { startsAt, endsAt } = spanOf(detail);
  return {
    ...shownHotel,
    checkIn,
    checkOut,
    nights,
    checkInAt: startsAt,
    checkOutAt: endsAt,
    keepsUntilAt: keptUntil(detail),
    freeUntil: freeUntilOf(
      rooms.map(({ rate }) => rate),
      0, // as sold: an order shows it also after its end
    ),
    rooms: roomsOf(detail),
    byNight: byNightOf(detail),
    left: leftRoomsOf(detail),
    guests: people.length === 0 ? [] : [...guests],
    paid: paidForRooms({ detail, discount }),
    stayTotal: stayTotalOf(detail),
    payAtHotel: payAtHotelOf(detail),
    cityTax: cityTax ? euro(cityTaxOf(cityTax, partiesOf(detail), nights)) : null,
    arrival: personal?.arrival ?? '',
    wishes: (isTold && personal?.wishes) || '',
  };
}

/** A time before the check-in time belongs to the following night. */
function keptUntil(detail: HotelDetail): number {
  const { keepsUntil, checkInFrom } = detail.hotel.rules;
  const day = keepsUntil < checkInFrom ? addDays(detail.checkIn, 1) : detail.checkIn;
  return momentOfHotel(detail, day, keepsUntil);
}
