import { randomUUID } from 'node:crypto';
import { DAY_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Config } from '#server/config.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { decryptBytes, encryptBytes } from '#server/db/encrypt.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { findPicture, type PlaceInOrder, toStoredPicture } from '#server/pictures/stored.ts';

/** An interrupted upload can continue within a day; then it is deleted. */
const UPLOAD_MS = DAY_MS;

type Secret = Pick<Config, 'secret'>;
/** As they were named when only visa requests had pictures. */
const context = (uploadId: string, begins: number) => `visa upload ${uploadId} ${begins}`;
const COLUMNS = [
  'id',
  'order_id',
  'position',
  'kind',
  'bytes',
  'received',
  'picture_id',
  'refused',
  'ends_at',
] as const;

export type UploadRow = {
  readonly id: string;
  readonly order_id: string;
  readonly position: number;
  readonly kind: string;
  readonly bytes: number;
  readonly received: number;
  readonly picture_id: string | null;
  readonly refused: string[] | null;
  readonly ends_at: number;
};

/** Begins an upload and replaces an unfinished one in the same place. */
export async function beginUpload(
  db: Database,
  { orderId, position, kind, bytes, now }: PlaceInOrder & { readonly bytes: number; readonly now: number },
): Promise<UploadRow> {
  const place = { order_id: orderId, position, kind };
  return db.transaction().execute(async (tx) => {
    await lockOrder(tx, orderId); // of two concurrent uploads the second replaces the first
    await tx
      .deleteFrom('picture_upload')
      .where((where) => where.and(place))
      .execute();
    return tx
      .insertInto('picture_upload')
      .values({ ...place, id: randomUUID(), bytes, ends_at: now + UPLOAD_MS })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
  });
}

export const findUpload = (db: Queryable, uploadId: string, now: number): Promise<UploadRow | undefined> =>
  db
    .selectFrom('picture_upload')
    .select(COLUMNS)
    .where('id', '=', uploadId)
    .where('ends_at', '>', now)
    .executeTakeFirst();

/** The received parts plus the last one, which is not stored; null when another request has changed the upload. */
export async function joinParts(
  db: Queryable,
  { secret }: Secret,
  { id, received }: UploadRow,
  last: Uint8Array,
): Promise<Uint8Array | null> {
  const rows = await db
    .selectFrom('picture_upload_part')
    .select(['begins', 'sealed'])
    .where('upload_id', '=', id)
    .orderBy('begins')
    .execute();
  const parts = rows.map(({ begins, sealed }) => decryptBytes(secret, context(id, begins), sealed));
  const arrived = Buffer.concat([...parts, last]);
  return arrived.length === received + last.length ? arrived : null;
}

/** Stores one more part. False when another request was first. */
export async function keepPart(
  tx: Queryable,
  { secret }: Secret,
  { id, received }: UploadRow,
  part: Uint8Array,
): Promise<boolean> {
  const kept = await tx
    .updateTable('picture_upload')
    .set({ received: received + part.length })
    .where('id', '=', id)
    .where('received', '=', received)
    .where('picture_id', 'is', null)
    .where('refused', 'is', null)
    .executeTakeFirst();
  if (kept.numUpdatedRows === 0n) return false;
  const sealed = encryptBytes(secret, context(id, received), part);
  await tx.insertInto('picture_upload_part').values({ upload_id: id, begins: received, sealed }).execute();
  return true;
}

/** Deletes the parts and stores the reasons. */
export const refuseUpload = (db: Database, { id }: UploadRow, reasons: readonly string[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const refused = await tx
      .updateTable('picture_upload')
      .set({ received: 0, refused: JSON.stringify(reasons) })
      .where('id', '=', id)
      .where('picture_id', 'is', null)
      .executeTakeFirst();
    if (refused.numUpdatedRows > 0n) await forgetParts(tx, id);
  });

/** Marks an upload as stored. False when another request was first, or began another picture. */
export async function finishUpload(
  tx: Queryable,
  { id, received, bytes }: UploadRow,
  pictureId: string,
): Promise<boolean> {
  const finished = await tx
    .updateTable('picture_upload')
    .set({ received: bytes, picture_id: pictureId })
    .where('id', '=', id)
    .where('received', '=', received)
    .where('picture_id', 'is', null)
    .where('refused', 'is', null)
    .executeTakeFirst();
  if (finished.numUpdatedRows === 0n) return false;
  await forgetParts(tx, id);
  return true;
}

const forgetParts = (tx: Queryable, uploadId: string) =>
  tx.deleteFrom('picture_upload_part').where('upload_id', '=', uploadId).execute();

export async function toUpload(db: Queryable, row: UploadRow): Promise<components['schemas']['PictureUpload']> {
  const picture = row.picture_id === null ? undefined : await findPicture(db, row.picture_id);
  return {
    uploadId: row.id,
    kind: row.kind,
    bytes: row.bytes,
    offset: row.received,
    expiresAt: row.ends_at,
    picture: picture ? toStoredPicture(picture) : null,
    refused: row.refused,
  };
}
