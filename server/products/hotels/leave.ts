import { guestPlaces } from '#domain/hotels/hotel-guests.ts';
import { fullNameOf } from '#server/orders/order-row.ts';
import type { Product } from '#server/orders/product.ts';
import { cancellationOf } from '#server/products/hotels/cancellation.ts';
import { type HotelDetail, stockOf } from '#server/products/hotels/detail.ts';
import { changeNights } from '#server/products/hotels/stock.ts';

// Each room has a voucher number of its own, at the place of the room as it was sold: a room is what can be given back.

type Parts = NonNullable<Product<HotelDetail>['cancellation']['parts']>;

export const quoteRooms: Parts['quote'] = async (_db, order, { papers }, now) =>
  cancellationOf(
    order,
    now,
    papers.map(({ position }) => position),
  );

/** "room 2, court double, of Carla Keller". */
export const roomNames: Parts['namesOf'] = ({ rooms, sold }, { papers, people }) => {
  const asSold = sold?.rooms ?? rooms;
  const places = guestPlaces(asSold);
  return papers.flatMap(({ position }) => {
    const room = asSold[position ?? -1]?.room.name.en;
    const guests = people.filter((_, person) => places[person]?.room === position).map(fullNameOf);
    return room === undefined ? [] : [`room ${(position ?? 0) + 1}, ${room.toLowerCase()}, of ${guests.join(', ')}`];
  });
};

export const unsellRooms: Parts['unsell'] = async (db, detail, { papers }) => {
  const leaving = papers.flatMap(({ position }) => position ?? []);
  const { rooms, left } = detail.sold ?? { rooms: detail.rooms, left: [] };
  const gone = rooms.filter((_, place) => leaving.includes(place));
  await changeNights(db, stockOf({ ...detail, rooms: gone }), { held: 0, sold: -1 });
  return withoutRooms(detail, { rooms, before: left, left: [...left, ...leaving] });
};

type Leaving = NonNullable<HotelDetail['sold']> & { readonly before: readonly number[] };

/** Guests keep their place in the list of people: papers and mails find them there. */
function withoutRooms(detail: HotelDetail, { rooms, before, left }: Leaving) {
  const placesWithout = (gone: readonly number[]) => [...rooms.keys()].filter((place) => !gone.includes(place));
  const [placesBefore, places] = [placesWithout(before), placesWithout(left)];
  const guests = detail.guests.map(({ room, age }) => {
    const now = room === null ? -1 : places.indexOf(placesBefore[room] ?? -1);
    return { room: now === -1 ? null : now, age };
  });
  const people = guests.flatMap(({ room }, person) =>
    room === null && detail.guests[person]?.room !== null ? [person] : [],
  );
  const stay = rooms.filter((_, place) => !left.includes(place));
  return { detail: { ...detail, rooms: stay, sold: { rooms, left }, guests }, left: people };
}
