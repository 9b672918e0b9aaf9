import type { Problem } from '#domain/core/problem.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { components } from '#openapi/generated/types.ts';

/** Where the code went and when another one can be asked for, server epoch ms. */
export type CodeSent = components['schemas']['CodeSent'];

export type StepUpContext = {
  /** null: none was sent yet. */
  readonly sent: CodeSent | null;
  readonly problem: Problem | null;
};

/** The code that was typed is in no event: the port knows it. */
export type StepUpEvent = DeadlineEvent | { type: 'code.verify' } | { type: 'code.resend' };
