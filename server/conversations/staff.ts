import type { components } from '#openapi/generated/types.ts';
import type { Config } from '#server/config.ts';
import { type MessageRow, toConversation, writtenIn } from '#server/conversations/conversation.ts';
import type { Queryable } from '#server/db/database.ts';

/** A conversation as the desk reads it. */
export async function toStaffConversation(
  db: Queryable,
  row: MessageRow,
  at: { readonly config: Config; readonly now: number },
): Promise<components['schemas']['StaffConversation']> {
  const { name, email } = writtenIn(row, at.config);
  return { conversation: await toConversation(db, row, at), name, email };
}
