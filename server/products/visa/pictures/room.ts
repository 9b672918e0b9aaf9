import { sql } from 'kysely';
import { PICTURE_BYTES } from '#domain/core/picture-rules.ts';
import { type Problem, ProblemError } from '#domain/core/problem.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import type { Basics } from '#server/basics.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { countedNetworksOf } from '#server/http/network.ts';
import { addUse, tooMany } from '#server/http/rate-limit.ts';
import type { PicturePlace } from '#server/products/visa/pictures/documents.ts';

/** Two groups of nine with pictures of the largest size. */
const ROOM_OF_ONE = 36 * PICTURE_BYTES.max;
/** Bytes stay, where requests are over in a moment: a larger network sends so many times what one customer may, and no more. */
const SITE_TIMES = 4;
/** Room comes back when drafts end; to ask more often helps nobody. */
const RETRY_SECONDS = 3600;

/** Whose picture it is, where it belongs, and how long it is with what comes now. */
type Wanted = PicturePlace & { readonly owner: string; readonly bytes: number };

/**
 * Says before a byte is sent that there is no room, and takes none: an announcement costs nothing. Throws what `countArriving` and
 * `takeRoom` throw. Nothing is asked of a request that was paid.
 */
export async function requireRoom(deps: Basics, announced: Wanted & { readonly address: string }): Promise<void> {
  const { db } = deps;
  if (await wasPaid(db, announced.orderId)) return;
  // What announces more is refused with its first part.
  const bytes = Math.min(announced.bytes, PICTURE_BYTES.max);
  await requireRoomOfOne(db, { ...announced, bytes });
  const kept = await db.selectFrom('picture_room').select('bytes').executeTakeFirst();
  requireRoomOfAll(deps, (kept?.bytes ?? 0) + bytes);
  await requireRoomOfNetwork(deps, announced.address, { wanted: bytes, arriving: 0 });
}

/**
 * Counts bytes that have arrived for a request that nobody has paid, whatever becomes of them: for the network, and the larger
 * ones of IPv6. Throws 429 `pictures_of_network`.
 */
export async function countArriving(
  deps: Basics,
  { orderId, address, bytes }: { readonly orderId: string; readonly address: string; readonly bytes: number },
): Promise<void> {
  if (await wasPaid(deps.db, orderId)) return;
  await requireRoomOfNetwork(deps, address, { wanted: 0, arriving: bytes });
}

/**
 * Takes room for `added` bytes that are stored in this transaction, for as long as nobody has paid. Parts of all take turns at the one
 * row, so that no number of them passes a bound: call it last. Throws 409 `pictures_of_one`, 503 `pictures_of_all`.
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

/** So often all is counted anew. */
const RECOUNT_MS = 10 * MINUTE_MS;

/** Counts all bytes anew, every ten minutes: what was taken away, replaced or paid gives its room back. Says whether it did. */
export const recountRoom = (db: Database, now: number): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    // Who takes room holds this row until it is stored: a question that begins now sees all of it.
    const due = await tx
      .updateTable('picture_room')
      .set({ counted_at: now })
      .where('counted_at', '<=', now - RECOUNT_MS)
      .returning('counted_at')
      .executeTakeFirst();
    if (!due) return false;
    const bytes = await keptUnpaid(tx, sql`true`);
    await tx.updateTable('picture_room').set({ bytes }).execute();
    return true;
  });

async function requireRoomOfOne(db: Queryable, { orderId, position, kind, owner, bytes }: Wanted): Promise<void> {
  // The place of this picture counts once: it takes the place of the one before.
  const elsewhere = sql`orders.owner = ${owner}::text and
    (kept.order_id, kept.position, kept.kind) is distinct from (${orderId}::uuid, ${position}::int, ${kind}::text)`;
  if ((await keptUnpaid(db, elsewhere)) + bytes <= ROOM_OF_ONE) return;
  throw new ProblemError(409, { code: 'pictures_of_one', message: 'Your unpaid requests hold no more pictures.' });
}

function requireRoomOfAll({ config }: Pick<Basics, 'config'>, bytes: number): void {
  if (bytes <= config.unpaidPictureBytes) return;
  const message = 'There is no room for pictures just now.';
  throw new ProblemError(503, { code: 'pictures_of_all', message, retryAfterSeconds: RETRY_SECONDS });
}

const NETWORK_USED: Problem = { code: 'pictures_of_network', message: 'Your network sent too many pictures today.' };

async function requireRoomOfNetwork(
  deps: Basics,
  address: string,
  { wanted, arriving }: { readonly wanted: number; readonly arriving: number },
): Promise<void> {
  const limit = LIMITS.visaBytesByAddress;
  for (const { network, times } of countedNetworksOf(address)) {
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

/** Bytes that are here of requests that nobody has paid. */
async function keptUnpaid(db: Queryable, which: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(kept.bytes), 0) as bytes
    from (
      select order_id, position, kind, bytes from visa_document
      union all
      select order_id, position, kind, received from visa_upload where document_id is null
    ) as kept
    join orders on orders.id = kept.order_id
    where not exists (select from order_event where order_event.order_id = orders.id and order_event.status = 'paid')
      and ${which}
  `.execute(db);
  return Number(rows[0]?.bytes);
}
