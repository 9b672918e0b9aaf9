import type { components } from '#openapi/generated/types.ts';
import type { Config } from '#server/config.ts';
import { type MessageRow, toConversation, writtenIn } from '#server/conversations/conversation.ts';
import type { Queryable } from '#server/db/database.ts';

type Schemas = components['schemas'];

export async function toStaffConversation(
  db: Queryable,
  row: MessageRow,
  at: { readonly config: Config; readonly now: number },
): Promise<Schemas['StaffConversation']> {
  const { name, email } = writtenIn(row, at.config);
  const conversation = await toConversation(db, row, at);
  return { conversation, state: stateOf(row), closedBy: row.closed_by, name, email };
}

export function stateOf({
  waits_since,
  closed_at,
}: Pick<MessageRow, 'waits_since' | 'closed_at'>): Schemas['StaffConversationState'] {
  if (waits_since !== null) return 'waits';
  return closed_at === null ? 'answered' : 'closed';
}
