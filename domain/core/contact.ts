import { plainLine } from '#domain/core/plain-text.ts';
import type { FieldProblem } from '#domain/core/problem.ts';

/** An address as it is kept, without what programs put around one that is copied: "mailto:", angle brackets, the dot of the sentence. */
export const emailText = (typed: string): string =>
  plainLine(typed)
    .replace(/^(?:mailto:|<)+|[>.,;]+$/gi, '')
    .trim();

/** What a mail server could accept; the confirmation mail is the real test. Nothing that cannot be seen. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  !/\p{C}/u.test(text) &&
  /^[^\s@<>()[\]\\,;:"]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i.test(text);

/** Of an e-mail address as it was typed. */
export function emailProblem(typed: string): FieldProblem | undefined {
  const email = emailText(typed);
  return email === '' ? 'required' : isEmail(email) ? undefined : 'email_invalid';
}
