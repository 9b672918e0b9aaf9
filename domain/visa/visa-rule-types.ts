import type { Confidence, Fact } from '#domain/core/facts/fact.ts';

/** Who said so, where no page is named. */
export type VisaSource = 'pages' | 'agencies' | 'olderLists' | 'generalKnowledge' | 'notKept';

export type VisaRule = Fact & { readonly source: VisaSource };

/** By an agreement of two countries. */
export type Agreement = {
  /** The stay that is judged by; printed only where it is sure. */
  readonly days: number;
  readonly isLengthSure: boolean;
  readonly confidence: Confidence;
  /** Counted in any 180 days. */
  readonly isOf180?: true;
};

/** What the rules say of each passport: the part that changes by a decision, so an owner may correct it while the site runs. */
export type VisaValues = {
  /** Without a visa by Iran's own decision of 4 February 2024, so many days, once in six months. */
  readonly unilateral: { readonly passports: Passports; readonly days: number };
  /** Were on that list, until the day before this one, YYYY-MM-DD. */
  readonly exemptionEnded: { readonly passports: Readonly<Record<string, string>> };
  readonly agreement: { readonly passports: Readonly<Record<string, Agreement>> };
  /** See the country with a guide only. */
  readonly guidedTour: { readonly passports: Passports };
  /** Get no visa at an airport. */
  readonly deskRefuses: { readonly passports: Passports };
  /** Older lists name them for the airport desk. */
  readonly deskListed: { readonly passports: Passports };
  readonly freeZone: { readonly days: number };
};

/** Passports by their countries, ISO 3166-1 alpha-2. */
export type Passports = readonly string[];
