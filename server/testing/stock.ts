import type { Database } from '#server/db/database.ts';
import type { FlightOffer } from '#server/testing/traveller.ts';

type Row = { capacity: number; held: number; sold: number; adult_price: number | null };

export const fareIdOf = ({ offerId }: Pick<FlightOffer, 'offerId'>): string => offerId.split('~')[0] ?? '';

export async function setStock(db: Database, fareId: string, row: Partial<Row>): Promise<void> {
  const [route = '', flight_on = ''] = fareId.split('.');
  const full = { capacity: 10, held: 0, sold: 0, adult_price: null, ...row };
  await db
    .insertInto('seat_stock')
    .values({ fare_id: fareId, route, flight_on, ...full })
    .onConflict((conflict) => conflict.column('fare_id').doUpdateSet(row))
    .execute();
}

/** Held and sold seats of a fare; null without a row. */
export const countsOf = async (db: Database, fareId: string): Promise<{ held: number; sold: number } | null> =>
  (await db.selectFrom('seat_stock').select(['held', 'sold']).where('fare_id', '=', fareId).executeTakeFirst()) ?? null;
