import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
export type StaffRequest = Schemas['StaffVisaRequest'];
export type StaffApplicant = Schemas['StaffVisaApplicant'];
export type StaffAct = Schemas['StaffVisaActName'];

/** Required permission by the desk's name in the address. */
export const DESKS = { visa: 'visa.read', messages: 'messages.answer' } as const satisfies Record<
  string,
  Schemas['StaffPermission']
>;
export type DeskName = keyof typeof DESKS;

export type VisaDeskPage =
  | { readonly kind: 'list'; readonly name: string; readonly list: Schemas['StaffVisaRequests'] }
  | { readonly kind: 'request'; readonly name: string; readonly request: StaffRequest };

export const CONVERSATION_STATES = [
  'waits',
  'answered',
  'closed',
] as const satisfies Schemas['StaffConversationState'][];

/** A page of conversations of one state, or of all. */
export type MessageListPage = {
  readonly kind: 'conversations';
  readonly name: string;
  readonly list: Schemas['StaffConversations'];
  readonly state: Schemas['StaffConversationState'] | undefined;
  readonly isFirst: boolean;
};

export type MessageDeskPage =
  | MessageListPage
  | { readonly kind: 'conversation'; readonly name: string; readonly staffed: Schemas['StaffConversation'] };

export type StaffPage =
  | { readonly kind: 'signIn' }
  | { readonly kind: 'forbidden'; readonly name: string }
  | {
      readonly kind: 'desks';
      readonly name: string;
      readonly desks: readonly DeskName[];
      readonly dueFacts: readonly Schemas['DueFact'][];
    }
  | VisaDeskPage
  | MessageDeskPage;
