import * as z from 'zod/mini';
import { mergeDrafts } from '#domain/core/merge-drafts.ts';
import type { PassengerDraft } from '#domain/core/passengers.ts';
import { readPrefill } from '#src/platform/accounts/prefill.ts';
import type { DraftRules } from '#src/platform/core/checkout/draft-store.ts';

const DateParts = z.object({ day: z.string(), month: z.string(), year: z.string() });

export const personShape = {
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
};

export const contactShape = { email: z.string(), phone: z.string() };

const partyOf = ({ passengers }: PassengerDraft): string => passengers.map(({ ageClass }) => ageClass).join();

/** Rules that all products share: same party means the same age classes in the same order; contact fields come from a sign-up. */
export const sharedRules: Pick<DraftRules, 'isSameParty' | 'merge' | 'prefill'> = {
  isSameParty: (one, other) => partyOf(one) === partyOf(other),
  merge: mergeDrafts,
  prefill: readPrefill,
};
