import type { Confidence, Fact } from '#domain/core/facts/fact.ts';

/** Kind of source when no page is named. */
export type VisaSource = 'pages' | 'agencies' | 'olderLists' | 'generalKnowledge' | 'notKept';

export type VisaRule = Fact & { readonly source: VisaSource };

/** Exemption by an agreement between two countries. */
export type Agreement = {
  /** The length of stay used for verdicts; shown only when certain. */
  readonly days: number;
  readonly isLengthSure: boolean;
  readonly confidence: Confidence;
  /** Counted in any 180 days. */
  readonly isOf180?: true;
};

/** Rules by passport: the part that changes by government decision, so an owner may correct it at run time. */
export type VisaValues = {
  /** Visa-free by Iran's own decision of 4 February 2024, for these days, once in six months. */
  readonly unilateral: { readonly passports: Passports; readonly days: number };
  /** Removed from that list on this day, YYYY-MM-DD. */
  readonly exemptionEnded: { readonly passports: Readonly<Record<string, string>> };
  readonly agreement: { readonly passports: Readonly<Record<string, Agreement>> };
  /** Admitted only with a guide. */
  readonly guidedTour: { readonly passports: Passports };
  /** No visa at airports. */
  readonly deskRefuses: { readonly passports: Passports };
  /** Listed for the airport desk by older lists. */
  readonly deskListed: { readonly passports: Passports };
  readonly freeZone: { readonly days: number };
};

/** Countries of passports, ISO 3166-1 alpha-2. */
export type Passports = readonly string[];
