import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from '#server/db/database.ts';
import { TIME_LIMITS } from '#server/db/open.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { countsOf, fareIdOf, setStock } from '#server/testing/stock.ts';
import { first, offersOf, traveller } from '#server/testing/traveller.ts';

// The embedded database has one session in this process, which cannot be terminated.
const isServer = Boolean(process.env.TEST_DATABASE_URL);

const server = testApp((operations) => ({
  ...operations,
  // The server terminates the connection of a transaction between two queries.
  listDomesticAirports: async ({ deps }) =>
    deps.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(deps.db);
      await sql`select 1`.execute(tx);
      throw new Error('This connection was ended');
    }),
}));

test.runIf(isServer)(
  'a connection that ends in the midst of a transaction is a 503, and the next request goes well',
  async () => {
    const answer = await server.app.inject('/api/basic-info/airports/domestic');
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().error]).toEqual([
      503,
      '5',
      { code: 'unavailable', message: expect.any(String), retryAfterSeconds: 5 },
    ]);
    expect((await traveller(() => server.app).search()).statusCode).toBe(200);
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  },
);

test.runIf(isServer)(
  'who holds a lock and is silent holds up nobody for long: others are told to try again',
  async () => {
    // The usual limits, but shorter. They must hold for a request with a key too.
    const limits = { ...TIME_LIMITS, lock_timeout: 100, idle_in_transaction_session_timeout: 0 };
    const hasty = connect({ connectionString: server.url ?? '', max: 2, ...limits });
    const anna = traveller(() => server.app);
    const offer = first(offersOf(await anna.search()));
    await setStock(server.db, fareIdOf(offer), { capacity: 9, adult_price: offer.prices.adult.amount });
    const { db } = server;
    const slow = db.transaction().execute(async (tx) => {
      await tx.selectFrom('seat_stock').selectAll().where('fare_id', '=', fareIdOf(offer)).forUpdate().execute();
      Object.assign(server.deps, { db: hasty });
      const answer = await anna.hold({ offerIds: [offer.offerId] });
      expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'unavailable']);
    });
    await slow.finally(() => Object.assign(server.deps, { db }));
    await hasty.destroy();
    expect((await anna.hold({ offerIds: [offer.offerId] })).statusCode).toBe(201);
    expect((await countsOf(db, fareIdOf(offer)))?.held).toBe(1);
  },
);

test.runIf(isServer)('a transaction that is silent is ended by the database, and its locks with it', async () => {
  const limits = { ...TIME_LIMITS, idle_in_transaction_session_timeout: 100 };
  const frozen = connect({ connectionString: server.url ?? '', max: 1, ...limits });
  const { db } = server;
  await sql`create table locked as select 1 as one`.execute(db);
  const silent = frozen.transaction().execute(async (tx) => {
    await sql`select * from locked for update`.execute(tx);
    // Waits for the lock until the idle transaction is terminated.
    await sql`select * from locked for update`.execute(db);
    await sql`select 1`.execute(tx);
  });
  // The driver's message for a connection that the server ended between two queries.
  await expect(silent).rejects.toThrow('Client has encountered a connection error');
  await frozen.destroy();
});
