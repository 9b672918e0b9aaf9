import { totalOf } from '#domain/core/payment.ts';
import { parseReference } from '#domain/core/reference.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import { genderOf } from '#domain/hotels/hotel-type.ts';
import type { Operation } from '#server/contract.ts';
import type { Database } from '#server/db/database.ts';
import { countUse, type Limit } from '#server/http/rate-limit.ts';
import { priceOf } from '#server/orders/price.ts';
import { findOwnOrder, orderNotFound, passengersOf } from '#server/orders/read-order.ts';
import { asHotels, HOTELS } from '#server/products/hotels/detail.ts';

/** Enough to read own orders, too few to try all references. */
const PER_IP: Limit = { name: 'hotel-info', max: 120, windowMs: 10 * MINUTE_MS };
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A hotel order for its confirmation page; same permission as reading the order. */
export const readHotelOrderInfo: Operation<'readHotelOrderInfo'> = async ({ body, request, who, deps }) => {
  await countUse(deps, PER_IP, request.ip);
  const orderId = await idOf(deps.db, body.orderReference);
  if (orderId === undefined) throw orderNotFound();
  const order = await findOwnOrder(deps, orderId, who, deps.now());
  if (order.product !== HOTELS) throw orderNotFound();
  const hotelOrder = asHotels(order);
  const { hotel, checkIn, checkOut, rooms, guests } = hotelOrder.detail;
  const people = await passengersOf(deps.db, orderId);
  const name = { en: hotel.name.en };
  return {
    status: 200,
    body: {
      result: {
        order: {
          orderId,
          price: totalOf(priceOf(order)),
          detail: {
            checkIn,
            checkOut,
            request: { destination: { type: 'hotel', id: hotel.hotelId, name_en: name.en } },
            rooms: rooms.map(({ party, room }) => ({ ...party, type: room.roomId })),
            passengers: people.flatMap(({ title, first_name, last_name }, index) => {
              const { room = null, age = 0 } = guests[index] ?? {};
              return room !== null
                ? [{ room, age, title: genderOf(title), firstName: first_name, lastName: last_name }]
                : [];
            }),
          },
        },
        hotel: { name },
      },
    },
  };
};

async function idOf(db: Database, text: string): Promise<string | undefined> {
  if (UUID.test(text)) return text;
  const reference = parseReference(text);
  if (reference === null) return undefined;
  const found = await db.selectFrom('orders').select('id').where('reference', '=', reference).executeTakeFirst();
  return found?.id;
}
