import { HOUR_MS, MINUTE_MS } from '#domain/time.ts';
import { CONVERSATION_ID, NOW } from '#machines/shared/testing/moment.ts';
import type { StaffSessionView } from '#machines/staff-session/view.ts';
import type { ConversationScreenProps } from '#src/screens/contact/conversation/ConversationScreen.tsx';
import type { StaffPage } from '#src/screens/staff/staff-page.ts';

type Conversation = ConversationScreenProps['conversation'];

export const CONVERSATION: Conversation = {
  conversationId: CONVERSATION_ID,
  number: 'HLP-4TW2-8C',
  topic: 'booked',
  orderReference: 'SFR-7K2M-9Q',
  texts: [
    {
      by: null,
      at: NOW - 26 * HOUR_MS,
      text: 'Hello, on Jonas’ ticket the name is KELER with one L.\nThe passport has two. Can you mend it?',
    },
    {
      by: 'Maryam',
      at: NOW - 2 * HOUR_MS,
      text: 'Good morning Anna. I ask Qeshm Air now: they say if one letter costs anything.',
    },
    { by: null, at: NOW - HOUR_MS, text: 'سلام، خیلی ممنون.' },
    { by: 'Maryam', at: NOW - 5 * MINUTE_MS, text: 'Qeshm Air says yes, no charge.' },
  ],
  isRead: true,
  mayWrite: true,
  deleteAt: NOW + 180 * 24 * HOUR_MS,
  serverNow: NOW,
};

const line = {
  conversationId: CONVERSATION_ID,
  number: 'HLP-4TW2-8C',
  topic: 'booked',
  orderReference: 'SFR-7K2M-9Q',
  lastAt: NOW - HOUR_MS,
  waitsSince: NOW - HOUR_MS,
} as const;

/** The pages of the desk of messages, and the entrance. */
export const MESSAGE_PAGES = {
  signIn: { kind: 'signIn' },
  desks: { kind: 'desks', name: 'Maryam', desks: ['visa', 'messages'] },
  noDesk: { kind: 'desks', name: 'Kian', desks: [] },
  forbidden: { kind: 'forbidden', name: 'Kian' },
  none: { kind: 'conversations', name: 'Maryam', list: { conversations: [], isAll: true, serverNow: NOW } },
  list: {
    kind: 'conversations',
    name: 'Maryam',
    list: {
      conversations: [
        line,
        {
          ...line,
          conversationId: `${CONVERSATION_ID.slice(0, -1)}2`,
          number: 'HLP-9QX1-3D',
          topic: 'data',
          orderReference: null,
        },
        {
          ...line,
          conversationId: `${CONVERSATION_ID.slice(0, -1)}3`,
          number: 'HLP-0B4K-7Z',
          topic: 'planned',
          waitsSince: null,
        },
      ],
      isAll: false,
      serverNow: NOW,
    },
  },
  conversation: {
    kind: 'conversation',
    name: 'Maryam',
    staffed: { conversation: CONVERSATION, name: 'Anna Keller', email: 'anna.keller@example.org' },
  },
} satisfies Record<string, StaffPage>;

/** The page on which the sign-in can be in this state. */
export const staffPageOf = (view: StaffSessionView): StaffPage =>
  view.kind === 'leaving' ? MESSAGE_PAGES.desks : MESSAGE_PAGES.signIn;
