import { sql } from 'kysely';
import type { ContactTopic } from '#domain/core/contact-message.ts';
import type { components } from '#openapi/generated/types.ts';
import { stateOf } from '#server/conversations/staff.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';

type Schemas = components['schemas'];
type State = Schemas['StaffConversationState'];
/** End of a page: in the waiting part by waiting time, in the rest by last text. */
type Place = { readonly part: 'waits' | 'rests'; readonly at: number; readonly id: string };
type ListQuery = { readonly state: State | undefined; readonly after: Place | undefined };

const lines = (db: Queryable) =>
  db
    .selectFrom('contact_message')
    .leftJoin('orders', 'orders.id', 'contact_message.order_id')
    .select(['contact_message.id', 'number', 'topic', 'orders.reference', 'last_at', 'waits_since', 'closed_at']);
type Line = Awaited<ReturnType<ReturnType<typeof lines>['execute']>>[number];

/** Longest wait first. */
const waiting = (db: Queryable, { after }: Pick<ListQuery, 'after'>) =>
  lines(db)
    .where('waits_since', 'is not', null)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(waits_since, contact_message.id) > (${after?.at}::bigint, ${after?.id}::uuid)`),
    )
    .orderBy('waits_since')
    .orderBy('contact_message.id');

/** Newest text first. */
const resting = (db: Queryable, { state, after }: ListQuery) =>
  lines(db)
    .where('waits_since', 'is', null)
    .$if(state !== undefined, (query) => query.where('closed_at', state === 'closed' ? 'is not' : 'is', null))
    .$if(after?.part === 'rests', (query) =>
      query.where(sql<boolean>`(-last_at, contact_message.id) > (${-(after?.at ?? 0)}::bigint, ${after?.id}::uuid)`),
    )
    .orderBy(sql`-last_at`)
    .orderBy('contact_message.id');

/** One page for the staff, conversations that wait for it first. */
export async function staffConversations(
  db: Queryable,
  { state, limit, cursor }: { readonly state?: State; readonly limit: number; readonly cursor?: string },
): Promise<Omit<Schemas['StaffConversations'], 'serverNow'>> {
  const after = cursor === undefined ? undefined : placeOf(cursor);
  const asksWaiting = (state ?? 'waits') === 'waits' && after?.part !== 'rests';
  const first = asksWaiting
    ? await waiting(db, { after })
        .limit(limit + 1)
        .execute()
    : [];
  const left = limit + 1 - first.length;
  const asksResting = state !== 'waits' && left > 0;
  const rest = asksResting ? await resting(db, { state, after }).limit(left).execute() : [];
  const { page, last } = pageOf([...first, ...rest], limit);
  return { conversations: page.map(toLine), nextCursor: last ? cursorOf(last) : null };
}

const cursorOf = ({ id, waits_since, last_at }: Line): string =>
  waits_since === null ? `rests.${last_at}.${id}` : `waits.${waits_since}.${id}`;

/** The contract has validated the format. */
function placeOf(cursor: string): Place {
  const [part, at, id = ''] = cursor.split('.');
  return { part: part === 'waits' ? 'waits' : 'rests', at: Number(at), id };
}

const toLine = (line: Line): Schemas['StaffConversationLine'] => ({
  conversationId: line.id,
  number: line.number,
  topic: line.topic as ContactTopic,
  orderReference: line.reference,
  lastAt: line.last_at,
  state: stateOf(line),
  waitsSince: line.waits_since,
});
