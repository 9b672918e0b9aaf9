import type { VisaRuleId } from '#domain/visa/visa-rule-table.ts';

/** Days and numbers of the rules for texts. Rules by passport are in `VISA_VALUES`. */
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

/** Agreements with a source of their own; the others are known only from collections of agreements. */
const AGREEMENT_RULES: Readonly<Record<string, VisaRuleId>> = {
  CN: 'agreementChina',
  KZ: 'agreementKazakhstan',
  ...Object.fromEntries('AZ BO TR SY LB GE AM VE EG MY'.split(' ').map((code) => [code, 'agreementListed' as const])),
};
export const agreementRuleOf = (nationality: string): VisaRuleId => AGREEMENT_RULES[nationality] ?? 'agreement';

/** Passports that still get a sticker instead of a paper visa. */
export const STICKERS: readonly string[] = ['US', 'GB', 'CA', 'AF', 'PK', 'JO', 'CO', 'BD', 'SO'];

/** Airports that certainly have a visa desk. Mehrabad (THR) is left out, because it is uncertain. */
export const DESK_AIRPORTS = ['IKA', 'MHD', 'SYZ', 'TBZ', 'IFN'] as const;

/** Free zones; Kish and Qeshm have flights from abroad. */
export const FREE_ZONES = ['Kish', 'Qeshm', 'Chabahar', 'Anzali', 'Arvand', 'Aras', 'Maku'] as const;

/** Cities with a consulate of Iran, by country. From general knowledge: which ones are open changes. */
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
