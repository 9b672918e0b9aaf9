import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type ContactDraft, contactProblems } from '#domain/core/contact-message.ts';
import { contactView } from '#machines/core/contact/view.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { wiredContact } from '#src/platform/core/messages/contact-actors.ts';
import { keepContact, keptContact } from '#src/platform/core/messages/contact-draft.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import type { ContactOrder } from '#src/routes/-support/core/messages/load-contact.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { ContactScreen, type ContactScreenProps } from '#src/screens/core/contact/ContactScreen.tsx';

type Props = Pick<ContactScreenProps, 'conversations' | 'isRead'> & { readonly order: ContactOrder | null };

/** The form keeps its text in this tab; the actor reads it on send. */
export function Contact({ order, conversations, isRead }: Props) {
  const context = useRouteContext({ from: '__root__' });
  const { account } = useSession();
  const [draft, setDraft] = useState<ContactDraft>({
    topic: order ? 'booked' : '',
    name: account ? `${account.firstName} ${account.lastName}`.trim() : '',
    email: account?.email ?? '',
    message: order?.firstWords ?? '',
  });
  // The latest value: the actor may read it before a render.
  const held = useRef(draft);
  const show = (next: ContactDraft) => {
    held.current = next;
    setDraft(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is awake: what the server drew comes first.
  useEffect(() => {
    const kept = keptContact(tabStorage());
    // What is typed stays; where nothing is, the first words do.
    if (kept) show({ ...held.current, ...kept, message: kept.message || held.current.message });
  }, []);
  const actor = useFlow(() =>
    createFlow(wiredContact(apiOf(context), held, order?.orderId), { input: { flowId: crypto.randomUUID() } }),
  );
  const view = useFlowView(actor, contactView);
  return (
    <ContactScreen
      view={view}
      draft={draft}
      order={order}
      isRead={isRead}
      conversations={conversations}
      check={() => Object.entries(contactProblems(held.current)).map(([field, code]) => ({ field, code }))}
      onChange={(change) => {
        show({ ...held.current, ...change });
        keepContact(tabStorage(), held.current);
      }}
      send={(event) => {
        if (event.type === 'message.another') show({ ...held.current, topic: '', message: '' });
        actor.send(event);
      }}
    />
  );
}
