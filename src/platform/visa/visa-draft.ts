import * as z from 'zod/mini';
import { contactShape, personShape, sharedRules } from '#src/platform/core/checkout/draft-shape.ts';
import type { DraftRules } from '#src/platform/core/checkout/draft-store.ts';

const Draft = z.object({ ...contactShape, passengers: z.array(z.object(personShape)) });

/** Draft of the applicant's contact; answers are kept by person (visa-answers.ts). */
export const visaDraft: DraftRules = {
  ...sharedRules,
  parse: (kept) => Draft.parse(kept),
  isUntouched: ({ email, phone }) => !email && !phone,
};
