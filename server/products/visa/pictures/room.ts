import { sql } from 'kysely';
import { PICTURE_BYTES } from '#domain/picture-rules.ts';
import { ProblemError } from '#domain/problem.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import type { Basics } from '#server/basics.ts';
import { addUse, tooMany } from '#server/http/rate-limit.ts';
import type { PicturePlace } from '#server/products/visa/pictures/documents.ts';

/** Two groups of nine with pictures of the largest size. */
export const ROOM_OF_ONE = 36 * PICTURE_BYTES.max;

type Announced = PicturePlace & { readonly bytes: number; readonly owner: string; readonly address: string };
type Asked = { readonly owner: string | null; readonly place: PicturePlace; readonly now: number };

/**
 * What those who have paid nothing make us keep is bounded: of one browser, of one network in a day, and of all together. Throws
 * 409 `pictures_of_one`, 429 `pictures_of_network`, 503 `pictures_of_all`. Nothing is counted of a request that was paid.
 */
export async function requireRoom(deps: Basics, { bytes, owner, address, ...place }: Announced): Promise<void> {
  const now = deps.now();
  // What announces more is refused with its first part.
  const wanted = Math.min(bytes, PICTURE_BYTES.max);
  if (await wasPaid(deps, place.orderId)) return;
  if ((await keptUnpaid(deps, { owner, place, now })) + wanted > ROOM_OF_ONE)
    throw new ProblemError(409, { code: 'pictures_of_one', message: 'Your unpaid requests hold no more pictures.' });
  if ((await keptUnpaid(deps, { owner: null, place, now })) + wanted > deps.config.unpaidPictureBytes)
    throw new ProblemError(503, { code: 'pictures_of_all', message: 'There is no room for pictures just now.' });
  const limit = LIMITS.visaBytesByAddress;
  const used = await addUse(deps, limit, address, Math.ceil(wanted / 1000));
  if (used <= limit.max * deps.config.rateLimitFactor) return;
  throw tooMany(limit, now, { code: 'pictures_of_network', message: 'Your network sent too many pictures today.' });
}

async function wasPaid({ db }: Basics, orderId: string): Promise<boolean> {
  const paid = await db
    .selectFrom('order_event')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'paid')
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

/** Bytes that are stored or announced without a payment, but for the place that gets another picture now. */
async function keptUnpaid({ db }: Basics, { owner, place, now }: Asked): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(kept.bytes), 0) as bytes
    from (
      select order_id, position, kind, bytes from visa_document
      union all
      select order_id, position, kind, least(bytes, ${PICTURE_BYTES.max}::int) from visa_upload
      where document_id is null and refused is null and ends_at > ${now}::bigint
    ) as kept
    join orders on orders.id = kept.order_id
    where (kept.order_id, kept.position, kept.kind) is distinct from
        (${place.orderId}::uuid, ${place.position}::int, ${place.kind}::text)
      and (${owner}::text is null or orders.owner = ${owner}::text)
      and not exists (select from order_event where order_event.order_id = orders.id and order_event.status = 'paid')
  `.execute(db);
  return Number(rows[0]?.bytes);
}
