import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { orNotFound } from '#src/platform/accounts/account-queries.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { StaffArea } from '#src/routes/-support/accounts/any-area.ts';
import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';
import { CONVERSATION_STATES, type StaffMessagesPage } from '#src/screens/accounts/staff/messages/message-page.ts';

/** The area of what travellers wrote. */
export const area: StaffArea<StaffMessagesPage> = {
  permission: 'messages.answer',
  link: () => ({ href: pathTo.staffMessages(), title: m.staff_messages_title() }),
  screen: lazyScreen(async () => (await import('#src/routes/-support/core/messages/StaffMessages.tsx')).StaffMessages),
  load: async (api, { id, search }) => {
    if (id === undefined) {
      const state = CONVERSATION_STATES.find((one) => one === search.state);
      const cursor = typeof search.cursor === 'string' ? search.cursor : undefined;
      const query = { ...(state ? { state } : {}), ...(cursor ? { cursor } : {}) };
      const list = await orNotFound(unwrap(api.GET('/staff/messages', { params: { query } })));
      return {
        title: m.staff_messages_title(),
        page: { kind: 'conversations', list, state, isFirst: cursor === undefined },
      };
    }
    const params = { path: { conversationId: id } };
    const staffed = await orNotFound(unwrap(api.GET('/staff/messages/{conversationId}', { params })));
    return { title: staffed.conversation.number, page: { kind: 'conversation', staffed } };
  },
};
