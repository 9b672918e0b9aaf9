import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingApp } from '#server/testing/booking-app.ts';
import { type Keyed, productRequests } from '#server/testing/product-requests.ts';
import { offersOf } from '#server/testing/traveller.ts';

const server = bookingApp();

const holdFlights: Keyed = async () => {
  const anna = server.newTraveller();
  const [one = '', other = '', third = ''] = offersOf(await anna.search()).map(({ offerId }) => offerId);
  // The first answer brings the cookie by which the key is known again.
  await anna.hold({ offerIds: [third] }, 'the-first-of-all');
  return {
    ask: (body, key) => anna.ask('POST', '/flights/holds', body, { 'idempotency-key': key }),
    bodies: [{ offerIds: [one] }, { offerIds: [other] }],
  };
};

/** All operations of products with a key: each begins something for a guest. */
const BEGINNING: Readonly<Record<string, Keyed>> = Object.assign(
  { holdFlights },
  ...productRequests.map(({ keyed }) => keyed(server.newTraveller)),
);

/** How often the limit of an address was used by anybody. */
async function uses(): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(used), 0)::int as used from rate_limit where bucket like 'hold-address:%'`.execute(server.db);
  return rows[0]?.used ?? 0;
}

test.each(Object.entries(BEGINNING))(
  '%s counts by the IP address; a retry costs nothing, another request does',
  async (_name, prepare) => {
    const { ask, bodies } = await prepare();
    const before = await uses();
    const first = await ask(bodies[0], 'the-first-key');
    const once = await uses();
    const again = await ask(bodies[0], 'the-first-key');
    expect([again.statusCode, JSON.parse(again.body)]).toEqual([201, JSON.parse(first.body)]);
    expect([once - before > 0, (await uses()) - once]).toEqual([true, 0]);
    const misused = await ask(bodies[1], 'the-first-key');
    expect([misused.statusCode, (await uses()) - once]).toEqual([409, once - before]);
    await ask(bodies[1], 'the-second-key');
    expect((await uses()) - once).toBe(2 * (once - before));
  },
);
