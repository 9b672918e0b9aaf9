import { randomUUID } from 'node:crypto';
import type { PictureKind } from '#domain/picture-rules.ts';
import { DAY_MS } from '#domain/time.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import { sealBytes, unsealBytes } from '#server/db/seal.ts';
import { findDocument, type PicturePlace, toVisaDocument } from '#server/products/visa/pictures/documents.ts';

/** Who was cut off goes on within a day; then it is forgotten. */
const UPLOAD_MS = DAY_MS;

type Secret = Pick<Config, 'secret'>;
const context = (uploadId: string) => `visa upload ${uploadId}`;
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

/** Begins a picture in the place of one that is still on its way. */
export async function beginUpload(
  db: Queryable,
  { orderId, position, kind, bytes, now }: PicturePlace & { readonly bytes: number; readonly now: number },
): Promise<UploadRow> {
  const row = { id: randomUUID(), bytes, ends_at: now + UPLOAD_MS };
  const empty = { received: 0, sealed: null, document_id: null, refused: null };
  return db
    .insertInto('visa_upload')
    .values({ ...row, order_id: orderId, position, kind })
    .onConflict((conflict) => conflict.columns(['order_id', 'position', 'kind']).doUpdateSet({ ...row, ...empty }))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** An upload that has not ended; undefined for any other. */
export const findUpload = (db: Queryable, uploadId: string, now: number): Promise<UploadRow | undefined> =>
  db.selectFrom('visa_upload').select(COLUMNS).where('id', '=', uploadId).where('ends_at', '>', now).executeTakeFirst();

/** What has arrived, with the part that comes now; null when another request has changed it meanwhile. */
export async function withPart(
  db: Queryable,
  { secret }: Secret,
  { id, received }: UploadRow,
  part: Uint8Array,
): Promise<Uint8Array | null> {
  if (received === 0) return part;
  const row = await db
    .selectFrom('visa_upload')
    .select('sealed')
    .where('id', '=', id)
    .where('received', '=', received)
    .executeTakeFirst();
  return row?.sealed ? Buffer.concat([unsealBytes(secret, context(id), row.sealed), part]) : null;
}

/** Keeps what has arrived, unless another request has changed it meanwhile. */
export async function keepPart(
  db: Queryable,
  { secret }: Secret,
  { id, received }: UploadRow,
  arrived: Uint8Array,
): Promise<void> {
  await db
    .updateTable('visa_upload')
    .set({ received: arrived.length, sealed: sealBytes(secret, context(id), arrived) })
    .where('id', '=', id)
    .where('received', '=', received)
    .where('refused', 'is', null)
    .execute();
}

/** Nothing of the picture stays, only why. */
export const refuseUpload = (db: Queryable, { id }: UploadRow, reasons: readonly string[]) =>
  db
    .updateTable('visa_upload')
    .set({ received: 0, sealed: null, refused: JSON.stringify(reasons) })
    .where('id', '=', id)
    .where('document_id', 'is', null)
    .execute();

/** All of it is stored as a document. False when another request was first, or began another picture. */
export async function finishUpload(db: Queryable, { id, received, bytes }: UploadRow, documentId: string) {
  const finished = await db
    .updateTable('visa_upload')
    .set({ received: bytes, sealed: null, document_id: documentId })
    .where('id', '=', id)
    .where('received', '=', received)
    .where('document_id', 'is', null)
    .where('refused', 'is', null)
    .executeTakeFirst();
  return finished.numUpdatedRows > 0n;
}

/** An upload as the contract has it. */
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
