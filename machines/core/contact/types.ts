import type { Problem } from '#domain/core/problem.ts';

/** A field that cannot stay, and why; the texts are chosen by the code. */
export type ContactFault = { readonly field: string; readonly code: string };

/** What the server kept. */
export type KeptMessage = {
  /** Its page: `/contact/{conversationId}`. */
  readonly conversationId: string;
  /** As HLP-7K2M-9Q. */
  readonly number: string;
  /** False where no desk is set up: nobody answers. */
  readonly isRead: boolean;
};

export type ContactInput = {
  /** Makes the keys of this visit's messages unique. */
  readonly flowId: string;
};
export type SendMessageInput = { readonly idempotencyKey: string };

export type ContactContext = ContactInput & {
  /** Counts the messages of this visit: part of their idempotency keys. */
  readonly attempt: number;
  readonly faults: readonly ContactFault[];
  readonly focusAsked: number;
  readonly kept: KeptMessage | null;
  readonly problem: Problem | null;
};

/** What was typed is in no event: the port knows it. */
export type ContactEvent =
  | { type: 'message.send'; faults: readonly ContactFault[] }
  /** The form was changed since it was sent: it is another message. */
  | { type: 'message.change' }
  | { type: 'message.another' };
