import type { Database } from '#server/db/database.ts';
import { type HotelRow, roomKey } from '#server/products/hotels/inventory/rows.ts';

type Nights = { readonly hotelId: string; readonly roomId: string; readonly nights: readonly string[] };

export async function setRooms(
  db: Database,
  { hotelId, roomId, nights, capacity }: Nights & { readonly capacity: number },
): Promise<void> {
  await db
    .insertInto('hotel_night')
    .values(nights.map((night) => ({ room: roomKey(hotelId, roomId), night, capacity, price: null, min_nights: null })))
    .onConflict((conflict) => conflict.columns(['room', 'night']).doUpdateSet({ capacity, told: null }))
    .execute();
}

/** Held and sold counts; throws when the nights differ. */
export async function countsOf(
  db: Database,
  { hotelId, roomId, nights }: Nights,
): Promise<{ held: number; sold: number }> {
  const rows = await db
    .selectFrom('hotel_night')
    .select(['held', 'sold'])
    .where('room', '=', roomKey(hotelId, roomId))
    .where('night', 'in', [...nights])
    .execute();
  const [first] = rows;
  if (
    !first ||
    rows.length !== nights.length ||
    rows.some(({ held, sold }) => held !== first.held || sold !== first.sold)
  ) {
    throw new Error(`The nights differ: ${JSON.stringify(rows)}`);
  }
  return first;
}

export async function changeHotel(
  db: Database,
  hotelId: string,
  change: (row: HotelRow) => HotelRow,
): Promise<() => Promise<void>> {
  const found = db.selectFrom('hotel_row').select('content').where('kind', '=', 'hotel').where('id', '=', hotelId);
  const { content } = await found.executeTakeFirstOrThrow();
  const write = async (row: HotelRow) => {
    await db
      .updateTable('hotel_row')
      .set({ content: JSON.stringify(row) })
      .where('kind', '=', 'hotel')
      .where('id', '=', hotelId)
      .execute();
  };
  await write(change(content as HotelRow));
  return () => write(content as HotelRow);
}
