import type { FieldProblem, Problem } from '#domain/core/problem.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';

export type ConversationInput = {
  /** Unique per visit; part of the idempotency keys. */
  readonly flowId: string;
};
export type SendTextInput = { readonly idempotencyKey: string };

export type ConversationContext = ConversationInput & {
  /** Counts the messages of this visit; part of their idempotency keys. */
  readonly attempt: number;
  readonly sent: number;
  readonly fault: FieldProblem | null;
  /** Counts rejected submits. Each increase moves the focus to the field. */
  readonly focusAsked: number;
  readonly problem: Problem | null;
};

/** Events carry no typed text: the actor reads it from the form. */
export type ConversationEvent =
  | { type: 'text.send'; fault: FieldProblem | null }
  /** Sent once after each attempt, at the first change of the text: the next submit is a new message. */
  | { type: 'text.change' }
  | DeadlineEvent;
