import { emailProblem } from '#domain/core/contact.ts';
import { plainProse } from '#domain/core/plain-text.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';

export const CONTACT_TOPICS = ['booked', 'planned', 'mistake', 'data'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export type ContactDraft = {
  readonly topic: ContactTopic | '';
  readonly name: string;
  readonly email: string;
  readonly message: string;
};

/** Maximum lengths in characters. */
export const CONTACT_LENGTH = { name: 100, message: 4000 } as const;

export const contactProblems = ({
  topic,
  name,
  email,
  message,
}: ContactDraft): Readonly<Record<string, FieldProblem>> =>
  problemsIn({
    topic: topic === '' ? 'required' : undefined,
    message: textProblem(message, CONTACT_LENGTH.message),
    name: textProblem(name, CONTACT_LENGTH.name),
    email: emailProblem(email),
  });

/** Maximum number of messages in one conversation; after that a new one is needed. */
export const CONVERSATION_TEXTS = 100;

export const replyProblem = (text: string): FieldProblem | undefined => textProblem(text, CONTACT_LENGTH.message);

const textProblem = (text: string, most: number): FieldProblem | undefined => {
  const { length } = plainProse(text);
  return length === 0 ? 'required' : length > most ? 'too_long' : undefined;
};
