import type { Problem } from '#domain/core/problem.ts';

/** A rejected field and the reason; the code selects the text. */
export type ContactFault = { readonly field: string; readonly code: string };

/** The message as the server stored it. */
export type KeptMessage = {
  /** Its page is `/contact/{conversationId}`. */
  readonly conversationId: string;
  /** Format: HLP-7K2M-9Q. */
  readonly number: string;
  /** False when no staff is set up: nobody will answer. */
  readonly isRead: boolean;
};

export type ContactInput = {
  /** Unique per visit; part of the idempotency keys. */
  readonly flowId: string;
};
export type SendMessageInput = { readonly idempotencyKey: string };

export type ContactContext = ContactInput & {
  /** Counts the messages of this visit; part of their idempotency keys. */
  readonly attempt: number;
  readonly faults: readonly ContactFault[];
  readonly focusAsked: number;
  readonly kept: KeptMessage | null;
  readonly problem: Problem | null;
};

/** Events carry no typed text: the actor reads it from the form. */
export type ContactEvent =
  | { type: 'message.send'; faults: readonly ContactFault[] }
  /** The form changed after a submit: the next submit is a new message. */
  | { type: 'message.change' }
  | { type: 'message.another' };
