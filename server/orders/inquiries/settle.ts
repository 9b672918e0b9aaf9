import { sql, type Transaction } from 'kysely';
import { euro } from '#domain/core/money.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { Database, Tables } from '#server/db/database.ts';
import { SITE_NAME } from '#server/mails/layout.ts';
import { type Mail, queueMail } from '#server/mails/outbox.ts';
import { createOrder } from '#server/orders/create-order.ts';
import type { Deps } from '#server/orders/deps.ts';
import { ended, type InquiryRow, inquiriesOf, placeInLine, statusOf } from '#server/orders/inquiries/inquiry.ts';
import { mayMailUnpaid } from '#server/orders/unpaid-mails.ts';
import { eachDueRow, type OnFailure } from '#server/work/due.ts';

type Tx = Transaction<Tables>;
type Settling = Pick<Deps, 'config' | 'productOf' | 'now'>;

/** How often one that waits in its line, or whose offer is at the bank, is looked at. */
const LOOK_MS = MINUTE_MS;
/** Who stands far behind in a line is looked at after so many of these at the latest. */
const MOST_LOOKS = 10;

/**
 * Due work of inquiries: suppliers answer, offers end, ended ones are deleted. One transaction each; a failed one is
 * retried with growing pauses and does not stop the others. Returns their number.
 */
export const settleInquiries = (deps: Settling & { readonly db: Database }, onFailure: OnFailure): Promise<number> =>
  eachDueRow(
    deps.db,
    { table: 'inquiry', id: 'id', column: 'due_at', job: 'inquiries', now: deps.now(), limit: 50 },
    (id, leasedTo) => deps.db.transaction().execute((tx) => settle(tx, id, leasedTo, deps)),
    onFailure,
  );

async function settle(tx: Tx, id: string, leasedTo: number, deps: Settling): Promise<void> {
  // Locks the account first, in the same order as its erasure.
  await sql`
    select from account where id = (select account_id from inquiry where id = ${id}) for key share`.execute(tx);
  const row = await tx
    .selectFrom('inquiry')
    .selectAll()
    .where('id', '=', id)
    .where('due_at', '=', leasedTo)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  const now = deps.now();
  const status = await statusOf(tx, row, now);
  if (row.status !== 'inquiring' && row.status !== 'offered') {
    await tx.deleteFrom('inquiry').where('id', '=', row.id).execute();
    return;
  }
  if (status === 'inquiring') return answer(tx, row, deps, now);
  // The hold may have been extended, or the bank is still busy.
  const next = status === 'offered' ? { status, due_at: now + LOOK_MS } : ended(status, now);
  if (row.status === 'inquiring') {
    const { mails } = inquiriesOf(deps.productOf(row.product));
    await tell(tx, row, mails.lapsed(askedOf(row, deps)), deps);
  }
  await tx.updateTable('inquiry').set(next).where('id', '=', row.id).execute();
}

/** Keeps its place in the line. Who stands far behind is looked at less often: a line may be long, and wait for months. */
async function wait(tx: Tx, { id, answer_by }: InquiryRow, before: number, now: number): Promise<void> {
  await tx
    .updateTable('inquiry')
    .set({ due_at: Math.min(answer_by, now + LOOK_MS * Math.min(Math.max(1, before), MOST_LOOKS)) })
    .where('id', '=', id)
    .execute();
}

/**
 * The supplier's answer. An offer is an order that is held for a while; what was asked for counted as held from the
 * beginning, so the offer stays within the limits. Where it did not, its product asks for the limits when it answers.
 */
async function answer(tx: Tx, row: InquiryRow, deps: Settling, now: number): Promise<void> {
  const { answer: answerOf, offerMs, mails } = inquiriesOf(deps.productOf(row.product));
  const before = await placeInLine(tx, row, now);
  const asked = {
    detail: row.detail,
    askedAt: row.asked_at,
    inquiryId: row.id,
    before,
    holder: { owner: row.owner, from: row.held_from ?? '' },
    config: deps.config,
  };
  const given = await answerOf(tx, asked, now);
  if (given === 'wait') return wait(tx, row, before, now);
  if (given === 'refused') {
    const refused = { ...ended('refused', now), answered_at: now };
    await tx.updateTable('inquiry').set(refused).where('id', '=', row.id).execute();
    return tell(tx, row, mails.refused(askedOf(row, deps)), deps);
  }
  const offerUntil = Math.min(now + offerMs, given.until ?? Number.POSITIVE_INFINITY);
  const fares = given.fares.amount;
  const detail = given.detail as object;
  const asker = { productOf: deps.productOf, visitor: row.owner, accountId: row.account_id, now };
  const order = await createOrder(tx, asker, { product: row.product, detail, fares, deadlineAt: offerUntil });
  await tx.updateTable('orders').set({ held_from: row.held_from }).where('id', '=', order.id).execute();
  await tx
    .updateTable('inquiry')
    .set({
      ...{ status: 'offered', detail: JSON.stringify(detail), fares, answered_at: now },
      ...{ offer_until: offerUntil, order_id: order.id, due_at: offerUntil, held_from: null, email: null },
    })
    .where('id', '=', row.id)
    .execute();
  const offered = mails.offered({ ...askedOf(row, deps), detail }, { amount: euro(fares), until: offerUntil });
  return tell(tx, row, offered, deps, order.id);
}

const askedOf = (row: InquiryRow, { config }: Settling) => ({
  detail: row.detail,
  inquiryId: row.id,
  publicUrl: config.publicUrl,
  why: row.account_id === null ? [WHY_MAILED] : [],
});

/** Anybody may type any address. An answered inquiry keeps none. */
const WHY_MAILED = {
  heading: 'Why you got this mail',
  lines: [
    `Somebody asked for this on ${SITE_NAME} and left your address for the answer. If it was not you, ignore this mail: nothing was bought.`,
    'The question is answered with this mail and no longer has your address.',
  ],
};

/**
 * Mails a change once, in its transaction: to the account, or to the address that a guest left, unless that had its
 * mails of this hour. `orderId`: order of an offer, so that a withdrawal can delete the unsent mail.
 */
async function tell(
  tx: Tx,
  { account_id: accountId, email }: InquiryRow,
  mail: Mail,
  { config, now }: Settling,
  orderId: string | null = null,
): Promise<void> {
  const account = accountId
    ? await tx.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirstOrThrow()
    : { email };
  if (account.email === null || !(await mayMailUnpaid({ db: tx, config, now }, account.email))) return;
  await queueMail(tx, { orderId, accountId, kind: 'inquiry', recipient: account.email, mail }, now());
}
