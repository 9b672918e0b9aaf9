import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { connect, type Database } from '#server/db/database.ts';
import { beginFrom, PREPARED } from '#server/db/prepared.ts';
import { testApp } from '#server/db/testing/test-app.ts';

const server = testApp();
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'safar-prepared-'));
afterAll(() => fs.rmSync(temporary, { recursive: true }));

async function schemaOf(db: Database): Promise<object> {
  const columns = await sql`
    select table_name, column_name, udt_name, column_default, is_nullable from information_schema.columns
    where table_schema = 'public' order by table_name, column_name`.execute(db);
  const indexes = await sql`select indexdef from pg_indexes where schemaname = 'public' order by indexdef`.execute(db);
  const constraints = await sql`
    select conname, conrelid::regclass::text as of, contype::text from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n' order by conname, of`.execute(db);
  const triggers = await sql`select tgname from pg_trigger where not tgisinternal order by tgname`.execute(db);
  const migrations = await sql`select name from kysely_migration order by name`.execute(db);
  return [columns, indexes, constraints, triggers, migrations].map(({ rows }) => rows);
}

test('the prepared database is what the migrations make, and empty', async () => {
  const folder = path.join(temporary, 'copy');
  await beginFrom(PREPARED, folder);
  const pglite = await PGlite.create(folder);
  const db = connect(createPgConfig(pglite));
  const made = await schemaOf(db);
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely_%'`.execute(db);
  const counts = await Promise.all(
    rows.map(({ name }) => sql<{ count: number }>`select count(*) from ${sql.table(name)}`.execute(db)),
  );
  await db.destroy();
  await pglite.close();
  expect(made).toEqual(await schemaOf(server.db));
  expect(counts.map((count) => count.rows[0]?.count).filter((count) => count !== 0)).toEqual([]);
});

test('a folder begins as a copy, in place of what a start left that was killed; one with a database stays', async () => {
  const prepared = path.join(temporary, 'prepared');
  const folder = path.join(temporary, 'data/pg');
  const inFolder = () => fs.readdirSync(folder, { recursive: true }).sort();
  fs.mkdirSync(path.join(prepared, 'base'), { recursive: true });
  fs.writeFileSync(path.join(prepared, 'base/1'), 'first');
  fs.mkdirSync(`${folder}.new`, { recursive: true });
  fs.writeFileSync(`${folder}.new/half`, '');
  fs.mkdirSync(folder); // created by the lock
  await beginFrom(prepared, folder);
  expect([inFolder(), fs.existsSync(`${folder}.new`)]).toEqual([['base', 'base/1'], false]);
  fs.writeFileSync(path.join(folder, 'base/1'), 'changed');
  await beginFrom(prepared, folder);
  expect(fs.readFileSync(path.join(folder, 'base/1'), 'utf8')).toBe('changed');
});

test('without a prepared one nothing is copied', async () => {
  const folder = path.join(temporary, 'none');
  await beginFrom(path.join(temporary, 'nowhere'), folder);
  expect(fs.existsSync(folder)).toBe(false);
});
