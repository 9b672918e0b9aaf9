import type { components } from '#openapi/generated/types.ts';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import { decryptBytes, encryptBytes } from '#server/db/encrypt.ts';
import type { PicturePlace } from '#server/orders/product.ts';

export type StoredPicture = components['schemas']['StoredPicture'];
type Secret = Pick<Config, 'secret'>;
/** Only visa requests had pictures once: with other words those would not open any more. */
const context = (pictureId: string) => `visa document ${pictureId}`;
const COLUMNS = ['id', 'order_id', 'position', 'kind', 'bytes', 'width', 'height'] as const;

/** One picture of each kind per person of an order. */
export type PlaceInOrder = PicturePlace & { readonly orderId: string };

type Row = { id: string; kind: string; bytes: number; width: number; height: number };
export const toStoredPicture = ({ id, kind, bytes, width, height }: Row): StoredPicture => ({
  pictureId: id,
  ...{ kind, bytes, width, height },
});

export async function storedPicturesOf(db: Queryable, orderId: string): Promise<ReadonlyMap<number, StoredPicture[]>> {
  const rows = await db.selectFrom('picture').select(COLUMNS).where('order_id', '=', orderId).orderBy('kind').execute();
  const found = new Map<number, StoredPicture[]>();
  for (const row of rows) found.set(row.position, [...(found.get(row.position) ?? []), toStoredPicture(row)]);
  return found;
}

/** Place of a stored picture; undefined for an unknown id. */
export async function findPicture(db: Queryable, pictureId: string) {
  return db.selectFrom('picture').select(COLUMNS).where('id', '=', pictureId).executeTakeFirst();
}

/** The decrypted bytes of a stored picture; throws when it was deleted meanwhile. */
export async function openPicture(db: Queryable, { secret }: Secret, pictureId: string): Promise<Buffer> {
  const { sealed } = await db
    .selectFrom('picture')
    .select('sealed')
    .where('id', '=', pictureId)
    .executeTakeFirstOrThrow();
  return decryptBytes(secret, context(pictureId), sealed);
}

type NewPicture = PlaceInOrder & {
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly now: number;
};

/** Stores a picture encrypted and replaces the earlier one. */
export async function storePicture(db: Queryable, { secret }: Secret, picture: NewPicture): Promise<void> {
  const { id, orderId, position, kind, bytes, width, height, now } = picture;
  await removePicture(db, picture);
  await db
    .insertInto('picture')
    .values({
      ...{ id, order_id: orderId, position, kind, width, height },
      bytes: bytes.length,
      sealed: encryptBytes(secret, context(id), bytes),
      stored_at: now,
    })
    .execute();
}

export async function removePicture(db: Queryable, { orderId, position, kind }: PlaceInOrder): Promise<void> {
  await db
    .deleteFrom('picture')
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .where('kind', '=', kind)
    .execute();
}

/** Deletes pictures and unfinished uploads of an order; `positions`: only of these people. */
export async function forgetPictures(tx: Queryable, orderId: string, positions?: readonly number[]): Promise<void> {
  for (const table of ['picture', 'picture_upload'] as const)
    await tx
      .deleteFrom(table)
      .where('order_id', '=', orderId)
      .$if(positions !== undefined, (query) => query.where('position', 'in', positions ?? []))
      .execute();
}
