import { sql } from 'kysely';
import type { Money } from '#domain/core/money.ts';
import { DAY_MS, dayOf, MINUTE_MS } from '#domain/core/time.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { simpleInquiries } from '#server/testing/products/asking.ts';
import {
  holdOf,
  newNumber,
  type SimpleDetail,
  type SimpleStock,
  simpleProduct,
} from '#server/testing/products/simple.ts';

const HOLD_MS = 10 * MINUTE_MS;

/** A bed per person, in a test table; the SQL conditions guard the stock, like in real products. */
async function change(db: Queryable, { id }: Pick<SimpleDetail, 'id'>, held: number, sold: number): Promise<boolean> {
  const { rows } = await sql`
    update test_stock set held = held + ${held}, sold = sold + ${sold}
    where id = ${id} and (${held + sold} <= 0 or held + sold + ${held + sold} <= capacity) returning id`.execute(db);
  return rows.length > 0;
}

const stock: SimpleStock = {
  take: async (db, detail) => ({ taken: await change(db, detail, detail.people, 0) }),
  release: async (db, detail) => void (await change(db, detail, -detail.people, 0)),
  sell: async (db, detail) => void (await change(db, detail, -detail.people, detail.people)),
  unsell: async (db, detail) => void (await change(db, detail, 0, -detail.people)),
  hasSpare: async (db, { id }) => {
    const { rows } = await sql`select id from test_stock where id = ${id} and held + sold < capacity`.execute(db);
    return rows.length > 0;
  },
};

async function isAllBack(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await sql<{ all_back: boolean }>`select all_back from test_stock where id = ${id}`.execute(db);
  return rows[0]?.all_back ?? false;
}

/** Something that only the database knows: from now on everything comes back. */
export const giveAllBack = async (db: Queryable, id: string): Promise<void> =>
  void (await sql`update test_stock set all_back = true where id = ${id}`.execute(db));

/** Who changes an order moves it to another stay; prices differ there. */
const prices = new Map<string, Money>();
export const priceStay = (id: string, each: Money) => void prices.set(id, each);
const refusedMoves = new Set<string>();
export const refuseMove = (id: string) => void refusedMoves.add(id);

const unwilling = new Set<string>();
/** Who asks for it is told no. */
export const refuseAsked = (id: string) => void unwilling.add(id);

const refused = new Map<string, number>();
export const refuseBed = (id: string, person: number) => void refused.set(id, person);

/** The refund decreases this long before the start; quotes are kept for ten minutes. */
export const FALLS_BEFORE_MS = 20 * DAY_MS;
export const STAY_QUOTE_MS = 10 * MINUTE_MS;

/**
 * With stock and a hold, for people without passports, each of whom may cancel; issued at once, promised within five
 * minutes.
 */
export const stays = simpleProduct({
  kind: 'stays',
  holdMs: HOLD_MS,
  promiseMs: 5 * MINUTE_MS,
  stock,
  shareBack: async ({ id, startsAt }, now, db) => {
    if (await isAllBack(db, id)) return 1;
    return now < startsAt - FALLS_BEFORE_MS ? 0.8 : 0.5;
  },
  unsellPart: async (db, detail, papers) => void (await change(db, detail, 0, -papers.length)),
  quoteMs: STAY_QUOTE_MS,
  inquiries: simpleInquiries(async (tx, detail) => {
    if (unwilling.has(detail.id)) return 'refused';
    return (await stock.take(tx, detail)).taken ? 'offered' : 'wait';
  }),
  eachNow: ({ id, each }) => prices.get(id) ?? each,
  gives: ({ startsAt, endsAt }) => {
    const days = { from: dayOf(startsAt), to: dayOf(endsAt) };
    // The first guest is insured, and all of them have a pass for nothing.
    return [
      { kind: 'insured', people: [0], ...days },
      { kind: 'visaFee', people: null, ...days },
    ];
  },
  moves: {
    refuses: ({ id }) => refusedMoves.has(id),
    stock: {
      take: (db, detail, units) => change(db, detail, units, 0),
      release: async (db, detail, units) => void (await change(db, detail, -units, 0)),
      sell: async (db, detail, units) => void (await change(db, detail, -units, units)),
      unsell: async (db, detail, units) => void (await change(db, detail, 0, -units)),
    },
  },
  issue: async ({ detail, people }) => {
    const without = refused.get(detail.id);
    const everybody = Array.from({ length: people }, (_, person) => ({ kind: 'voucher', number: newNumber(), person }));
    if (without === undefined) return { papers: everybody };
    return {
      papers: everybody.filter(({ person }) => person !== without),
      refused: { papers: [{ kind: 'voucher', person: without }], refund: detail.each },
    };
  },
});

export const holdStays = holdOf('stays', stock);

export const makeStayStock = (db: Database) =>
  sql`create table test_stock (
    id text primary key, all_back boolean not null default false, capacity int not null, held int not null default 0, sold int not null default 0,
    check (held >= 0 and sold >= 0 and held + sold <= capacity)
  )`.execute(db);

export const addStay = (db: Database, id: string, capacity: number) =>
  sql`insert into test_stock (id, capacity) values (${id}, ${capacity})`.execute(db);

export async function countsOfStay(db: Database, id: string): Promise<{ held: number; sold: number } | null> {
  const { rows } = await sql<{ held: number; sold: number }>`
    select held, sold from test_stock where id = ${id}`.execute(db);
  return rows[0] ?? null;
}
