// The rules as data. Where a number or a list comes from, of when it is, and how sure it is stands beside it, and is printed
// beside it. Nobody kept more than that of most of them: `notKept` says so. Where the collection says nothing of how sure
// something is, `medium` stands here.

/** How sure a rule is. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Who said so. */
export type VisaSource = 'notices' | 'eVisaSite' | 'agencies' | 'olderLists' | 'generalKnowledge' | 'notKept';

export type VisaRule = {
  readonly source: VisaSource;
  /** Of when the collection is: a month, or the years between which its parts were written. */
  readonly asOf: '2024-02' | '2016–2025';
  readonly confidence: Confidence;
};

const collected = (confidence: Confidence, source: VisaSource = 'notKept'): VisaRule => ({
  source,
  asOf: '2016–2025',
  confidence,
});
const notices = (confidence: Confidence): VisaRule => ({ source: 'notices', asOf: '2024-02', confidence });

export const VISA_RULES = {
  israeliPassport: collected('medium'),
  israeliStamp: collected('low'),
  iranianCitizens: collected('medium'),
  press: collected('medium'),
  tourismOnly: collected('medium', 'agencies'),
  transit: collected('low'),
  freeZone: collected('medium'),
  freeZoneGuided: collected('low'),
  unilateral: notices('high'),
  unilateralIndia: notices('high'),
  unilateralRussia: notices('medium'),
  agreement: collected('medium'),
  guidedTour: collected('high'),
  deskRefuses: collected('medium'),
  deskListed: collected('medium', 'olderLists'),
  deskUnlisted: collected('low', 'agencies'),
  deskAirports: collected('high'),
  code: collected('medium'),
  stay: collected('medium'),
  extension: collected('medium', 'agencies'),
  earlierRefusal: collected('medium'),
  passport: collected('medium'),
  pictures: collected('high', 'eVisaSite'),
  documents: collected('medium'),
  agencyFee: collected('medium', 'agencies'),
  changePlaceFee: collected('medium'),
  stampFee: collected('low'),
  consulates: collected('medium', 'generalKnowledge'),
} as const satisfies Record<string, VisaRule>;
export type VisaRuleId = keyof typeof VISA_RULES;

/** Days and numbers of the rules, in one place for the judge and for the texts. */
export const VISA_NUMBERS = {
  unilateralDays: 15,
  unilateralOncePerMonths: 6,
  unilateralCountries: 28,
  freeZoneDays: 14,
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

/** Passports that may stay without a visa by Iran's own decision of 4 February 2024: 15 days, once in six months. */
export const UNILATERAL: ReadonlySet<string> = new Set(
  'AE BH SA QA KW UZ KG TN MR TZ ZW MU SC ID BN JP SG KH VN BR PE CU MX BA RS HR BY IN'.split(' '),
);

/** By an agreement of two countries. */
export type Agreement = {
  /** The stay that is judged by; printed only where it is sure. */
  readonly days: number;
  readonly isLengthSure: boolean;
  readonly confidence: Confidence;
  /** Counted in any 180 days. */
  readonly isOf180?: true;
};
const agreement = (days: number, confidence: Confidence, isLengthSure = true): Agreement => ({
  days,
  confidence,
  isLengthSure,
});
export const AGREEMENTS: Readonly<Record<string, Agreement>> = {
  AM: { ...agreement(90, 'high'), isOf180: true },
  AZ: agreement(15, 'medium', false),
  BO: agreement(30, 'medium'),
  CN: agreement(21, 'high'),
  HK: agreement(21, 'medium'),
  MO: agreement(21, 'medium'),
  EG: agreement(20, 'low', false),
  GE: agreement(45, 'high'),
  LB: { ...agreement(30, 'medium'), isOf180: true },
  MY: agreement(15, 'high'),
  OM: agreement(30, 'medium', false),
  SY: agreement(90, 'low', false),
  TR: agreement(90, 'high'),
  VE: agreement(30, 'medium'),
  IQ: agreement(30, 'medium', false),
  TJ: agreement(30, 'medium'),
  KZ: agreement(14, 'low', false),
};

/** Territories whose people have passports of the United States or of the United Kingdom. Which of the latter count is unsure: the strict rule. */
const TERRITORIES = 'PR GU VI AS MP UM JE GG IM GI BM KY VG TC FK MS AI SH PN IO GS';

/** Passports that see the country with a guide only. */
export const GUIDED_TOUR_ONLY: ReadonlySet<string> = new Set(['US', 'GB', 'CA', ...TERRITORIES.split(' ')]);

/** Passports that get no visa at an airport. */
export const NO_AIRPORT_DESK: ReadonlySet<string> = new Set('US GB CA CO SO BD JO IQ AF PK'.split(' '));

/** Passports that older lists name for the airport desk. */
export const AIRPORT_DESK_LISTED: ReadonlySet<string> = new Set(
  'AL AU AT BE BG CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MN NL NZ KP KR NO PH PL PT RO RU SK SI ES SE CH TH TM UA PS'.split(
    ' ',
  ),
);

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
