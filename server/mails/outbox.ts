import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database, Queryable, Tables } from '#server/db/database.ts';

export type Mail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Subject and text without secrets; null when there are none. */
  readonly covered: { readonly subject: string; readonly text: string } | null;
};
export type OutboxRow = Selectable<Tables['outbox']>;
/** Sends one mail; throws when it was not accepted. The row's id becomes its Message-ID. */
export type SendMail = (row: OutboxRow) => Promise<void>;

type MailKind =
  | 'stage'
  | 'code'
  | 'reference'
  | 'papers'
  | 'balance'
  | 'change'
  | 'price'
  | 'reminder'
  | 'refund'
  | 'cancellation'
  | 'account'
  | 'contact'
  | 'inquiry';

type NewMail = {
  /** null for a mail about an account. */
  readonly orderId: string | null;
  /** null for a mail about a placed order, which belongs to the order's owner. */
  readonly accountId?: string | null;
  readonly kind: MailKind;
  readonly recipient: string | null;
  readonly mail: Mail;
};

/** Queues a mail in the transaction of its change: either both happen or none. */
export async function queueMail(
  tx: Queryable,
  { orderId, accountId = null, kind, recipient, mail }: NewMail,
  now: number,
): Promise<void> {
  if (!recipient) return;
  await tx
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      order_id: orderId,
      account_id: accountId,
      kind,
      recipient,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      covered_subject: mail.covered?.subject ?? null,
      covered_text: mail.covered?.text ?? null,
      created_at: now,
      run_at: now,
    })
    .execute();
}

/** Longer than the mailer may take for one mail. */
const LEASE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** The recipient waits for codes and links, or has little time, as with a hotel's offer. */
const WAITED_FOR: readonly MailKind[] = ['code', 'account', 'inquiry'];
/** Separate loops: drawing papers is slow and must not delay codes. */
export type MailLine = 'waitedFor' | 'rest';

/**
 * Sends due mails of one line, or both, up to `limit`; returns the number accepted. Any number of processes may run it,
 * and one that hangs blocks only its current mail. At least once: a crash between acceptance and marking sends the mail
 * again, with the same Message-ID.
 */
export async function sendDueMails(
  db: Database,
  send: SendMail,
  now: () => number,
  onError: (error: unknown) => void,
  { limit = 10, line }: { readonly limit?: number; readonly line?: MailLine } = {},
): Promise<number> {
  let sent = 0;
  for (let count = 0; count < limit; count += 1) {
    const row = await claimMail(db, now(), line);
    if (!row) break;
    try {
      await send(row);
      await db.updateTable('outbox').set({ sent_at: now() }).where('id', '=', row.id).execute();
      sent += 1;
    } catch (error) {
      onError(error);
      const pause = Math.min(LONGEST_PAUSE_MS, 15_000 * 2 ** row.tries);
      await db
        .updateTable('outbox')
        .set({ run_at: now() + pause })
        .where('id', '=', row.id)
        .execute();
    }
  }
  return sent;
}

/**
 * Leases the longest waiting mail of a line for a minute: no other process gets it, and after a crash it is due again.
 */
const claimMail = (db: Database, now: number, line?: MailLine): Promise<OutboxRow | undefined> =>
  db
    .updateTable('outbox')
    .set((row) => ({ run_at: now + LEASE_MS, tries: row('tries', '+', 1) }))
    .where('id', '=', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('run_at', '<=', now)
        .$if(line === 'waitedFor', (due) => due.where('kind', 'in', WAITED_FOR))
        .$if(line === 'rest', (due) => due.where('kind', 'not in', WAITED_FOR))
        .orderBy('run_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
