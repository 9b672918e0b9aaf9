import type { PictureKind } from '#domain/core/picture-rules.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import { decryptBytes, encryptBytes } from '#server/db/encrypt.ts';

export type VisaDocument = components['schemas']['VisaDocument'];
type Secret = Pick<Config, 'secret'>;
const context = (documentId: string) => `visa document ${documentId}`;
const COLUMNS = ['id', 'order_id', 'position', 'kind', 'bytes', 'width', 'height'] as const;

/** One picture of each kind per applicant. */
export type PicturePlace = { readonly orderId: string; readonly position: number; readonly kind: PictureKind };

type Row = { id: string; kind: PictureKind; bytes: number; width: number; height: number };
export const toVisaDocument = ({ id, kind, bytes, width, height }: Row): VisaDocument => ({
  documentId: id,
  ...{ kind, bytes, width, height },
});

export async function documentsOf(db: Queryable, orderId: string): Promise<ReadonlyMap<number, VisaDocument[]>> {
  const rows = await db
    .selectFrom('visa_document')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .orderBy('kind')
    .execute();
  const found = new Map<number, VisaDocument[]>();
  for (const row of rows) found.set(row.position, [...(found.get(row.position) ?? []), toVisaDocument(row)]);
  return found;
}

/** Place of a stored picture; undefined for an unknown id. */
export async function findDocument(db: Queryable, documentId: string) {
  return db.selectFrom('visa_document').select(COLUMNS).where('id', '=', documentId).executeTakeFirst();
}

/** The decrypted bytes of a stored picture; throws when it was deleted meanwhile. */
export async function openDocument(db: Queryable, { secret }: Secret, documentId: string): Promise<Buffer> {
  const { sealed } = await db
    .selectFrom('visa_document')
    .select('sealed')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  return decryptBytes(secret, context(documentId), sealed);
}

type NewDocument = PicturePlace & {
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly now: number;
};

/** Stores a picture encrypted and replaces the earlier one. */
export async function storeDocument(db: Queryable, { secret }: Secret, document: NewDocument): Promise<void> {
  const { id, orderId, position, kind, bytes, width, height, now } = document;
  await removeDocument(db, document);
  await db
    .insertInto('visa_document')
    .values({
      ...{ id, order_id: orderId, position, kind, width, height },
      bytes: bytes.length,
      sealed: encryptBytes(secret, context(id), bytes),
      stored_at: now,
    })
    .execute();
}

export async function removeDocument(db: Queryable, { orderId, position, kind }: PicturePlace): Promise<void> {
  await db
    .deleteFrom('visa_document')
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .where('kind', '=', kind)
    .execute();
}
