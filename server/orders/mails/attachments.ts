import { isIssued } from '#domain/core/status-questions.ts';
import type { Attachment } from '#server/gateways/mail.ts';
import type { OutboxRow } from '#server/mails/outbox.ts';
import type { Deps } from '#server/orders/deps.ts';
import { papersFor } from '#server/orders/documents.ts';
import { findBookingUrl } from '#server/orders/mails/layout.ts';
import { toOrder } from '#server/orders/order-view.ts';
import { within } from '#server/within.ts';

const LONGEST_MS = 10_000;
/** So often papers that are late put the mail off. */
const PAPER_TRIES = 4;

/**
 * What goes with a mail that brings papers, made anew each time it is sent: the row keeps only which order it is about.
 * Throws when the papers are late, so that the mail is tried again after others. The numbers stand in the mail itself,
 * so in the end it does not wait for a paper that cannot be drawn: it goes without.
 */
export async function attachmentsOf(
  deps: Pick<Deps, 'db' | 'config' | 'now' | 'productOf'>,
  { kind, order_id, tries }: Pick<OutboxRow, 'kind' | 'order_id' | 'tries'>,
  onError: (error: unknown) => void,
): Promise<Attachment[]> {
  if (kind !== 'papers' || order_id === null) return [];
  const { db, config, now, productOf } = deps;
  const row = await db.selectFrom('orders').selectAll().where('id', '=', order_id).executeTakeFirst();
  if (!row || !isIssued(row.status)) return [];
  const product = productOf(row.product);
  const order = await toOrder(db, row, now(), { accountId: null }, deps);
  const url = findBookingUrl({ publicUrl: config.publicUrl, reference: row.reference });
  const calendar = product.calendar(order, url);
  // A mailbox is no place for a whole passport number: the page of the order shows it.
  const drawing = papersFor(deps, row, order, () => false).then((documents) =>
    product.files(order, documents, url, { isFirst: true }),
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
