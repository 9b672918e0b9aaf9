import { Contact } from '#src/routes/-support/Contact.tsx';
import { Conversation } from '#src/routes/-support/Conversation.tsx';
import type { ContactLoaded } from '#src/routes/-support/load-contact.ts';

/** A new message to us, or a conversation that was begun. */
export const ContactPage = ({ page }: { readonly page: ContactLoaded['page'] }) =>
  page.kind === 'form' ? (
    <Contact order={page.order} conversations={page.conversations} />
  ) : (
    <Conversation key={page.conversation.conversationId} conversation={page.conversation} />
  );
