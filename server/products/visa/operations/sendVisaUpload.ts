import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ProblemError } from '#domain/problem.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import type { Queryable } from '#server/db/database.ts';
import { adoptOrder } from '#server/orders/adopt.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { asVisa, type VisaDetail } from '#server/products/visa/detail.ts';
import { findOwnRequest, notFound } from '#server/products/visa/own-request.ts';
import { storeDocument } from '#server/products/visa/pictures/documents.ts';
import { judgePicture, refusedAtOnce } from '#server/products/visa/pictures/judge.ts';
import { isAskedAgain, passengerAt, requireMayGive } from '#server/products/visa/pictures/may-change.ts';
import {
  findUpload,
  finishUpload,
  keepPart,
  refuseUpload,
  toVisaUpload,
  type UploadRow,
  withPart,
} from '#server/products/visa/pictures/uploads.ts';
import { corrected } from '#server/products/visa/review.ts';

/** The next part of a picture; with the last one it is judged, and stored or refused. */
export const sendVisaUpload: Operation<'sendVisaUpload'> = async ({ path, query, body, who, deps }) => {
  const now = deps.now();
  const upload = await findUpload(deps.db, path.uploadId, now);
  if (!upload) throw notFound();
  const order = await findOwnRequest(deps, upload.order_id, who, now);
  const { position, kind } = upload;
  await requireMayGive(deps.db, order, { position, kind, who, now });
  if (!(body instanceof Uint8Array) || body.length === 0) throw invalidPart('A part of a picture is bytes.');
  if (isOpen(upload) && query.offset === upload.received) await take({ upload, part: body, who, now, deps });
  const after = await findUpload(deps.db, upload.id, now);
  if (!after) throw notFound();
  return { status: 200, body: await toVisaUpload(deps.db, after) };
};

const isOpen = ({ document_id, refused }: UploadRow) => document_id === null && refused === null;

const invalidPart = (message: string) => new ProblemError(400, { code: 'invalid_request', message });

type Arrived = {
  readonly upload: UploadRow;
  readonly part: Uint8Array;
  readonly who: Who;
  readonly now: number;
  readonly deps: Deps;
};

async function take({ upload, part, who, now, deps }: Arrived): Promise<void> {
  const { db, config } = deps;
  if (upload.received + part.length > upload.bytes) throw invalidPart('More bytes than were announced.');
  const early = upload.received === 0 ? refusedAtOnce(part, upload.bytes) : null;
  if (early) return void (await refuseUpload(db, upload, [early]));
  const arrived = withPart(config, upload, part);
  if (arrived.length < upload.bytes) return keepPart(db, config, upload, arrived);
  const judged = await judgePicture(upload.kind, arrived);
  if (judged.refused) return void (await refuseUpload(db, upload, judged.refused));
  const { order_id: orderId, position, kind } = upload;
  await db.transaction().execute(async (tx) => {
    const row = await lockOrder(tx, orderId);
    const order = asVisa(row);
    // It may have been paid while the picture was judged.
    await requireMayGive(tx, order, { position, kind, who, now });
    const id = randomUUID();
    if (!(await finishUpload(tx, upload, id))) return;
    await storeDocument(tx, config, { id, orderId, position, kind, bytes: arrived, ...judged.size, now });
    if (isAskedAgain(order, position, kind)) await goOn(tx, order, position, now);
    await adoptOrder(tx, row, who);
  });
}

/** The reviewer has what was asked for; the review of this person goes on. */
async function goOn(tx: Queryable, order: OrderOf<VisaDetail>, position: number, now: number): Promise<void> {
  const { review } = order.detail;
  if (!review) return;
  const detail: VisaDetail = { ...order.detail, review: corrected(review, passengerAt(order, position)) };
  await tx
    .updateTable('orders')
    .set({ detail: JSON.stringify(detail), work_at: now, version: sql<number>`version + 1` })
    .where('id', '=', order.id)
    .execute();
}
