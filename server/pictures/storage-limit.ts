import { sql } from 'kysely';
import { PICTURE_BYTES_MAX } from '#domain/core/picture-rules.ts';
import { type Problem, ProblemError } from '#domain/core/problem.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { Basics } from '#server/basics.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { countedNetworksOf } from '#server/http/network.ts';
import { addUse, tooMany } from '#server/http/rate-limit.ts';
import { PICTURE_LIMITS } from '#server/pictures/limits.ts';
import type { PlaceInOrder } from '#server/pictures/stored.ts';

/** Two groups of nine, each with two pictures of maximum size. */
const ROOM_OF_ONE = 36 * PICTURE_BYTES_MAX;
/** Stored bytes stay, unlike requests: a larger network may send only this multiple of a customer's limit. */
const SITE_TIMES = 4;
/** Space is freed when drafts expire; earlier retries do not help. */
const RETRY_SECONDS = 3600;

/** `bytes`: total size including the new part. */
type Wanted = PlaceInOrder & { readonly owner: string; readonly bytes: number };

/**
 * Checks the space before an upload and reserves none: announcements are free. Throws like `countArriving` and
 * `takeRoom`. Skipped for a paid order.
 */
export async function requireRoom(deps: Basics, announced: Wanted & { readonly ip: string }): Promise<void> {
  const { db } = deps;
  if (await wasPaid(db, announced.orderId)) return;
  await requireRoomOfOne(db, announced);
  const kept = await db.selectFrom('picture_room').select('bytes').executeTakeFirst();
  requireRoomOfAll(deps, (kept?.bytes ?? 0) + announced.bytes);
  await requireRoomOfNetwork(deps, announced.ip, { wanted: announced.bytes, arriving: 0 });
}

/**
 * Counts bytes received for unpaid orders, kept or not: per network, and for IPv6 the larger ones. Throws 429
 * `pictures_of_network`.
 */
export async function countArriving(
  deps: Basics,
  { orderId, ip, bytes }: { readonly orderId: string; readonly ip: string; readonly bytes: number },
): Promise<void> {
  if (await wasPaid(deps.db, orderId)) return;
  await requireRoomOfNetwork(deps, ip, { wanted: 0, arriving: bytes });
}

/**
 * Reserves space for `added` bytes stored in this transaction, until payment. All uploads lock one row, so that
 * concurrent ones cannot exceed a bound: call it last. Throws 409 `pictures_of_one`, 503 `pictures_of_all`.
 */
export async function takeRoom(
  tx: Queryable,
  deps: Pick<Basics, 'config'>,
  { added, ...wanted }: Wanted & { readonly added: number },
): Promise<void> {
  if (await wasPaid(tx, wanted.orderId)) return;
  const { bytes } = await tx
    .insertInto('picture_room')
    .values({ bytes: added })
    .onConflict((there) =>
      there.column('only_one').doUpdateSet((row) => ({ bytes: row('picture_room.bytes', '+', added) })),
    )
    .returning('bytes')
    .executeTakeFirstOrThrow();
  requireRoomOfAll(deps, bytes);
  await requireRoomOfOne(tx, wanted);
}

const RECOUNT_MS = 10 * MINUTE_MS;

/**
 * Recounts all bytes every ten minutes, which frees the space of deleted, replaced and paid pictures. True when it
 * counted.
 */
export const recountRoom = (db: Database, now: number): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    // takeRoom holds this row until its bytes are stored, so a count that starts now sees all of them.
    // Before the first picture there is no row, and rare work of others waits for this count.
    const due = await tx
      .insertInto('picture_room')
      .values({ bytes: 0, counted_at: now })
      .onConflict((there) =>
        there
          .column('only_one')
          .doUpdateSet({ counted_at: now })
          .where('picture_room.counted_at', '<=', now - RECOUNT_MS),
      )
      .returning('counted_at')
      .executeTakeFirst();
    if (!due) return false;
    const bytes = await keptUnpaid(tx, sql`true`);
    await tx.updateTable('picture_room').set({ bytes }).execute();
    return true;
  });

async function requireRoomOfOne(db: Queryable, { orderId, position, kind, owner, bytes }: Wanted): Promise<void> {
  // Excludes this picture's place: it replaces the earlier one.
  const elsewhere = sql`orders.owner = ${owner}::text and
    (kept.order_id, kept.position, kept.kind) is distinct from (${orderId}::uuid, ${position}::int, ${kind}::text)`;
  if ((await keptUnpaid(db, elsewhere)) + bytes <= ROOM_OF_ONE) return;
  throw new ProblemError(409, { code: 'pictures_of_one', message: 'Your unpaid orders hold no more pictures.' });
}

function requireRoomOfAll({ config }: Pick<Basics, 'config'>, bytes: number): void {
  if (bytes <= config.unpaidPictureBytes) return;
  const message = 'There is no room for pictures just now.';
  throw new ProblemError(503, { code: 'pictures_of_all', message, retryAfterSeconds: RETRY_SECONDS });
}

const NETWORK_USED: Problem = { code: 'pictures_of_network', message: 'Your network sent too many pictures today.' };

async function requireRoomOfNetwork(
  deps: Basics,
  ip: string,
  { wanted, arriving }: { readonly wanted: number; readonly arriving: number },
): Promise<void> {
  const limit = PICTURE_LIMITS.bytesByIp;
  for (const { network, times } of countedNetworksOf(ip)) {
    const used = await addUse(deps, limit, network, Math.ceil(arriving / 1000));
    const most = limit.max * Math.min(times, SITE_TIMES) * deps.config.rateLimitFactor;
    if (used + Math.ceil(wanted / 1000) <= most) continue;
    throw tooMany(limit, deps.now(), NETWORK_USED);
  }
}

async function wasPaid(db: Queryable, orderId: string): Promise<boolean> {
  const paid = await db
    .selectFrom('order_event')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'paid')
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

async function keptUnpaid(db: Queryable, which: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(kept.bytes), 0) as bytes
    from (
      select order_id, position, kind, bytes from picture
      union all
      select order_id, position, kind, received from picture_upload where picture_id is null
    ) as kept
    join orders on orders.id = kept.order_id
    where not exists (select from order_event where order_event.order_id = orders.id and order_event.status = 'paid')
      and ${which}
  `.execute(db);
  return Number(rows[0]?.bytes);
}
