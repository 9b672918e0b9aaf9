import type { Selectable } from 'kysely';
import { CONVERSATION_TEXTS, type ContactTopic } from '#domain/core/contact-message.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { CONTACT_DAYS } from '#domain/core/retention.ts';
import { DAY_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { isOwn } from '#server/accounts/own-rows.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Config } from '#server/config.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import { decrypt, encrypt } from '#server/db/encrypt.ts';
import { hasPermission } from '#server/staff-setting.ts';

type Conversation = components['schemas']['Conversation'];
export type MessageRow = Selectable<Tables['contact_message']>;
/** Content of the first message before encryption. */
export type Written = { readonly name: string; readonly email: string; readonly message: string };

type Setting = Pick<Config, 'secret' | 'contactEmail' | 'staff'>;

/** True when somebody reads messages to us. */
export const hasStaff = ({ contactEmail, staff }: Pick<Config, 'contactEmail' | 'staff'>): boolean =>
  contactEmail !== null || hasPermission(staff, 'messages.answer');

/** Each text extends the time that the conversation is kept. */
export const keptUntil = (now: number): number => now + CONTACT_DAYS * DAY_MS;

/**
 * A conversation begun while signed in belongs to the account only: the next person at this browser must not read it.
 */
export const ownConversations = (db: Queryable, who: Pick<Who, 'visitor' | 'accountId'>) =>
  db.selectFrom('contact_message').selectAll().where(isOwn(who));

export const conversationNotFound = () =>
  new ProblemError(404, { code: 'not_found', message: 'There is no such conversation.' });

/** Throws 404. */
export const findOwnConversation = (
  db: Queryable,
  id: string,
  who: Pick<Who, 'visitor' | 'accountId'>,
): Promise<MessageRow> => ownConversations(db, who).where('id', '=', id).executeTakeFirstOrThrow(conversationNotFound);

/** For the staff: any conversation. Throws 404. */
export const findConversation = (db: Queryable, id: string): Promise<MessageRow> =>
  db.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirstOrThrow(conversationNotFound);

const contextOf = (id: string) => `contact ${id}`;
export const encryptText = ({ secret }: Pick<Config, 'secret'>, id: string, text: string): string =>
  encrypt(secret, contextOf(id), text);

export const writtenIn = (
  { id, sealed }: Pick<MessageRow, 'id' | 'sealed'>,
  { secret }: Pick<Config, 'secret'>,
): Written =>
  // Only sendContactMessage writes this column.
  JSON.parse(decrypt(secret, contextOf(id), sealed)) as Written;

const repliesOf = (db: Queryable, messageId: string) =>
  db.selectFrom('contact_reply').selectAll().where('message_id', '=', messageId).orderBy('position').execute();

export async function referenceOf(db: Queryable, orderId: string | null): Promise<string | null> {
  if (orderId === null) return null;
  const order = await db.selectFrom('orders').select('reference').where('id', '=', orderId).executeTakeFirst();
  return order?.reference ?? null;
}

export async function toConversation(
  db: Queryable,
  row: MessageRow,
  { config, now }: { readonly config: Setting; readonly now: number },
): Promise<Conversation> {
  const replies = await repliesOf(db, row.id);
  const texts = [
    { by: null, at: row.created_at, text: writtenIn(row, config).message },
    ...replies.map(({ id, staff_name: by, created_at: at, sealed }) => ({
      ...{ by, at },
      text: decrypt(config.secret, contextOf(id), sealed),
    })),
  ];
  return {
    conversationId: row.id,
    number: row.number,
    topic: row.topic as ContactTopic,
    orderReference: await referenceOf(db, row.order_id),
    texts,
    closedAt: row.closed_at,
    isRead: hasStaff(config),
    mayWrite: texts.length < CONVERSATION_TEXTS,
    deleteAt: row.delete_at,
    serverNow: now,
  };
}
