import { sql } from 'kysely';
import type { ContactTopic } from '#domain/contact-message.ts';
import { requireStaff } from '#server/accounts/staff.ts';
import type { Operation } from '#server/contract.ts';

const LINES = 200;

/** What waits for the desk, the longest wait first; then what it has answered, the newest first. */
export const listStaffConversations: Operation<'listStaffConversations'> = async ({ request, deps }) => {
  await requireStaff(request, deps, 'messages.answer');
  const rows = await deps.db
    .selectFrom('contact_message')
    .leftJoin('orders', 'orders.id', 'contact_message.order_id')
    .select(['contact_message.id', 'number', 'topic', 'orders.reference', 'last_at', 'waits_since'])
    .orderBy('waits_since', (order) => order.asc().nullsLast())
    .orderBy('last_at', 'desc')
    .orderBy(sql`contact_message.id`)
    .limit(LINES + 1)
    .execute();
  const conversations = rows.slice(0, LINES).map(({ id, number, topic, reference, last_at, waits_since }) => ({
    ...{ conversationId: id, number, topic: topic as ContactTopic, orderReference: reference },
    ...{ lastAt: last_at, waitsSince: waits_since },
  }));
  return { status: 200, body: { conversations, isAll: rows.length <= LINES, serverNow: deps.now() } };
};
