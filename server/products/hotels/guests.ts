import type { PassengerDetails } from '#domain/core/passengers.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { dayOf } from '#domain/core/time.ts';
import { ageOf, guestPlaces, guestProblems } from '#domain/hotels/hotel-guests.ts';
import { fits, payNowOf, roomPrice } from '#domain/hotels/hotel-prices.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { Priced } from '#server/orders/product.ts';
import { faresOf, type HeldRoom, type HotelDetail } from '#server/products/hotels/detail.ts';

/** Requires the guests of the search, each with the data the desk needs; an older child must still fit into a bed. */
export function checkGuests(
  { detail }: OrderOf<HotelDetail>,
  details: PassengerDetails,
  now: number,
): Readonly<Record<string, FieldProblem>> {
  const places = guestPlaces(detail.rooms);
  const found = guestProblems(details, { places, minGuestAge: detail.hotel.rules.minGuestAge, today: dayOf(now) });
  if (Object.keys(found).length > 0) return found;
  const problems: Record<string, FieldProblem> = {};
  for (const [index, room] of withAges(detail, details).rooms.entries()) {
    const first = places.findIndex((place) => place.room === index && !place.isAdult);
    if (!fits(room.party, room.room, detail.hotel.rules))
      problems[`passengers.${first}.age`] = 'guest_age_not_as_searched';
  }
  return problems;
}

/** Recomputes room prices for the entered ages, at the prices of the hold. */
export function priceFor({ detail }: OrderOf<HotelDetail>, details: PassengerDetails): Priced<HotelDetail> {
  const aged = withAges(detail, details);
  const rooms = aged.rooms.map((room) => ({ ...room, ...priceOf(room, detail) }));
  const { arrival = '', wishes = '' } = details.answers ?? {};
  const priced = { ...aged, rooms, personal: { arrival, wishes: wishes.replace(/\s+/g, ' ').trim() } };
  return { detail: priced, fares: faresOf(priced) };
}

function withAges(detail: HotelDetail, { passengers }: PassengerDetails): HotelDetail {
  const places = guestPlaces(detail.rooms);
  const guests = places.map(({ room }, index) => ({ room, age: ageOf(passengers[index]?.age) }));
  const rooms = detail.rooms.map((room, index) => {
    const ages = guests.filter((guest) => guest.room === index).map(({ age }) => age);
    const { adults } = room.party;
    const searched = room.searched ?? room.party;
    return { ...room, searched, party: { ...room.party, adults, children: ages.slice(adults.length) } };
  });
  return { ...detail, rooms, guests };
}

/** At the prices of the hold. */
export function priceOf(
  { room, party, priced, rate }: HeldRoom,
  { hotel }: HotelDetail,
): Pick<HeldRoom, 'total' | 'payNow'> {
  const total = roomPrice(party, priced.nightPrices, {
    sleeps: room.sleeps,
    rate: priced.rate,
    ages: hotel.rules,
    percentOff: priced.percentOff,
  });
  return { total, payNow: payNowOf(total, { payment: rate.payment, depositPercent: priced.rate.depositPercent }) };
}
