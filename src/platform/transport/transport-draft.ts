import * as z from 'zod/mini';
import { contactShape, personShape, sharedRules } from '#src/platform/core/checkout/draft-shape.ts';
import type { DraftRules } from '#src/platform/core/checkout/draft-store.ts';

const Draft = z.object({
  ...contactShape,
  passengers: z.array(z.object(personShape)),
  answers: z.exactOptional(z.record(z.string(), z.string())),
});

/** Storage format of the typed data. */
export const transportDraft: DraftRules = {
  ...sharedRules,
  // A place is for a woman or a man: the form begins with the title, and names of others do not fit it.
  isSameParty: (last, empty) =>
    sharedRules.isSameParty(last, empty) &&
    empty.passengers.every(({ title }, at) => title === '' || title === last.passengers[at]?.title),
  parse: (kept) => Draft.parse(kept),
  isUntouched: ({ email, phone, passengers, answers = {} }) =>
    !email &&
    !phone &&
    passengers.every(({ firstName, lastName, passportNumber }) => !firstName && !lastName && !passportNumber) &&
    Object.values(answers).every((answer) => !answer),
};
