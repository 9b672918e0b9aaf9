import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ProblemError } from '#domain/core/problem.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import type { Queryable } from '#server/db/database.ts';
import { adoptOrder } from '#server/orders/adopt.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { asVisa, passengerAt, type VisaDetail } from '#server/products/visa/detail.ts';
import { findOwnRequest, notFound } from '#server/products/visa/own-request.ts';
import { storeDocument } from '#server/products/visa/pictures/documents.ts';
import { judgePicture, refusedAtOnce } from '#server/products/visa/pictures/judge.ts';
import { isAskedAgain, requireMayGive } from '#server/products/visa/pictures/may-change.ts';
import { countArriving, takeRoom } from '#server/products/visa/pictures/storage-limit.ts';
import {
  findUpload,
  finishUpload,
  joinParts,
  keepPart,
  refuseUpload,
  toVisaUpload,
  type UploadRow,
} from '#server/products/visa/pictures/uploads.ts';
import { corrected } from '#server/products/visa/review.ts';
import { nextLookAt } from '#server/products/visa/reviewer.ts';

/** Receives the next part of a picture; after the last one it is checked, and stored or refused. */
export const sendVisaUpload: Operation<'sendVisaUpload'> = async ({ path, query, body, request, who, deps }) => {
  const now = deps.now();
  const upload = await findUpload(deps.db, path.uploadId, now);
  if (!upload) throw notFound();
  const order = await findOwnRequest(deps, upload.order_id, who, now);
  const { position, kind } = upload;
  await requireMayGive(deps.db, order, { position, kind, who, now });
  if (!(body instanceof Uint8Array) || body.length === 0) throw invalidPart('A part of a picture is bytes.');
  if (isOpen(upload) && query.offset === upload.received)
    await takeOnce({ upload, owner: order.owner, ip: request.ip, part: body, who, now, deps });
  const after = await findUpload(deps.db, upload.id, now);
  if (!after) throw notFound();
  return { status: 200, body: await toVisaUpload(deps.db, after) };
};

/** Half of what our page sends. Each part is a row, encrypted separately: at most sixteen per picture. */
const PART_BYTES_MIN = 32_000;

const isOpen = ({ document_id, refused }: UploadRow) => document_id === null && refused === null;

const invalidPart = (message: string) => new ProblemError(400, { code: 'invalid_request', message });

type Arrived = {
  readonly upload: UploadRow;
  readonly owner: string;
  readonly ip: string;
  readonly part: Uint8Array;
  readonly who: Who;
  readonly now: number;
  readonly deps: Deps;
};

/** Of concurrent parts of one upload the first is taken; the others wait for it. */
const underWay = new Map<string, Promise<void>>();

async function takeOnce(arrived: Arrived): Promise<void> {
  const { id } = arrived.upload;
  const other = underWay.get(id);
  // A failure of the other request is not this one's: it learns where to continue.
  if (other) return other.catch(() => undefined);
  const taking = take(arrived).finally(() => underWay.delete(id));
  underWay.set(id, taking);
  return taking;
}

async function take({ upload, owner, ip, part, who, now, deps }: Arrived): Promise<void> {
  const { db, config } = deps;
  const end = upload.received + part.length;
  if (end > upload.bytes) throw invalidPart('More bytes than were announced.');
  if (end < upload.bytes && part.length < PART_BYTES_MIN)
    throw invalidPart('A part that is not the last one has at least 32,000 bytes.');
  const { order_id: orderId, position, kind } = upload;
  await countArriving(deps, { orderId, ip, bytes: part.length });
  const wanted = { orderId, position, kind, owner, bytes: end };
  const early = upload.received === 0 ? refusedAtOnce(part, upload.bytes) : null;
  if (early) return void (await refuseUpload(db, upload, [early]));
  if (end < upload.bytes) {
    await db.transaction().execute(async (tx) => {
      if (await keepPart(tx, config, upload, part)) await takeRoom(tx, deps, { ...wanted, added: part.length });
    });
    return;
  }
  const arrived = await joinParts(db, config, upload, part);
  if (!arrived) return;
  const judged = await judgePicture(kind, arrived);
  if (judged.refused) return void (await refuseUpload(db, upload, judged.refused));
  await db.transaction().execute(async (tx) => {
    const row = await lockOrder(tx, orderId);
    const order = asVisa(row);
    // The order may have been paid while the picture was checked.
    await requireMayGive(tx, order, { position, kind, who, now });
    const id = randomUUID();
    if (!(await finishUpload(tx, upload, id))) return;
    await storeDocument(tx, config, { id, orderId, position, kind, bytes: arrived, ...judged.size, now });
    if (isAskedAgain(order, position, kind)) await goOn(tx, order, position, { now, config });
    await adoptOrder(tx, row, who);
    await takeRoom(tx, deps, { ...wanted, added: part.length });
  });
}

/** The requested picture has arrived; the review of this person continues. */
async function goOn(
  tx: Queryable,
  order: OrderOf<VisaDetail>,
  position: number,
  { now, config }: { readonly now: number; readonly config: Deps['config'] },
): Promise<void> {
  const { review } = order.detail;
  if (!review) return;
  const nextAt = nextLookAt(order, config, now);
  const detail: VisaDetail = {
    ...order.detail,
    review: corrected(review, { index: passengerAt(order.detail, position), nextAt, now }),
  };
  await tx
    .updateTable('orders')
    .set({ detail: JSON.stringify(detail), work_at: now, version: sql<number>`version + 1` })
    .where('id', '=', order.id)
    .execute();
}
