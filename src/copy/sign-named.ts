import { m } from '#src/copy/generated/messages.js';

/** An error text that names the wrong character first, where one is known. */
export function signNamed(sign: string | undefined, text: string): string {
  return sign ? m.problems_field_sign({ sign: sign === ' ' ? m.problems_field_blank() : `“${sign}”`, text }) : text;
}
