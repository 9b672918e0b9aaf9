import type { Transaction } from 'kysely';
import type { ContactTopic } from '#domain/contact-message.ts';
import { contactDeskMail } from '#server/accounts/mails.ts';
import type { Config } from '#server/config.ts';
import type { Written } from '#server/conversations/conversation.ts';
import type { Tables } from '#server/db/database.ts';
import { type Mail, queueMail } from '#server/mails/outbox.ts';

type Addressed = { readonly recipient: string; readonly accountId: string | null; readonly mail: Mail };

/** Sends a mail of a conversation, together with what it tells. */
export const mailOfConversation = (tx: Transaction<Tables>, addressed: Addressed, now: number): Promise<void> =>
  queueMail(tx, { orderId: null, kind: 'contact', ...addressed }, now);

type About = { readonly number: string; readonly topic: ContactTopic; readonly reference: string | null };

/** Mails a text of the traveller to the mailbox of the desk, where there is one. */
export async function tellDesk(
  tx: Transaction<Tables>,
  text: About & Written,
  { config, now }: { readonly config: Pick<Config, 'contactEmail'>; readonly now: number },
): Promise<void> {
  const recipient = config.contactEmail;
  if (recipient) await mailOfConversation(tx, { recipient, accountId: null, mail: contactDeskMail(text) }, now);
}
