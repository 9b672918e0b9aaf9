import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded.ts';

// Only the embedded engine has a stream of its own.
const isEmbedded = !process.env.TEST_DATABASE_URL;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'safar-embedded-'));
const held: { db?: Database; close?: () => Promise<void> } = {};

beforeAll(async () => {
  if (isEmbedded) Object.assign(held, await openEmbedded(path.join(folder, 'pg')));
});
afterAll(async () => {
  await held.close?.();
  fs.rmSync(folder, { recursive: true, force: true });
});

test.runIf(isEmbedded)('of many questions at once each gets its own answer', async () => {
  const { db } = held;
  if (!db) throw new Error('The database is not open');
  const long = 'x'.repeat(70_000); // longer than one packet: a message may arrive in parts
  const ask = async (n: number) => {
    const text = n % 7 === 0 ? `${n}${long}` : `${n}`;
    const query =
      n % 2 === 0
        ? sql<{ a: string; b: number }>`select ${text}::text as a, ${n}::int as b`
        : sql<{
            a: string;
            b: number;
          }>`select ${text}::text || ${''}::text as a, ${n}::int + ${0}::int + ${0}::int as b`;
    const { rows } = n % 5 === 0 ? await db.transaction().execute((tx) => query.execute(tx)) : await query.execute(db);
    return rows[0]?.a === text && rows[0].b === n;
  };
  const answers = await Promise.all(Array.from({ length: 1500 }, (_, n) => ask(n)));
  expect(answers.filter((isOwn) => !isOwn)).toEqual([]);
});

test.runIf(isEmbedded)(
  'a statement is planned once, however often it is asked, and a wrong one is no trap',
  async () => {
    const { db } = held;
    if (!db) throw new Error('The database is not open');
    const double = (n: number) => sql<{ n: number }>`select ${n}::int * 2 as n`.execute(db);
    for (const n of [1, 2, 3]) expect((await double(n)).rows).toEqual([{ n: 2 * n }]);
    const wrong = () => sql`select ${1}::int from nowhere`.execute(db);
    await expect(wrong()).rejects.toThrow('"nowhere" does not exist');
    await sql`create table nowhere (n int); insert into nowhere values (7)`.execute(db);
    expect((await wrong()).rows).toHaveLength(1);
    await sql`drop table nowhere`.execute(db);
    const known = await sql<{ n: number }>`
    select count(*)::int as n from pg_prepared_statements where statement like 'select $1::int * 2%'`.execute(db);
    expect(known.rows).toEqual([{ n: 1 }]);
  },
);
