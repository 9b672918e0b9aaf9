import { createHmac } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { MAX_SEATS_HELD, MAX_SEATS_HELD_AT_ADDRESS } from '#domain/limits.ts';
import { statusesFor } from '#domain/order-status.ts';
import { ProblemError } from '#domain/problem.ts';
import type { Config } from '#server/config.ts';
import type { Tables } from '#server/db/database.ts';
import { keyFor } from '#server/db/seal.ts';
import { networkOf } from '#server/http/network.ts';
import { FLIGHTS } from '#server/products/flights/detail.ts';

type Held = { readonly id: string; readonly owner: string };
type Asked = {
  readonly address: string;
  readonly config: Pick<Config, 'secret' | 'rateLimitFactor'>;
  readonly now: number;
};

/**
 * Call it when a hold has just been written: throws 429 when its browser, or its address, now holds more seats than a
 * group of travellers needs, so that the whole hold is undone. Nobody pays for a hold, and somebody else may want to
 * fly.
 */
export async function requireFewSeats(
  tx: Transaction<Tables>,
  { id, owner }: Held,
  { address, config, now }: Asked,
): Promise<void> {
  const from = createHmac('sha256', keyFor(config.secret, 'held from')).update(networkOf(address)).digest('base64url');
  await tx.updateTable('orders').set({ held_from: from }).where('id', '=', id).execute();
  // Holds of one network come one after the other here, so that each sees those before it.
  await sql`select pg_advisory_xact_lock(hashtextextended(${from}, 0))`.execute(tx);
  const mine = await heldBy(tx, sql`owner = ${owner}`, now);
  const ours = await heldBy(tx, sql`held_from = ${from}`, now);
  const isFew = (seats: number, most: number) => seats <= most * config.rateLimitFactor;
  if (isFew(mine.seats, MAX_SEATS_HELD) && isFew(ours.seats, MAX_SEATS_HELD_AT_ADDRESS)) return;
  throw new ProblemError(429, {
    code: 'rate_limited',
    message: 'Too many seats are held at once. Pay for some, or let them go.',
    retryAfterSeconds: Math.max(60, Math.ceil((ours.endsAt - now) / 1000)),
  });
}

/** How many seats, and when the first of them are free again. */
async function heldBy(tx: Transaction<Tables>, isTheirs: ReturnType<typeof sql>, now: number) {
  const { rows } = await sql<{ seats: number; ends_at: number }>`
    select coalesce(sum((leg ->> 'seats')::int), 0)::int as seats, coalesce(min(deadline_at), 0) as ends_at
    from orders, jsonb_array_elements(detail -> 'legs') as leg
    where ${isTheirs} and product = ${FLIGHTS}
      and (status = 'paying' or (status in (${sql.join([...statusesFor('expireHold')])}) and deadline_at > ${now}))`.execute(
    tx,
  );
  const [row] = rows;
  return { seats: row?.seats ?? 0, endsAt: row?.ends_at ?? 0 };
}
