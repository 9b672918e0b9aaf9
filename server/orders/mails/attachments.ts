import { isIssued } from '#domain/core/status-questions.ts';
import type { Attachment } from '#server/gateways/mail.ts';
import type { OutboxRow } from '#server/mails/outbox.ts';
import type { Deps } from '#server/orders/deps.ts';
import { papersFor } from '#server/orders/documents.ts';
import { findBookingUrl } from '#server/orders/mails/layout.ts';
import { toOrder } from '#server/orders/order-view.ts';
import { NOBODY } from '#server/orders/read-order.ts';
import { within } from '#server/within.ts';

const LONGEST_MS = 10_000;
const WITH_PAPERS: readonly string[] = ['papers', 'change'];
/** After this many tries the mail is sent without late papers. */
const PAPER_TRIES = 4;

/**
 * Attachments of a mail with papers, drawn anew for each send: the outbox row stores only the order id. Throws when
 * drawing is late, so that the mail is retried after others. The mail contains the paper numbers, so after the last
 * try it is sent without the files.
 */
export async function attachmentsOf(
  deps: Pick<Deps, 'db' | 'config' | 'now' | 'productOf'>,
  { kind, order_id, tries }: Pick<OutboxRow, 'kind' | 'order_id' | 'tries'>,
  onError: (error: unknown) => void,
): Promise<Attachment[]> {
  if (!WITH_PAPERS.includes(kind) || order_id === null) return [];
  const { db, config, now, productOf } = deps;
  const row = await db.selectFrom('orders').selectAll().where('id', '=', order_id).executeTakeFirst();
  if (!row || !isIssued(row.status)) return [];
  const product = productOf(row.product);
  const order = await toOrder(db, row, now(), NOBODY, deps);
  const url = findBookingUrl({ publicUrl: config.publicUrl, reference: row.reference });
  const calendar = product.papers.calendar(order, url);
  // No full passport numbers by mail; the order page shows them.
  const drawing = papersFor(deps, row, order, () => false).then((documents) =>
    product.papers.files(order, documents, url, { isFirst: true }),
  );
  const papers = await within(LONGEST_MS, drawing, () => {
    throw new Error('The papers of a mail were not drawn in time');
  }).catch((error: unknown) => {
    if (tries < PAPER_TRIES) throw error;
    onError(error);
    return [];
  });
  return [
    ...papers.map(({ name, type, bytes }) => ({
      filename: name,
      content: Buffer.from(bytes),
      contentType: type,
    })),
    ...(calendar === null
      ? []
      : [
          {
            filename: `${row.reference}.ics`,
            content: Buffer.from(calendar),
            contentType: 'text/calendar; charset=utf-8',
          },
        ]),
  ];
}
