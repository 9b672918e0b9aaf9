import type { Confidence, FactPage } from '#domain/core/facts/fact.ts';
import type { Agreement, VisaRule, VisaValues } from '#domain/visa/visa-rule-types.ts';
import { TERRITORIES } from '#domain/visa/visa-territories.ts';

// The rules as data. Each rule has its source, the date of the source, the last check and the confidence, and the page
// shows them. `notKept`: the source page was not kept. Without a known confidence, `medium` is used.

/** The day on which all rules were compared with their sources; the newest source is from mid-2026. */
const LOOKED_AT = '2026-11-25';

type More = Partial<Pick<VisaRule, 'kind' | 'source' | 'asOf'>>;
const collected = (confidence: Confidence, more: More = {}): VisaRule => ({
  kind: 'visa',
  source: 'notKept',
  pages: [],
  asOf: '2016–2025',
  lookedAt: LOOKED_AT,
  confidence,
  ...more,
});
/** `asOf`: null for a page without a date. */
const read = (confidence: Confidence, asOf: string | null, ...pages: readonly FactPage[]): VisaRule => ({
  ...collected(confidence, { source: 'pages', asOf }),
  pages,
});
const page = (title: string, address: string): FactPage => ({ title, address });

const ARRIVAL_PAGES = [
  page('Iran Tourism: visa', 'irantourism.travel/en/subproduct/visa'),
  page('Zandiyeh Gasht: Iran visa information', 'zandiyehgasht.com/iran-visa-information'),
] as const;
const STAMP_PAGES = [
  page('NatVisa: Israel passport stamps', 'natvisa.com/blog/israel-passport-stamp-problems'),
  page('26401000.ir: visa', '26401000.ir/visa'),
] as const;

export const VISA_RULES = {
  israeliPassport: read('medium', null, ...STAMP_PAGES),
  israeliStamp: read('low', null, ...STAMP_PAGES),
  iranianCitizens: collected('medium'),
  press: collected('medium'),
  tourismOnly: collected('medium', { source: 'agencies' }),
  transit: collected('low'),
  freeZone: read(
    'medium',
    null,
    page('Qeshm free zone: entry requirements', 'qeshmtours.com/en/pages/practical-info/entry-requirements'),
  ),
  freeZoneGuided: collected('low'),
  unilateral: read(
    'high',
    '2024-02-04',
    page(
      'IRNA, in Kazinform',
      'en.inform.kz/news/official-irans-one-way-visa-wavier-with-28-countries-to-take-effect-as-of-feb-4-4f8836',
    ),
  ),
  unilateralConditions: read(
    'high',
    '2024-02-06',
    page(
      'India.com',
      'india.com/news/world/iran-to-abolish-visa-for-citizens-of-india-starting-from-4th-february-2024-conditions-applied-6708096',
    ),
  ),
  exemptionEnded: read(
    'high',
    '2025-11-18',
    page(
      'Mint',
      'livemint.com/news/world/indias-advisory-to-citizens-after-irans-visa-free-travel-suspension-avoid-agents-offering-11763439723691.html',
    ),
    page('Deccan Chronicle', 'deccanchronicle.com/world/iran-suspends-visa-on-arrival-for-indians-1917841'),
  ),
  unilateralRussia: read(
    'medium',
    '2024-01-31',
    page('MIR 24, in Russian', 'lite.mir24.tv/news/16579206/irana-otmenil-vizy-dlya-turistov-iz-28-stran'),
  ),
  agreement: collected('medium'),
  agreementListed: read(
    'medium',
    '2024',
    page('Ministry of Foreign Affairs of Iran: eVisa', 'evisa.mfa.ir/de/businesses-and-travel-agencies'),
  ),
  agreementChina: read(
    'medium',
    '2019-07-16',
    page('Iran News Daily', 'irannewsdaily.com/2019/07/visa-free-stay-for-chinese-travelers-extended-to-21-days'),
  ),
  agreementKazakhstan: read(
    'medium',
    '2022-10-19',
    page(
      'Russia – Islamic World',
      'russia-islworld.ru/en/novosti/iran-to-introduce-a-14-day-visa-free-regime-for-citizens-of-kazakhstan-2022-10-19-28405',
    ),
  ),
  guidedTour: read(
    'high',
    null,
    page(
      'Adventure Iran: American, British and Canadian',
      'adventureiran.com/about-iran/iran-travel-visa/american-british-canadian',
    ),
    page('Magic Carpet Travel', 'magiccarpettravel.co.uk/top-9-reasons-that-your-trip-might-not-go-as-planned'),
  ),
  tourForAll: read(
    'low',
    '2025-09-12',
    page('Tehran Times', 'tehrantimes.com/news/517768/Iran-tour-operators-welcome-restrictions-on-unplanned-foreign'),
    page('Iran Front Page', 'ifpnews.com/minister-no-ban-on-entry-of-foreign-tourists-to-iran'),
  ),
  newPapers: read(
    'low',
    '2025-08',
    page('Iran International', 'iranintl.com/en/202508238403'),
    page(
      'VisaVerge',
      'visaverge.com/travel/iran-tightens-entry-rules-new-visa-policies-and-mandatory-guided-tours-for-travelers',
    ),
  ),
  sheet: read(
    'high',
    '2018-09-23',
    page('Persia Digest', 'persiadigest.com/en/news/2908/issuing-of-e-visas-for-tourists-visiting-iran-begins'),
  ),
  deskRefuses: read('medium', null, ...ARRIVAL_PAGES),
  deskListed: collected('medium', { source: 'olderLists' }),
  deskUnlisted: read('low', null, ...ARRIVAL_PAGES),
  deskAirports: read(
    'medium',
    null,
    page(
      'Adventure Iran: airports for visa on arrival',
      'adventureiran.com/about-iran/iran-travel-visa/airports-list-for-visa-on-arrival',
    ),
  ),
  code: collected('medium'),
  codeValidity: collected('low'),
  stay: collected('medium'),
  extension: collected('medium', { source: 'agencies' }),
  earlierRefusal: collected('medium'),
  passport: collected('medium'),
  pictures: read('high', '2016–2025', page('evisatraveller.mfa.ir', 'evisatraveller.mfa.ir')),
  documents: collected('medium'),
  insurance: read(
    'medium',
    null,
    page(
      'Consulate General of Iran in Munich, in German',
      'munich.mfa.gov.ir/de/generalcategoryservices/14829/reiseversicherung',
    ),
  ),
  agencyFee: collected('medium', { kind: 'price', source: 'agencies' }),
  changePlaceFee: collected('medium', { kind: 'price' }),
  stampFee: collected('low', { kind: 'price' }),
  consulates: collected('medium', { source: 'generalKnowledge' }),
} as const satisfies Record<string, VisaRule>;
export type VisaRuleId = keyof typeof VISA_RULES;

const agreement = (days: number, confidence: Confidence, isLengthSure = true): Agreement => ({
  days,
  confidence,
  isLengthSure,
});

export const VISA_VALUES: VisaValues = {
  unilateral: {
    passports: 'AE BH SA QA KW UZ KG TN MR TZ ZW MU SC ID BN JP SG KH VN BR PE CU MX BA RS HR BY'.split(' '),
    days: 15,
  },
  exemptionEnded: { passports: { IN: '2025-11-22' } },
  agreement: {
    passports: {
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
      KZ: agreement(14, 'medium'),
    },
  },
  guidedTour: { passports: ['US', 'GB', 'CA', ...TERRITORIES] },
  // Eleven according to agencies. It is less certain whether India is still on the list than that it once was: the
  // strict rule applies.
  deskRefuses: { passports: 'US GB CA CO SO BD JO IQ AF PK IN'.split(' ') },
  deskListed: {
    passports:
      'AL AU AT BE BG CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MN NL NZ KP KR NO PH PL PT RO RU SK SI ES SE CH TH TM UA PS'.split(
        ' ',
      ),
  },
  freeZone: { days: 14 },
};
