import { m } from '#src/copy/generated/messages.js';
import type { VisaPerson } from '#src/screens/visa/request/request-page.ts';

/** Name of a person, or a number until the name is known. */
export const personName = ({ position, answers }: Pick<VisaPerson, 'position' | 'answers'>): string =>
  [answers.firstName, answers.lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ') || m.visarequest_person_n({ number: position + 1 });
