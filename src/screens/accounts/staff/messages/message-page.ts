import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

export const CONVERSATION_STATES = [
  'waits',
  'answered',
  'closed',
] as const satisfies Schemas['StaffConversationState'][];

/** A page of what travellers wrote, of one state or of all. */
export type MessageListPage = {
  readonly kind: 'conversations';
  readonly list: Schemas['StaffConversations'];
  readonly state: Schemas['StaffConversationState'] | undefined;
  readonly isFirst: boolean;
};

/** What the staff's page of messages shows. */
export type StaffMessagesPage =
  | MessageListPage
  | { readonly kind: 'conversation'; readonly staffed: Schemas['StaffConversation'] };
