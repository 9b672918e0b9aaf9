import { Contact } from '#src/routes/-support/core/messages/Contact.tsx';
import { conversationPage } from '#src/routes/-support/core/messages/contact-screens.ts';
import type { ContactLoaded } from '#src/routes/-support/core/messages/load-contact.ts';

export const ContactPage = ({ page }: { readonly page: ContactLoaded['page'] }) =>
  page.kind === 'form' ? (
    <Contact order={page.order} conversations={page.conversations} isRead={page.isRead} />
  ) : (
    <conversationPage.Screen key={page.conversation.conversationId} conversation={page.conversation} />
  );
