import { HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import type { StaffSessionView } from '#machines/accounts/staff-session/view.ts';
import { CONVERSATION_ID, NOW } from '#machines/core/testing/moment.ts';
import type { components } from '#openapi/generated/types.ts';
import type { StaffMessagesPage } from '#src/screens/accounts/staff/messages/message-page.ts';
import type { StaffPage } from '#src/screens/accounts/staff/staff-page.ts';
import type { ConversationScreenProps } from '#src/screens/core/contact/conversation/ConversationScreen.tsx';

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
  closedAt: null,
  isRead: true,
  mayWrite: true,
  deleteAt: NOW + 180 * 24 * HOUR_MS,
  serverNow: NOW,
};

/** Its line in Help. */
export const OWN_CONVERSATION: components['schemas']['ConversationLine'] = {
  conversationId: CONVERSATION_ID,
  number: 'HLP-4TW2-8C',
  topic: 'booked',
  lastAt: NOW,
  isAnswered: true,
};

/** A thank-you without a question: the staff closed it. */
export const CLOSED_CONVERSATION: Conversation = {
  ...CONVERSATION,
  texts: CONVERSATION.texts.slice(0, 3),
  closedAt: NOW - 5 * MINUTE_MS,
};

const line = {
  conversationId: CONVERSATION_ID,
  number: 'HLP-4TW2-8C',
  topic: 'booked',
  orderReference: 'SFR-7K2M-9Q',
  lastAt: NOW - HOUR_MS,
  state: 'waits',
  waitsSince: NOW - HOUR_MS,
} as const;

const closedLine = {
  ...line,
  conversationId: `${CONVERSATION_ID.slice(0, -1)}4`,
  number: 'HLP-2MN8-5T',
  state: 'closed',
  waitsSince: null,
} as const;

const shown = { kind: 'conversations', state: undefined, isFirst: true } as const;

const staffed = {
  conversation: CONVERSATION,
  state: 'answered',
  closedBy: null,
  name: 'Anna Keller',
  email: 'anna.keller@example.org',
} as const;

/** The staff's pages of messages, and the sign-in. */
export const MESSAGE_PAGES = {
  signIn: { kind: 'signIn' },
  areas: {
    kind: 'areas',
    name: 'Maryam',
    areas: [
      { href: '/staff/visa', title: 'Visa requests' },
      { href: '/staff/messages', title: 'Messages' },
    ],
    dueFacts: [{ fact: 'rate', kind: 'rate', lookedAt: '2026-10-09', checkAgain: '2026-10-11' }],
  },
  noArea: { kind: 'areas', name: 'Kian', areas: [], dueFacts: [] },
  forbidden: { kind: 'forbidden', name: 'Kian' },
  none: { ...shown, list: { conversations: [], nextCursor: null, serverNow: NOW } },
  noneSuch: { ...shown, state: 'closed', list: { conversations: [], nextCursor: null, serverNow: NOW } },
  list: {
    ...shown,
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
          state: 'answered',
          waitsSince: null,
        },
        closedLine,
      ],
      nextCursor: `rests.${NOW}.${CONVERSATION_ID}`,
      serverNow: NOW,
    },
  },
  last: {
    ...shown,
    state: 'closed',
    isFirst: false,
    list: { conversations: [closedLine], nextCursor: null, serverNow: NOW },
  },
  conversation: { kind: 'conversation', staffed },
  waiting: {
    kind: 'conversation',
    staffed: { ...staffed, state: 'waits', conversation: { ...CONVERSATION, texts: CONVERSATION.texts.slice(0, 3) } },
  },
  closed: {
    kind: 'conversation',
    staffed: { ...staffed, state: 'closed', closedBy: 'Maryam', conversation: CLOSED_CONVERSATION },
  },
} satisfies Record<string, StaffPage | StaffMessagesPage>;

/** The page on which the sign-in can have this state. */
export const staffPageOf = (view: StaffSessionView): StaffPage =>
  view.kind === 'leaving' ? MESSAGE_PAGES.areas : MESSAGE_PAGES.signIn;
