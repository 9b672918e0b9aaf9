import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { CONVERSATION_TEXTS } from '#domain/core/contact-message.ts';
import { ProblemError } from '#domain/core/problem.ts';
import type { Config } from '#server/config.ts';
import { conversationNotFound, encryptText, keptUntil, type MessageRow } from '#server/conversations/conversation.ts';
import type { Tables } from '#server/db/database.ts';

export const lockConversation = (tx: Transaction<Tables>, id: string): Promise<MessageRow> =>
  tx
    .selectFrom('contact_message')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(conversationNotFound);

export async function countTexts(tx: Transaction<Tables>, { id }: MessageRow): Promise<number> {
  const { replies } = await tx
    .selectFrom('contact_reply')
    .select(({ fn }) => fn.countAll<string>().as('replies'))
    .where('message_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(replies) + 1;
}

/** Throws 409 `not_allowed` when the conversation is full. */
export function requireRoom(count: number): void {
  if (count < CONVERSATION_TEXTS) return;
  throw new ProblemError(409, {
    code: 'not_allowed',
    message: 'This conversation is full. Begin another one and name its number.',
  });
}

/** Throws 409 `conflict` when a member of the staff has read fewer texts than there are. */
export function requireRead(count: number, read: number): void {
  if (count === read) return;
  throw new ProblemError(409, {
    code: 'conflict',
    message: 'Something was written meanwhile. Read it before you go on.',
  });
}

/** Closes a locked conversation without an answer; false when nothing waits. A new text opens it again. */
export async function closeWaiting(
  tx: Transaction<Tables>,
  row: MessageRow,
  { by, now }: { readonly by: string; readonly now: number },
): Promise<boolean> {
  if (row.waits_since === null) return false;
  await tx
    .updateTable('contact_message')
    .set({ waits_since: null, closed_by: by, closed_at: now })
    .where('id', '=', row.id)
    .execute();
  return true;
}

type NewText = {
  readonly by: string | null;
  readonly text: string;
  /** Number of earlier texts. */
  readonly count: number;
  readonly now: number;
  readonly config: Pick<Config, 'secret'>;
};

/** Adds a text to a locked conversation; `by`: staff member, null for the traveller. */
export async function addText(
  tx: Transaction<Tables>,
  row: MessageRow,
  { by, text, count, now, config }: NewText,
): Promise<void> {
  const id = randomUUID();
  await tx
    .insertInto('contact_reply')
    .values({
      id,
      message_id: row.id,
      position: count,
      staff_name: by,
      sealed: encryptText(config, id, text),
      created_at: now,
    })
    .execute();
  const waitsSince = by === null ? (row.waits_since ?? now) : null;
  await tx
    .updateTable('contact_message')
    .set({ waits_since: waitsSince, last_at: now, delete_at: keptUntil(now), closed_by: null, closed_at: null })
    .where('id', '=', row.id)
    .execute();
}
