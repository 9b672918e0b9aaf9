import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbedded } from '#server/db/embedded.ts';
import { vacuum } from '#server/db/vacuum.ts';

test.runIf(!process.env.TEST_DATABASE_URL)('rows that are gone give their room back to the disk', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'safar-vacuum-'));
  const { db, close } = await openEmbedded(path.join(folder, 'pg'));
  onTestFinished(async () => {
    await close();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  const size = async () =>
    (await sql<{ n: number }>`select pg_total_relation_size('large') as n`.execute(db)).rows[0]?.n ?? 0;
  await sql`create table large (content text)`.execute(db);
  await sql`alter table large alter column content set storage external`.execute(db);
  await sql`insert into large select repeat('x', 100000) from generate_series(1, 50)`.execute(db);
  await sql`delete from large`.execute(db);
  expect(await size()).toBeGreaterThan(5_000_000);
  await vacuum(db);
  expect(await size()).toBeLessThan(200_000);
});
