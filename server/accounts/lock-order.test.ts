import { sql } from 'kysely';
import { expect, inject, test, vi } from 'vitest';
import { signIn } from '#server/testing/account.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

const isEmbedded = inject('databaseTemplate').kind === 'embedded';
const server = bookingApp();

const isSomebodyWaiting = async () => {
  const { rows } = await sql`select from pg_locks where not granted`.execute(server.db);
  return rows.length > 0;
};

// The embedded database has one connection, so nothing runs concurrently.
test.skipIf(isEmbedded)(
  'the first request of a sign-in and the end of all sign-ins wait for each other in one order',
  async () => {
    const browser = server.newTraveller();
    await server.readyToPay(browser); // a guest visitor, which the sign-in takes over
    const { accountId } = await signIn(server.deps, browser);
    // Same lock order as a new password and an erasure: the account, then its sessions.
    const { first, ended } = await server.db.transaction().execute(async (tx) => {
      await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
      const asking = browser.ask('GET', '/sessions/current');
      await vi.waitUntil(isSomebodyWaiting, { timeout: 20_000 });
      const gone = await tx.deleteFrom('session').where('account_id', '=', accountId).returning('id').execute();
      return { first: asking, ended: gone.length };
    });
    expect([ended, (await first).statusCode]).toEqual([1, 200]);
    expect((await browser.ask('GET', '/sessions/current')).json().account).toBeNull();
  },
);
