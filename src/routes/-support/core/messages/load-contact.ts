import { own } from '#domain/core/own.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { orNotFound } from '#src/platform/accounts/account-queries.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { orderQuery } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { ownConversations, readConversation } from '#src/platform/core/messages/conversation-queries.ts';
import { conversationPage } from '#src/routes/-support/core/messages/contact-screens.ts';
import { firstWordsOf } from '#src/routes/-support/core/messages/first-words.gen.ts';

type Schemas = components['schemas'];
export type ContactOrder = {
  readonly orderId: string;
  readonly title: string;
  readonly reference: string;
  /** What the message begins with; '' where nothing is known. */
  readonly firstWords: string;
};

export type ContactLoaded = {
  readonly meta: { title?: string; name?: string; content?: string }[];
  readonly page:
    | {
        readonly kind: 'form';
        readonly order: ContactOrder | null;
        readonly conversations: readonly Schemas['ConversationLine'][];
        readonly isRead: boolean;
      }
    | { readonly kind: 'conversation'; readonly conversation: Schemas['Conversation'] };
};

/** The form with the order in the URL, if the visitor may see it; or one of their conversations. */
export async function loadContact(
  context: AppContext,
  conversationId: string | undefined,
  search: { readonly order?: unknown; readonly about?: unknown },
): Promise<ContactLoaded> {
  const api = apiOf(context);
  if (conversationId !== undefined) {
    const asked = orNotFound(readConversation(api, conversationId));
    const [conversation] = await Promise.all([asked, conversationPage.preload()]);
    const meta = [
      { title: m.conversation_page_title({ number: conversation.number }) },
      { name: 'robots', content: 'noindex' },
    ];
    return { meta, page: { kind: 'conversation', conversation } };
  }
  const meta = [{ title: m.contact_page_title() }, { name: 'description', content: m.pages_description_contact() }];
  const [order, { conversations, isRead }] = await Promise.all([
    namedOrder(context, api, search),
    ownConversations(api),
  ]);
  return { meta, page: { kind: 'form', order, conversations, isRead } };
}

async function namedOrder(
  context: AppContext,
  api: Api,
  { order: named, about }: { readonly order?: unknown; readonly about?: unknown },
): Promise<ContactOrder | null> {
  if (typeof named !== 'string' || !/^[0-9a-f-]{36}$/.test(named)) return null;
  return queryClientOf(context)
    .fetchQuery(orderQuery(api, named))
    .then(async ({ orderId, product, reference, summary }) => {
      const firstWords = typeof about === 'string' ? await own(firstWordsOf, product)?.() : undefined;
      const words = firstWords?.({ reference }, String(about)) ?? '';
      return { orderId, reference, title: summary.title, firstWords: words };
    })
    .catch(() => null);
}
