import { sql } from 'kysely';
import { ProblemError } from '#domain/core/problem.ts';
import { COVERED_MESSAGE_DAYS, MESSAGE_DAYS, messageKeptUntil } from '#domain/core/retention.ts';
import { DAY_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';

type Message = components['schemas']['Message'];
type Messages = components['schemas']['Messages'];

/**
 * Mails to an account and about its orders; a guest order brings its mails along. By account, not by address, which may
 * belong to somebody else next year.
 */
const mailsOf = (db: Queryable, accountId: string) =>
  db
    .selectFrom('outbox')
    .leftJoin('orders', 'orders.id', 'outbox.order_id')
    .selectAll('outbox')
    .select('orders.reference')
    .where(({ or, eb }) => or([eb('outbox.account_id', '=', accountId), eb('orders.account_id', '=', accountId)]));

type Row = Awaited<ReturnType<ReturnType<typeof mailsOf>['execute']>>[number];
type Page = { readonly limit: number; readonly cursor?: string };

/** One page, newest first; empty for a cursor that is not a mail. */
export async function messagesOf(db: Queryable, accountId: string, { limit, cursor }: Page): Promise<Messages> {
  const rows = await mailsOf(db, accountId)
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<boolean>`(outbox.created_at, outbox.id) < (select created_at, id from outbox where id = ${cursor})`,
      ),
    )
    .orderBy('outbox.created_at', 'desc')
    .orderBy('outbox.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, last } = pageOf(rows, limit);
  return { messages: page.map(toSummary), nextCursor: last?.id ?? null };
}

export const allMessagesOf = async (db: Queryable, accountId: string): Promise<Message[]> =>
  (await mailsOf(db, accountId).orderBy('outbox.created_at', 'desc').execute()).map(toMessage);

/** Throws 404 for a mail of somebody else. */
export async function messageOf(db: Queryable, accountId: string, messageId: string): Promise<Message> {
  const row = await mailsOf(db, accountId).where('outbox.id', '=', messageId).executeTakeFirst();
  if (!row) throw new ProblemError(404, { code: 'not_found', message: 'There is no such message.' });
  return toMessage(row);
}

const toSummary = (row: Row): Messages['messages'][number] => ({
  messageId: row.id,
  subject: row.covered_subject ?? row.subject,
  sentTo: row.recipient,
  at: row.created_at,
  orderId: row.order_id,
  reference: row.reference,
});

const toMessage = (row: Row): Message => ({
  ...toSummary(row),
  text: row.covered_text ?? row.body_text,
  isCovered: row.covered_text !== null,
  keptUntil: messageKeptUntil(row.created_at, row.covered_text !== null),
});

/** For an erased account: deletes mails to it, and mails about its orders except unsent ones. */
export async function forgetMailsOf(tx: Queryable, accountId: string, email: string): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where(({ or, and, eb }) =>
      or([
        eb('account_id', '=', accountId),
        and([eb('recipient', '=', email), eb('order_id', 'is', null)]),
        and([
          eb('sent_at', 'is not', null),
          eb('order_id', 'in', eb.selectFrom('orders').select('id').where('account_id', '=', accountId)),
        ]),
      ]),
    )
    .execute();
}

/** Deletes mails sent long ago; after a month those that no inbox lists, or only in the covered version. */
export async function forgetOldMails(db: Queryable, now: number, limit: number): Promise<void> {
  const old = db
    .selectFrom('outbox')
    .leftJoin('orders', 'orders.id', 'outbox.order_id')
    .select('outbox.id')
    .where('outbox.sent_at', 'is not', null)
    .where(({ or, and, eb }) =>
      or([
        eb('outbox.created_at', '<', now - MESSAGE_DAYS * DAY_MS),
        and([
          eb('outbox.created_at', '<', now - COVERED_MESSAGE_DAYS * DAY_MS),
          or([
            eb('outbox.covered_text', 'is not', null),
            and([eb('outbox.account_id', 'is', null), eb('outbox.order_id', 'is', null)]),
            // An order without an address belongs to an erased account.
            and([eb('outbox.order_id', 'is not', null), eb('orders.email', 'is', null)]),
          ]),
        ]),
      ]),
    )
    .limit(limit);
  await db.deleteFrom('outbox').where('id', 'in', old).execute();
}
