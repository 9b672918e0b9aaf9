import { plainLine } from '#domain/core/plain-text.ts';
import type { FieldProblem } from '#domain/core/problem.ts';

/** An e-mail address without what programs add to a copied one: "mailto:", angle brackets, a full stop at the end. */
export const emailText = (typed: string): string =>
  plainLine(typed)
    .replace(/^(?:mailto:|<)+|[>.,;]+$/gi, '')
    .trim();

/**
 * True for what a mail server could accept, without invisible characters. Only the confirmation mail proves an address.
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  !/\p{C}/u.test(text) &&
  /^[^\s@<>()[\]\\,;:"]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i.test(text);

export function emailProblem(typed: string): FieldProblem | undefined {
  const email = emailText(typed);
  return email === '' ? 'required' : isEmail(email) ? undefined : 'email_invalid';
}
