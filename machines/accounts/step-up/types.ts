import type { Problem } from '#domain/core/problem.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { components } from '#openapi/generated/types.ts';

/** Where the code was sent, and when another one can be requested, server epoch ms. */
export type CodeSent = components['schemas']['CodeSent'];

export type StepUpContext = {
  /** null: none was sent yet. */
  readonly sent: CodeSent | null;
  readonly problem: Problem | null;
};

/** Events do not carry the code: the actor reads it from the form. */
export type StepUpEvent = DeadlineEvent | { type: 'code.verify' } | { type: 'code.resend' };
