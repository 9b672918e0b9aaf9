import { randomUUID } from 'node:crypto';
import type { PictureKind } from '#domain/core/picture-rules.ts';
import { DAY_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Config } from '#server/config.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { decryptBytes, encryptBytes } from '#server/db/encrypt.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { findDocument, type PicturePlace, toVisaDocument } from '#server/products/visa/pictures/documents.ts';

/** An interrupted upload can continue within a day; then it is deleted. */
const UPLOAD_MS = DAY_MS;

type Secret = Pick<Config, 'secret'>;
const context = (uploadId: string, begins: number) => `visa upload ${uploadId} ${begins}`;
const COLUMNS = [
  'id',
  'order_id',
  'position',
  'kind',
  'bytes',
  'received',
  'document_id',
  'refused',
  'ends_at',
] as const;

export type UploadRow = {
  readonly id: string;
  readonly order_id: string;
  readonly position: number;
  readonly kind: PictureKind;
  readonly bytes: number;
  readonly received: number;
  readonly document_id: string | null;
  readonly refused: string[] | null;
  readonly ends_at: number;
};

/** Begins an upload and replaces an unfinished one in the same place. */
export async function beginUpload(
  db: Database,
  { orderId, position, kind, bytes, now }: PicturePlace & { readonly bytes: number; readonly now: number },
): Promise<UploadRow> {
  const place = { order_id: orderId, position, kind };
  return db.transaction().execute(async (tx) => {
    await lockOrder(tx, orderId); // of two concurrent uploads the second replaces the first
    await tx
      .deleteFrom('visa_upload')
      .where((where) => where.and(place))
      .execute();
    return tx
      .insertInto('visa_upload')
      .values({ ...place, id: randomUUID(), bytes, ends_at: now + UPLOAD_MS })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
  });
}

export const findUpload = (db: Queryable, uploadId: string, now: number): Promise<UploadRow | undefined> =>
  db.selectFrom('visa_upload').select(COLUMNS).where('id', '=', uploadId).where('ends_at', '>', now).executeTakeFirst();

/** The received parts plus the last one, which is not stored; null when another request has changed the upload. */
export async function joinParts(
  db: Queryable,
  { secret }: Secret,
  { id, received }: UploadRow,
  last: Uint8Array,
): Promise<Uint8Array | null> {
  const rows = await db
    .selectFrom('visa_upload_part')
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
    .updateTable('visa_upload')
    .set({ received: received + part.length })
    .where('id', '=', id)
    .where('received', '=', received)
    .where('document_id', 'is', null)
    .where('refused', 'is', null)
    .executeTakeFirst();
  if (kept.numUpdatedRows === 0n) return false;
  const sealed = encryptBytes(secret, context(id, received), part);
  await tx.insertInto('visa_upload_part').values({ upload_id: id, begins: received, sealed }).execute();
  return true;
}

/** Deletes the parts and stores the reasons. */
export const refuseUpload = (db: Database, { id }: UploadRow, reasons: readonly string[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const refused = await tx
      .updateTable('visa_upload')
      .set({ received: 0, refused: JSON.stringify(reasons) })
      .where('id', '=', id)
      .where('document_id', 'is', null)
      .executeTakeFirst();
    if (refused.numUpdatedRows > 0n) await forgetParts(tx, id);
  });

/** Marks an upload as stored. False when another request was first, or began another picture. */
export async function finishUpload(
  tx: Queryable,
  { id, received, bytes }: UploadRow,
  documentId: string,
): Promise<boolean> {
  const finished = await tx
    .updateTable('visa_upload')
    .set({ received: bytes, document_id: documentId })
    .where('id', '=', id)
    .where('received', '=', received)
    .where('document_id', 'is', null)
    .where('refused', 'is', null)
    .executeTakeFirst();
  if (finished.numUpdatedRows === 0n) return false;
  await forgetParts(tx, id);
  return true;
}

const forgetParts = (tx: Queryable, uploadId: string) =>
  tx.deleteFrom('visa_upload_part').where('upload_id', '=', uploadId).execute();

export async function toVisaUpload(db: Queryable, row: UploadRow): Promise<components['schemas']['VisaUpload']> {
  const document = row.document_id === null ? undefined : await findDocument(db, row.document_id);
  return {
    uploadId: row.id,
    kind: row.kind,
    bytes: row.bytes,
    offset: row.received,
    expiresAt: row.ends_at,
    document: document ? toVisaDocument(document) : null,
    refused: row.refused,
  };
}
