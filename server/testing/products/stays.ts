import { sql } from 'kysely';
import { MINUTE_MS } from '#domain/time.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import type { Product } from '#server/orders/product.ts';
import { holdOf, newNumber, type SimpleDetail, simpleProduct } from '#server/testing/products/simple.ts';

const HOLD_MS = 10 * MINUTE_MS;

/** Stock of a table of the tests; the conditions are the guard, as in every stock. */
async function change(db: Queryable, { id }: SimpleDetail, held: number, sold: number): Promise<boolean> {
  const { rows } = await sql`
    update test_stock set held = held + ${held}, sold = sold + ${sold}
    where id = ${id} and (${held + sold} <= 0 or held + sold + ${held + sold} <= capacity) returning id`.execute(db);
  return rows.length > 0;
}

const stock: Pick<Product<SimpleDetail>, 'take' | 'release' | 'sell' | 'unsell' | 'hasSpare'> = {
  take: async (db, detail) => ({ taken: await change(db, detail, 1, 0) }),
  release: async (db, detail) => void (await change(db, detail, -1, 0)),
  sell: async (db, detail) => void (await change(db, detail, -1, 1)),
  unsell: async (db, detail) => void (await change(db, detail, 0, -1)),
  hasSpare: async (db, { id }) => {
    const { rows } = await sql`select id from test_stock where id = ${id} and held + sold < capacity`.execute(db);
    return rows.length > 0;
  },
};

/** With stock and a hold, for two people without passports; issued at once, within five minutes. */
export const stays = simpleProduct({
  kind: 'stays',
  holdMs: HOLD_MS,
  promiseMs: 5 * MINUTE_MS,
  stock,
  issue: async ({ people }) => ({
    papers: Array.from({ length: people }, (_, person) => ({ kind: 'voucher', number: newNumber(), person })),
  }),
});

export const holdStays = holdOf('stays', HOLD_MS, stock);

export const makeStayStock = (db: Database) =>
  sql`create table test_stock (
    id text primary key, capacity int not null, held int not null default 0, sold int not null default 0,
    check (held >= 0 and sold >= 0 and held + sold <= capacity)
  )`.execute(db);

export const addStay = (db: Database, id: string, capacity: number) =>
  sql`insert into test_stock (id, capacity) values (${id}, ${capacity})`.execute(db);

export async function countsOfStay(db: Database, id: string): Promise<{ held: number; sold: number } | null> {
  const { rows } = await sql<{ held: number; sold: number }>`
    select held, sold from test_stock where id = ${id}`.execute(db);
  return rows[0] ?? null;
}
