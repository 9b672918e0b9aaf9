import { countryName } from '#domain/core/countries.ts';

/** Ways to enter the country. Each has its own rules; a flight through a free zone counts as entry to the mainland. */
export const VISA_ENTRIES = ['airport', 'otherAirport', 'land', 'sea', 'freeZone', 'freeZoneOn', 'transit'] as const;
export type VisaEntry = (typeof VISA_ENTRIES)[number];

/** Purposes of the journey. Only tourism is judged; for all others the result says where to ask. */
export const VISA_PURPOSES = [
  'tourism',
  'business',
  'family',
  'pilgrimage',
  'medical',
  'study',
  'work',
  'investment',
  'press',
] as const;
export type VisaPurpose = (typeof VISA_PURPOSES)[number];

export const MAX_VISA_TRAVELLERS = 9;
/** Longer than any visitor may stay, so that the result can say so. */
export const MAX_VISA_DAYS = 365;

export type VisaPassport = {
  /** Country of the passport, ISO 3166-1 alpha-2; '' before a choice. */
  readonly nationality: string;
  /**
   * Entered without a visa in the last six months; absent: no. Asked only for passports with a single-use exemption.
   */
  readonly hasUsedExemption?: boolean;
};

export type VisaTraveller = VisaPassport & {
  /** Also a citizen of Iran. */
  readonly isIranian: boolean;
};

/** The question as in the form and the URL; any part may be missing. */
export type VisaDraft = {
  readonly travellers: readonly VisaTraveller[];
  /** Country of residence; it only selects the consulates. */
  readonly residence: string;
  readonly entry: VisaEntry;
  readonly purpose: VisaPurpose;
  /** null until it is a whole number. */
  readonly days: number | null;
};

/** A complete draft, ready for a verdict. */
export type VisaQuestion = VisaDraft & { readonly days: number };

/** Tries another passport for one traveller. */
export type VisaSwap = { readonly index: number; readonly nationality: string };

/** The page and the values that a URL names. */
export type VisaPlace = {
  readonly draft: VisaDraft;
  readonly swap: VisaSwap | null;
  /** Shows the form even when all answers are complete. */
  readonly isAsking: boolean;
  /** The form was submitted: missing answers are reported. */
  readonly isSent: boolean;
};

type VisaProblem = 'required' | 'days';
export type VisaField = 'residence' | 'days' | `nationality${number}`;
export type VisaProblems = Partial<Readonly<Record<VisaField, VisaProblem>>>;

export const EMPTY_DRAFT: VisaDraft = {
  travellers: [{ nationality: '', isIranian: false }],
  residence: '',
  entry: 'airport',
  purpose: 'tourism',
  days: null,
};

/** True for a known country code. */
export const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && countryName(code) !== code;

/** Validation errors of a draft, in the order of the form. */
export function visaProblems({ travellers, residence, entry, days }: VisaDraft): VisaProblems {
  const problems: Partial<Record<VisaField, VisaProblem>> = {};
  for (const [index, { nationality }] of travellers.entries())
    if (!isCountry(nationality)) problems[`nationality${index}`] = 'required';
  if (!isCountry(residence)) problems.residence = 'required';
  // Transit has no days of stay.
  if (entry === 'transit') return problems;
  if (days === null) problems.days = 'required';
  else if (!Number.isInteger(days) || days < 1 || days > MAX_VISA_DAYS) problems.days = 'days';
  return problems;
}

export const questionOf = (draft: VisaDraft): VisaQuestion | null =>
  Object.keys(visaProblems(draft)).length === 0 ? { ...draft, days: draft.days ?? 0 } : null;

export const withExemption = <D extends VisaDraft>(draft: D, index: number, hasUsedExemption: boolean): D => ({
  ...draft,
  travellers: draft.travellers.map((one, position) => (position === index ? { ...one, hasUsedExemption } : one)),
});

export const swapped = <D extends VisaDraft>(draft: D, swap: VisaSwap | null): D =>
  swap
    ? {
        ...draft,
        travellers: draft.travellers.map((traveller, index) =>
          index === swap.index ? { ...traveller, nationality: swap.nationality } : traveller,
        ),
      }
    : draft;

/** The swap, if its traveller exists and it changes the passport. */
export function soundSwap({ travellers }: VisaDraft, swap: VisaSwap | null): VisaSwap | null {
  const traveller = swap && travellers[swap.index];
  return traveller && isCountry(swap.nationality) && traveller.nationality !== swap.nationality ? swap : null;
}
