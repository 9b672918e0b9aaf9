import type { Confidence, Fact } from '#domain/facts/fact.ts';
import type { VisaRuleId } from '#domain/visa-rule-table.ts';

/** Who said so, where no page is named. */
export type VisaSource = 'pages' | 'agencies' | 'olderLists' | 'generalKnowledge' | 'notKept';

export type VisaRule = Fact & { readonly source: VisaSource };

/** Days and numbers of the rules, in one place for the texts. What a passport may do stands in `VISA_VALUES`. */
export const VISA_NUMBERS = {
  unilateralOncePerMonths: 6,
  visaDays: 30,
  longestDays: 90,
  passportMonths: 6,
  blankPages: 2,
  codeDaysAirport: 90,
  codeDaysConsulate: 30,
  changePlaceEur: 15,
  agencyEur: [20, 30],
  workingDaysUrgent: [2, 3],
  workingDaysNormal: [5, 10],
  workingDaysGuided: [20, 45],
  photo: { width: 400, height: 600 },
} as const;

/** By an agreement of two countries. */
export type Agreement = {
  /** The stay that is judged by; printed only where it is sure. */
  readonly days: number;
  readonly isLengthSure: boolean;
  readonly confidence: Confidence;
  /** Counted in any 180 days. */
  readonly isOf180?: true;
};
/** Agreements of which more was read than that somebody collected them. */
const AGREEMENT_RULES: Readonly<Record<string, VisaRuleId>> = {
  CN: 'agreementChina',
  KZ: 'agreementKazakhstan',
  ...Object.fromEntries('AZ BO TR SY LB GE AM VE EG MY'.split(' ').map((code) => [code, 'agreementListed' as const])),
};
export const agreementRuleOf = (nationality: string): VisaRuleId => AGREEMENT_RULES[nationality] ?? 'agreement';

/** Passports that still get a sticker instead of the sheet of paper. */
export const STICKERS: readonly string[] = ['US', 'GB', 'CA', 'AF', 'PK', 'JO', 'CO', 'BD', 'SO'];

/** Passports by their countries, ISO 3166-1 alpha-2. */
export type Passports = readonly string[];

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

/** Airports whose desk gives visas, as far as it is sure: Mehrabad (THR) is not. */
export const DESK_AIRPORTS = ['IKA', 'MHD', 'SYZ', 'TBZ', 'IFN'] as const;

/** Free zones; Kish and Qeshm have flights from abroad. */
export const FREE_ZONES = ['Kish', 'Qeshm', 'Chabahar', 'Anzali', 'Arvand', 'Aras', 'Maku'] as const;

/** Cities with a consulate of Iran, by country. From general knowledge: which of them are open changes. */
export const CONSULATES: Readonly<Record<string, readonly string[]>> = {
  AF: ['Kabul', 'Herat', 'Mazar-e Sharif', 'Kandahar', 'Jalalabad'],
  AM: ['Yerevan'],
  AZ: ['Baku', 'Nakhchivan'],
  AR: ['Buenos Aires'],
  AT: ['Vienna'],
  BD: ['Dhaka'],
  BE: ['Brussels'],
  BG: ['Sofia'],
  BA: ['Sarajevo'],
  BR: ['Brasília'],
  BY: ['Minsk'],
  CH: ['Bern'],
  CN: ['Beijing', 'Shanghai', 'Guangzhou'],
  CZ: ['Prague'],
  DE: ['Berlin', 'Frankfurt', 'Hamburg', 'Munich'],
  DK: ['Copenhagen'],
  EG: ['Cairo (Interests Section)'],
  ES: ['Madrid'],
  FI: ['Helsinki'],
  FR: ['Paris'],
  GB: ['London'],
  GE: ['Tbilisi'],
  GR: ['Athens'],
  HR: ['Zagreb'],
  HU: ['Budapest'],
  ID: ['Jakarta'],
  IN: ['New Delhi', 'Mumbai', 'Hyderabad'],
  IQ: ['Baghdad', 'Basra', 'Erbil', 'Sulaymaniyah', 'Najaf', 'Karbala'],
  IT: ['Rome', 'Milan'],
  JP: ['Tokyo'],
  KE: ['Nairobi'],
  KG: ['Bishkek'],
  KR: ['Seoul'],
  KW: ['Kuwait City'],
  KZ: ['Astana', 'Almaty'],
  LB: ['Beirut'],
  LK: ['Colombo'],
  MX: ['Mexico City'],
  MY: ['Kuala Lumpur'],
  NL: ['The Hague'],
  NO: ['Oslo'],
  NZ: ['Wellington'],
  OM: ['Muscat'],
  PH: ['Manila'],
  PK: ['Islamabad', 'Karachi', 'Lahore', 'Quetta', 'Peshawar'],
  PL: ['Warsaw'],
  PT: ['Lisbon'],
  QA: ['Doha'],
  RO: ['Bucharest'],
  RS: ['Belgrade'],
  RU: ['Moscow', 'Astrakhan', 'Kazan', 'Saint Petersburg'],
  SE: ['Stockholm'],
  SI: ['Ljubljana'],
  TH: ['Bangkok'],
  TJ: ['Dushanbe'],
  TM: ['Ashgabat', 'Mary'],
  TN: ['Tunis'],
  TR: ['Ankara', 'Istanbul', 'Erzurum', 'Trabzon'],
  AE: ['Abu Dhabi', 'Dubai'],
  US: ['Washington, DC (Interests Section)'],
  UZ: ['Tashkent'],
  VN: ['Hanoi'],
  ZA: ['Pretoria'],
};
