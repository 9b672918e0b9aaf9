import * as z from 'zod/mini';
import { contactShape, personShape, sharedRules } from '#src/platform/core/checkout/draft-shape.ts';
import type { DraftRules } from '#src/platform/core/checkout/draft-store.ts';

const Draft = z.object({
  ...contactShape,
  passengers: z.array(z.object(personShape)),
  answers: z.exactOptional(z.record(z.string(), z.string())),
});

/** Storage format of what is typed of the holder, and of the address of a home. */
export const cardDraft: DraftRules = {
  ...sharedRules,
  parse: (kept) => Draft.parse(kept),
  isUntouched: ({ email, phone, passengers, answers = {} }) =>
    !email &&
    !phone &&
    passengers.every(({ firstName, lastName, passportNumber }) => !firstName && !lastName && !passportNumber) &&
    Object.values(answers).every((answer) => !answer),
};
