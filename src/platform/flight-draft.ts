import * as z from 'zod/mini';
import type { PassengerDraft } from '#domain/passengers.ts';
import type { DraftRules } from '#src/platform/draft-store.ts';

const DateParts = z.object({ day: z.string(), month: z.string(), year: z.string() });
const Draft = z.object({
  email: z.string(),
  phone: z.string(),
  passengers: z.array(
    z.object({
      ageClass: z.enum(['adult', 'child', 'infant']),
      title: z.enum(['', 'MR', 'MS']),
      firstName: z.string(),
      lastName: z.string(),
      birthDate: DateParts,
      nationality: z.string(),
      passportNumber: z.string(),
      passportCountry: z.string(),
      passportExpiry: DateParts,
      savedPassengerId: z.exactOptional(z.string()),
    }),
  ),
});

const partyOf = ({ passengers }: PassengerDraft): string => passengers.map(({ ageClass }) => ageClass).join();

/** Drafts of who flies. */
export const flightDraft: DraftRules = {
  product: 'flights',
  parse: (kept) => Draft.parse(kept),
  isUntouched: ({ email, phone, passengers }) =>
    !email &&
    !phone &&
    passengers.every(({ firstName, lastName, passportNumber }) => !firstName && !lastName && !passportNumber),
  isSameParty: (one, other) => partyOf(one) === partyOf(other),
};
