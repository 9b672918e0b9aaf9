import { countryName } from '#domain/core/countries.ts';

/** How somebody comes into the country. Each has rules of its own; a flight over a free zone ends on the mainland. */
export const VISA_ENTRIES = ['airport', 'otherAirport', 'land', 'sea', 'freeZone', 'freeZoneOn', 'transit'] as const;
export type VisaEntry = (typeof VISA_ENTRIES)[number];

/** What for. Only tourism is judged; for all others the answer says where to ask. */
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
/** Longer than any visitor may stay, so that the answer can say so. */
export const MAX_VISA_DAYS = 365;

export type VisaPassport = {
  /** The country of the passport, ISO 3166-1 alpha-2; '' until it is chosen. */
  readonly nationality: string;
  /** Has come without a visa in the last six months; left out: no. Only passports whose exemption works once are asked. */
  readonly hasUsedExemption?: boolean;
};

export type VisaTraveller = VisaPassport & {
  /** Is a citizen of Iran as well. */
  readonly isIranian: boolean;
};

/** What is asked, as a form and an address hold it: anything may still be missing. */
export type VisaDraft = {
  readonly travellers: readonly VisaTraveller[];
  /** Where they live; it chooses the consulates and nothing else. */
  readonly residence: string;
  readonly entry: VisaEntry;
  readonly purpose: VisaPurpose;
  /** null until it is a whole number. */
  readonly days: number | null;
};

/** A draft that can be judged. */
export type VisaQuestion = VisaDraft & { readonly days: number };

/** One traveller with another passport, to see what it changes. */
export type VisaSwap = { readonly index: number; readonly nationality: string };

/** Where on the page an address leads. */
export type VisaPlace = {
  readonly draft: VisaDraft;
  readonly swap: VisaSwap | null;
  /** The form is wanted, also where everything is answered. */
  readonly isAsking: boolean;
  /** Somebody sent this: what is missing is said. */
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

/** Whether it is the code of a country that we know. */
export const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && countryName(code) !== code;

/** Every field that keeps a draft from being judged, in the order of the form. */
export function visaProblems({ travellers, residence, entry, days }: VisaDraft): VisaProblems {
  const problems: Partial<Record<VisaField, VisaProblem>> = {};
  for (const [index, { nationality }] of travellers.entries())
    if (!isCountry(nationality)) problems[`nationality${index}`] = 'required';
  if (!isCountry(residence)) problems.residence = 'required';
  // Who only changes planes stays no days.
  if (entry === 'transit') return problems;
  if (days === null) problems.days = 'required';
  else if (!Number.isInteger(days) || days < 1 || days > MAX_VISA_DAYS) problems.days = 'days';
  return problems;
}

/** The draft as a question, or null while something is missing. */
export const questionOf = (draft: VisaDraft): VisaQuestion | null =>
  Object.keys(visaProblems(draft)).length === 0 ? { ...draft, days: draft.days ?? 0 } : null;

/** With somebody's exemption used, or not; everything else stays. */
export const withExemption = <D extends VisaDraft>(draft: D, index: number, hasUsedExemption: boolean): D => ({
  ...draft,
  travellers: draft.travellers.map((one, position) => (position === index ? { ...one, hasUsedExemption } : one)),
});

/** With one passport changed; everything else stays. */
export const swapped = <D extends VisaDraft>(draft: D, swap: VisaSwap | null): D =>
  swap
    ? {
        ...draft,
        travellers: draft.travellers.map((traveller, index) =>
          index === swap.index ? { ...traveller, nationality: swap.nationality } : traveller,
        ),
      }
    : draft;

/** The swap, where it is of somebody in the draft and changes something. */
export function soundSwap({ travellers }: VisaDraft, swap: VisaSwap | null): VisaSwap | null {
  const traveller = swap && travellers[swap.index];
  return traveller && isCountry(swap.nationality) && traveller.nationality !== swap.nationality ? swap : null;
}
