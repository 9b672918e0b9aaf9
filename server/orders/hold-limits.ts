import { createHmac } from 'node:crypto';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { statusesFor } from '#domain/core/order-status.ts';
import { ProblemError } from '#domain/core/problem.ts';
import type { Config } from '#server/config.ts';
import type { Tables } from '#server/db/database.ts';
import { keyFor } from '#server/db/encrypt.ts';
import { countedNetworksOf } from '#server/http/network.ts';

type Held = { readonly id: string; readonly owner: string };
type HoldRequest = {
  readonly ip: string;
  readonly config: Pick<Config, 'secret' | 'rateLimitFactor'>;
  readonly now: number;
};

export type HoldLimits = {
  readonly product: string;
  /** Of a `detail`; open inquiries count too, as their offers will hold them, and quotes of changes that took some. */
  readonly unitsOf: RawBuilder<number>;
  /** Per browser. The limit per IP address is larger: a hotel or an office may share one. */
  readonly most: number;
  readonly mostPerIp: number;
  readonly message: string;
};

/**
 * Keyed hashes of the networks of an IP address, smallest network first, as stored with holds: no IP address can be read
 * from them.
 */
export const heldFrom = (ip: string, secret: string): string =>
  countedNetworksOf(ip)
    .map(({ network }) => createHmac('sha256', keyFor(secret, 'held from')).update(network).digest('base64url'))
    .join(' ');

/**
 * Limit of each network, as a multiple of the limit of one IP address. Held stock is kept from others, so a whole
 * customer line counts as one IP address, and a whole site as four.
 */
const HELD_TIMES = [1, 1, 4];

/** The networks that `heldFrom` wrote, each with the multiple of the limit that it may reach. */
export const limitedNetworks = (from: string): readonly { readonly network: string; readonly times: number }[] =>
  from.split(' ').map((network, index) => ({ network, times: HELD_TIMES[index] ?? 1 }));

/**
 * Call after writing a hold of limited stock (`holdLimits`): throws 429, which rolls the hold back, when its browser or
 * IP address now holds more than a group of travellers needs. A hold costs nothing, and others may want the stock.
 */
export async function checkOrderHoldLimits(
  tx: Transaction<Tables>,
  { id, owner }: Held,
  { ip, config, now }: HoldRequest,
  limits: HoldLimits | null,
): Promise<void> {
  if (!limits) return;
  const from = heldFrom(ip, config.secret);
  await tx.updateTable('orders').set({ held_from: from }).where('id', '=', id).execute();
  await checkHoldLimits(tx, { owner, from }, { config, now }, limits);
}

export type Holder = {
  readonly owner: string;
  /** As `heldFrom` writes it. */
  readonly from: string;
};

type HoldCheck = {
  readonly config: Pick<Config, 'rateLimitFactor'>;
  readonly now: number;
  /** Units that are not written yet. Default: none. */
  readonly more?: number;
};

/** The same for units that are not (yet) an order; call after writing them, or with those that are to come. */
export async function checkHoldLimits(
  tx: Transaction<Tables>,
  { owner, from }: Holder,
  { config, now, more = 0 }: HoldCheck,
  limits: HoldLimits,
): Promise<void> {
  const networks = limitedNetworks(from);
  // Serialises holds of one network, so that each counts those before it. The largest network contains the others.
  await sql`select pg_advisory_xact_lock(hashtextextended(${networks.at(-1)?.network}, 0))`.execute(tx);
  const requireAtMost = ({ units, endsAt }: { readonly units: number; readonly endsAt: number }, most: number) => {
    if (units + more <= most * config.rateLimitFactor) return;
    throw new ProblemError(429, {
      code: 'rate_limited',
      message: limits.message,
      retryAfterSeconds: Math.max(60, Math.ceil((endsAt - now) / 1000)),
    });
  };
  requireAtMost(await heldBy(tx, sql`owner = ${owner}`, limits, now), limits.most);
  for (const { network, times } of networks) {
    const ours = await heldBy(tx, sql`string_to_array(held_from, ' ') @> array[${network}]::text[]`, limits, now);
    requireAtMost(ours, limits.mostPerIp * times);
  }
}

/** Number of units, and when the first of them become free. */
async function heldBy(
  tx: Transaction<Tables>,
  isTheirs: ReturnType<typeof sql>,
  { product, unitsOf }: HoldLimits,
  now: number,
) {
  const { rows } = await sql<{ units: number; ends_at: number }>`
    select coalesce(sum(units), 0)::int as units, coalesce(min(ends_at), 0) as ends_at
    from (
      select owner, held_from, ${unitsOf} as units, deadline_at as ends_at from orders
      where product = ${product}
        and (status = 'paying' or (status in (${sql.join([...statusesFor('expireHold')])}) and deadline_at > ${now}))
      union all
      select owner, held_from, ${unitsOf} as units, answer_by as ends_at from inquiry
      where product = ${product} and status = 'inquiring' and answer_by > ${now}
      union all
      select owner, held_from, ${unitsOf} as units, ends_at from (
        select orders.owner, quote.held_from, quote.after as detail, quote.until as ends_at
        from order_change as quote join orders on orders.id = quote.order_id
        where orders.product = ${product} and quote.status = 'quoted' and quote.held_from is not null
      ) as quoted
    ) as kept
    where ${isTheirs}`.execute(tx);
  const [row] = rows;
  return { units: row?.units ?? 0, endsAt: row?.ends_at ?? 0 };
}
