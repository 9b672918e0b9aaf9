import type { FieldProblem, Problem } from '#domain/core/problem.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';

export type ConversationInput = {
  /** Makes the keys of this visit's texts unique. */
  readonly flowId: string;
};
export type SendTextInput = { readonly idempotencyKey: string };

export type ConversationContext = ConversationInput & {
  /** Counts the texts of this visit: part of their idempotency keys. */
  readonly attempt: number;
  /** Counts those that were sent: with each the field is emptied. */
  readonly sent: number;
  readonly fault: FieldProblem | null;
  /** Counts how often the text was refused: each time the focus goes to the field. */
  readonly focusAsked: number;
  readonly problem: Problem | null;
};

/** What was typed is in no event: the port knows it. */
export type ConversationEvent =
  | { type: 'text.send'; fault: FieldProblem | null }
  /** Once after each try, however much is typed: it is another text. */
  | { type: 'text.change' }
  | DeadlineEvent;
