import { emailProblem } from '#domain/core/contact.ts';
import { plainProse } from '#domain/core/plain-text.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';

/** What a message to us is about. */
export const CONTACT_TOPICS = ['booked', 'planned', 'mistake', 'data'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export type ContactDraft = {
  /** '' while nothing is chosen. */
  readonly topic: ContactTopic | '';
  readonly name: string;
  readonly email: string;
  readonly message: string;
};

/** Letters of a name and of a message, at most. */
export const CONTACT_LENGTH = { name: 100, message: 4000 } as const;

/** Every field of a message that keeps it from being sent, by its name. */
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

/** Texts of one conversation, at most: who needs more begins another. */
export const CONVERSATION_TEXTS = 100;

/** What keeps a text from going into a conversation. */
export const replyProblem = (text: string): FieldProblem | undefined => textProblem(text, CONTACT_LENGTH.message);

const textProblem = (text: string, most: number): FieldProblem | undefined => {
  const { length } = plainProse(text);
  return length === 0 ? 'required' : length > most ? 'too_long' : undefined;
};
