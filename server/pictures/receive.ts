import { randomUUID } from 'node:crypto';
import type { PictureRules } from '#domain/core/picture-rules.ts';
import { ProblemError } from '#domain/core/problem.ts';
import type { Who } from '#server/accounts/who.ts';
import { adoptOrder } from '#server/orders/adopt.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { Pictures } from '#server/orders/product.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { judgePicture, refusedAtOnce } from '#server/pictures/judge.ts';
import { requireMaySend } from '#server/pictures/may-send.ts';
import { countArriving, takeRoom } from '#server/pictures/storage-limit.ts';
import { storePicture } from '#server/pictures/stored.ts';
import { finishUpload, joinParts, keepPart, refuseUpload, type UploadRow } from '#server/pictures/uploads.ts';

/** Half of what our page sends. Each part is a row, encrypted separately: at most sixteen per picture. */
const PART_BYTES_MIN = 32_000;

const isOpen = ({ picture_id, refused }: UploadRow) => picture_id === null && refused === null;

export const invalidPart = (message: string) => new ProblemError(400, { code: 'invalid_request', message });

type Arrived = {
  readonly upload: UploadRow;
  readonly pictures: Pictures<unknown>;
  readonly rules: PictureRules;
  /** Of the order, as are `pictures`. */
  readonly owner: string;
  readonly ip: string;
  readonly part: Uint8Array;
  readonly who: Who;
  readonly now: number;
  readonly deps: Deps;
};

/** Of concurrent parts of one upload the first is taken; the others wait for it. */
const underWay = new Map<string, Promise<void>>();

/**
 * Takes the next part of an upload; the last one is judged, and stored or refused. Does nothing for an upload that has
 * ended. Throws 400 `invalid_request`, and like `countArriving`, `takeRoom` and `requireMaySend`.
 */
export async function receivePart(arrived: Arrived): Promise<void> {
  if (!isOpen(arrived.upload)) return;
  const { id } = arrived.upload;
  const other = underWay.get(id);
  // A failure of the other request is not this one's: it learns where to continue.
  if (other) return other.catch(() => undefined);
  const taking = take(arrived).finally(() => underWay.delete(id));
  underWay.set(id, taking);
  return taking;
}

async function take({ upload, pictures, rules, owner, ip, part, who, now, deps }: Arrived): Promise<void> {
  const { db, config } = deps;
  const end = upload.received + part.length;
  if (end > upload.bytes) throw invalidPart('More bytes than were announced.');
  if (end < upload.bytes && part.length < PART_BYTES_MIN)
    throw invalidPart('A part that is not the last one has at least 32,000 bytes.');
  const { order_id: orderId, position, kind } = upload;
  await countArriving(deps, { orderId, ip, bytes: part.length });
  const wanted = { orderId, position, kind, owner, bytes: end };
  const early = upload.received === 0 ? refusedAtOnce(rules, part, upload.bytes) : null;
  if (early) return void (await refuseUpload(db, upload, [early]));
  if (end < upload.bytes) {
    await db.transaction().execute(async (tx) => {
      if (await keepPart(tx, config, upload, part)) await takeRoom(tx, deps, { ...wanted, added: part.length });
    });
    return;
  }
  const arrived = await joinParts(db, config, upload, part);
  if (!arrived) return;
  const judged = await judgePicture(rules, arrived);
  if (judged.refused) return void (await refuseUpload(db, upload, judged.refused));
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId);
    // The order may have been paid while the picture was checked.
    await requireMaySend(tx, pictures, order, { position, kind, who, now });
    const id = randomUUID();
    if (!(await finishUpload(tx, upload, id))) return;
    await storePicture(tx, config, { id, orderId, position, kind, bytes: arrived, ...judged.size, now });
    const place = { position, kind };
    if (pictures.isAskedAgain(order, place)) await pictures.arrivedAgain(tx, order, place, { now, config });
    await adoptOrder(tx, order, who);
    await takeRoom(tx, deps, { ...wanted, added: part.length });
  });
}
