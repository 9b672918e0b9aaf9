import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { Faulty, FormContext } from '#machines/core/form.ts';
import type { components } from '#openapi/generated/types.ts';

/** Where the code was sent, and when another one can be requested, server epoch ms. */
export type CodeSent = components['schemas']['CodeSent'];

export type StepUpContext = FormContext & {
  /** null: none was sent yet. */
  readonly sent: CodeSent | null;
};

/** What the owner does. The code is in no event: the actor reads it from the form. */
export type CodeEvent = ({ type: 'code.verify' } & Faulty) | { type: 'code.resend' };

export type StepUpEvent = DeadlineEvent | CodeEvent;
