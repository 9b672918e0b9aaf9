import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#server/db/testing/test-app.ts';
import { traveller } from '#server/testing/traveller.ts';

const server = testApp((operations) => ({
  ...operations,
  // PostgreSQL's error when there is no space to write.
  listDomesticAirports: async ({ deps }) => {
    await sql`do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(deps.db);
    throw new Error('The disk was not full');
  },
}));

test('on a full disk what writes is told to try again, and the server says that it is not ready', async () => {
  const readiness = async () => (await server.app.inject('/readyz')).statusCode;
  expect(await readiness()).toBe(200);
  const answer = await server.app.inject('/api/basic-info/airports/domestic');
  expect([answer.statusCode, answer.json().error.code, answer.headers['retry-after']]).toEqual([
    503,
    'unavailable',
    '5',
  ]);
  expect(await readiness()).toBe(503);
  expect((await traveller(() => server.app).search()).statusCode).toBe(200); // reads still work
  server.clock.now += 30_000;
  expect(await readiness()).toBe(200);
});
