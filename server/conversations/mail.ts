import type { Transaction } from 'kysely';
import type { ContactTopic } from '#domain/core/contact-message.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { contactStaffMail } from '#server/accounts/mails.ts';
import type { Basics } from '#server/basics.ts';
import type { Config } from '#server/config.ts';
import type { Written } from '#server/conversations/conversation.ts';
import type { Tables } from '#server/db/database.ts';
import { isUsedUp } from '#server/http/rate-limit.ts';
import { type Mail, queueMail } from '#server/mails/outbox.ts';

type Addressed = { readonly recipient: string; readonly accountId: string | null; readonly mail: Mail };

/** Queues a mail about a conversation in the transaction of its change. */
export const mailOfConversation = (tx: Transaction<Tables>, addressed: Addressed, now: number): Promise<void> =>
  queueMail(tx, { orderId: null, kind: 'contact', ...addressed }, now);

/**
 * False above the hourly limit of mails: then a text is only in the staff's list, so that a flood neither fills the
 * mailbox nor blocks messages.
 */
export const mayMailStaff = async (deps: Basics): Promise<boolean> =>
  deps.config.contactEmail !== null && !(await isUsedUp(deps, LIMITS.staffMails, 'all'));

type About = { readonly number: string; readonly topic: ContactTopic; readonly reference: string | null };

/** Mails the traveller's text to the staff's mailbox, if configured. */
export async function mailStaff(
  tx: Transaction<Tables>,
  text: About & Written,
  { config, now }: { readonly config: Pick<Config, 'contactEmail'>; readonly now: number },
): Promise<void> {
  const recipient = config.contactEmail;
  if (recipient) await mailOfConversation(tx, { recipient, accountId: null, mail: contactStaffMail(text) }, now);
}
