import * as z from 'zod/mini';
import { contactShape, personShape, sharedRules } from '#src/platform/core/checkout/draft-shape.ts';
import type { DraftRules } from '#src/platform/core/checkout/draft-store.ts';

const Draft = z.object({
  ...contactShape,
  passengers: z.array(z.object({ ...personShape, age: z.exactOptional(z.string()) })),
  answers: z.exactOptional(z.record(z.string(), z.string())),
});

export const hotelDraft: DraftRules = {
  ...sharedRules,
  parse: (kept) => Draft.parse(kept),
  isUntouched: ({ email, phone, passengers, answers = {} }) =>
    !email &&
    !phone &&
    passengers.every(({ firstName, lastName }) => !firstName && !lastName) &&
    Object.values(answers).every((answer) => !answer),
};
