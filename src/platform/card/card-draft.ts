import * as z from 'zod/mini';
import { contactShape, personShape, sharedRules } from '#src/platform/core/checkout/draft-shape.ts';
import type { DraftRules } from '#src/platform/core/checkout/draft-store.ts';

const Draft = z.object({ ...contactShape, passengers: z.array(z.object(personShape)) });

/** Storage format of the typed data. */
export const cardDraft: DraftRules = {
  ...sharedRules,
  parse: (kept) => Draft.parse(kept),
  isUntouched: ({ email, phone, passengers }) =>
    !email && !phone && passengers.every(({ firstName, lastName }) => !firstName && !lastName),
};
