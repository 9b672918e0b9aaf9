import type { VisaPassport, VisaQuestion, VisaTraveller } from '#domain/visa-question.ts';
import {
  AGREEMENTS,
  type Agreement,
  AIRPORT_DESK_LISTED,
  CONFIDENCES,
  CONSULATES,
  type Confidence,
  GUIDED_TOUR_ONLY,
  NO_AIRPORT_DESK,
  UNILATERAL,
  VISA_NUMBERS,
  VISA_RULES,
  type VisaRule,
  type VisaRuleId,
} from '#domain/visa-rules.ts';

/** Six answers, and no other. */
export const VISA_VERDICTS = [
  'exempt',
  'freeZone',
  'airportCode',
  'consulateCode',
  'guidedTour',
  'impossible',
] as const;
export type VisaVerdict = (typeof VISA_VERDICTS)[number];

/** Why a verdict fell, each with the rule that says so. */
const REASONS = {
  israel: 'israeliPassport',
  iranian: 'iranianCitizens',
  dualIranian: 'iranianCitizens',
  press: 'press',
  purpose: 'tourismOnly',
  transit: 'transit',
  stayTooLong: 'extension',
  freeZone: 'freeZone',
  freeZoneTooLong: 'freeZone',
  freeZoneGuided: 'freeZoneGuided',
  mainland: 'freeZone',
  unilateral: 'unilateral',
  unilateralTooLong: 'unilateral',
  unilateralUsed: 'unilateral',
  indiaByAirOnly: 'unilateralIndia',
  russiaGroups: 'unilateralRussia',
  agreement: 'agreement',
  agreementUnsure: 'agreement',
  agreementTooLong: 'agreement',
  agreementTooLongUnsure: 'agreement',
  notExempt: 'unilateral',
  guidedTour: 'guidedTour',
  deskRefuses: 'deskRefuses',
  deskListed: 'deskListed',
  deskUnlisted: 'deskUnlisted',
  deskAirports: 'deskAirports',
  noDesk: 'deskAirports',
  stayWithin: 'stay',
  stayExtended: 'extension',
} as const satisfies Record<string, VisaRuleId>;
export type VisaReasonId = keyof typeof REASONS;

/** What has to be kept in mind beside the verdict. */
const CONDITIONS = {
  onceInMonths: 'unilateral',
  ordinaryPassport: 'unilateral',
  notExtendable: 'unilateral',
  of180: 'agreement',
  askAgreement: 'agreement',
  staysInZone: 'freeZone',
  onePlace: 'code',
  codeGoodAirport: 'code',
  codeGoodConsulate: 'code',
  workingDays: 'code',
  workingDaysGuided: 'code',
  earlierRefusal: 'earlierRefusal',
  israeliStamp: 'israeliStamp',
} as const satisfies Record<string, VisaRuleId>;
export type VisaConditionId = keyof typeof CONDITIONS;

const PAPERS = {
  passport: 'passport',
  photo: 'pictures',
  passportScan: 'pictures',
  insurance: 'documents',
  itinerary: 'documents',
  detailedItinerary: 'documents',
  cv: 'documents',
  hotel: 'documents',
  returnTicket: 'documents',
  iranianPassport: 'iranianCitizens',
} as const satisfies Record<string, VisaRuleId>;
export type VisaPaperId = keyof typeof PAPERS;

/** `stamp` goes to the state, `agency` to whoever asks the ministry; they are never added up. */
const COSTS = {
  noFee: 'stampFee',
  stamp: 'stampFee',
  agency: 'agencyFee',
  changePlace: 'changePlaceFee',
} as const satisfies Record<string, VisaRuleId>;
export type VisaCostId = keyof typeof COSTS;

export type VisaStepId =
  | 'askEmbassy'
  | 'askConsulate'
  | 'enterIranian'
  | 'flyToZone'
  | 'findGuide'
  | 'askCode'
  | 'nameAirport'
  | 'nameConsulate'
  | 'collectAirport'
  | 'collectConsulate'
  | 'book';

export type VisaSaid<Id extends string> = VisaRule & {
  readonly id: Id;
  readonly rule: VisaRuleId;
  /** The days that the rule allows, where they are sure. */
  readonly days: number | null;
};
export type VisaReason = VisaSaid<VisaReasonId>;

export type VisaJudgement = {
  readonly verdict: VisaVerdict;
  /** At least one; the first decided. */
  readonly reasons: readonly [VisaReason, ...VisaReason[]];
  readonly conditions: readonly VisaSaid<VisaConditionId>[];
  readonly papers: readonly VisaSaid<VisaPaperId>[];
  readonly costs: readonly VisaSaid<VisaCostId>[];
  readonly steps: readonly VisaStepId[];
  /** As sure as the least sure of its reasons. */
  readonly confidence: Confidence;
  /** Where the traveller lives, cities with a consulate; empty where the verdict needs none or we know none. */
  readonly consulates: readonly string[];
};

type Detail = { readonly days?: number; readonly confidence?: Confidence };
const said = <Id extends string>(id: Id, rule: VisaRuleId, { days, confidence }: Detail = {}): VisaSaid<Id> => {
  const known: VisaRule = VISA_RULES[rule];
  const told = confidence ?? known.confidence;
  // What nobody can look up again is fairly sure at most, however sure the notes are.
  return {
    id,
    rule,
    days: days ?? null,
    ...known,
    confidence: known.source === 'notKept' && told === 'high' ? 'medium' : told,
  };
};
const reason = (id: VisaReasonId, detail?: Detail): VisaReason => said(id, REASONS[id], detail);
const conditions = (...ids: VisaConditionId[]) => ids.map((id) => said(id, CONDITIONS[id]));
const papers = (...ids: VisaPaperId[]) => ids.map((id) => said(id, PAPERS[id]));
const costs = (...ids: VisaCostId[]) => ids.map((id) => said(id, COSTS[id]));

type Rest = Omit<VisaJudgement, 'verdict' | 'reasons' | 'confidence' | 'consulates'> & {
  readonly consulates?: readonly string[];
};
const judgement = (verdict: VisaVerdict, reasons: VisaJudgement['reasons'], rest: Rest): VisaJudgement => ({
  verdict,
  reasons,
  confidence: leastSure(reasons),
  consulates: [],
  ...rest,
});

const leastSure = (all: readonly VisaReason[]): Confidence =>
  CONFIDENCES[Math.max(...all.map(({ confidence }) => CONFIDENCES.indexOf(confidence)))] ?? 'low';

const impossible = (why: VisaReasonId, steps: readonly VisaStepId[], question: VisaQuestion) =>
  judgement('impossible', [reason(why)], {
    conditions: [],
    papers: [],
    costs: [],
    steps,
    ...(steps.includes('askConsulate') ? { consulates: consulatesOf(question) } : {}),
  });

const consulatesOf = ({ residence }: VisaQuestion): readonly string[] => CONSULATES[residence] ?? [];

/**
 * What one traveller of a question needs. Pure and total: the server, the page and the tests run this function. The order of
 * the questions is the order in which they decide.
 */
export function judgeVisa(question: VisaQuestion, traveller: VisaTraveller): VisaJudgement {
  const { nationality, isIranian } = traveller;
  const { entry, purpose, days } = question;
  if (nationality === 'IR') return iranian('iranian');
  if (nationality === 'IL') return impossible('israel', [], question);
  if (isIranian) return iranian('dualIranian');
  if (entry === 'transit') return impossible('transit', ['askConsulate'], question);
  if (purpose !== 'tourism') return impossible(purpose === 'press' ? 'press' : 'purpose', ['askConsulate'], question);
  if (entry === 'freeZone' && days <= VISA_NUMBERS.freeZoneDays) return freeZone(nationality);
  if (days > VISA_NUMBERS.longestDays) return impossible('stayTooLong', ['askConsulate'], question);
  return exempt(question, traveller) ?? withVisa(question, traveller);
}

const iranian = (why: 'iranian' | 'dualIranian') =>
  judgement('impossible', [reason(why)], {
    conditions: [],
    papers: papers('iranianPassport'),
    costs: [],
    steps: ['enterIranian', 'book'],
  });

const freeZone = (nationality: string) =>
  judgement(
    'freeZone',
    [
      reason('freeZone', { days: VISA_NUMBERS.freeZoneDays }),
      ...(GUIDED_TOUR_ONLY.has(nationality) ? [reason('freeZoneGuided')] : []),
    ],
    {
      conditions: conditions('staysInZone', 'israeliStamp'),
      papers: papers('passport'),
      costs: costs('noFee'),
      steps: ['flyToZone', 'askEmbassy', 'book'],
    },
  );

/** The judgement of a passport that may come without a visa on this journey, else null. */
function exempt({ entry, days }: VisaQuestion, traveller: VisaPassport): VisaJudgement | null {
  const { nationality, hasUsedExemption = false } = traveller;
  const rest = { papers: papers('passport', 'insurance'), costs: costs('noFee') };
  const steps = ['askEmbassy', 'book'] as const;
  const known = agreementWith(nationality);
  if (known && days <= known.days) {
    return judgement('exempt', [agreementReason(known)], {
      ...rest,
      conditions: conditions(
        ...(known.isOf180 ? (['of180'] as const) : []),
        ...(known.isLengthSure ? [] : (['askAgreement'] as const)),
        'israeliStamp',
      ),
      steps,
    });
  }
  if (!UNILATERAL.has(nationality) || days > VISA_NUMBERS.unilateralDays || hasUsedExemption) return null;
  if (nationality === 'IN' && !isByAir(entry)) return null;
  return judgement('exempt', [reason('unilateral', { days: VISA_NUMBERS.unilateralDays })], {
    ...rest,
    conditions: conditions('onceInMonths', 'ordinaryPassport', 'notExtendable', 'israeliStamp'),
    steps,
  });
}

/** Of a table by code: no name of the language itself is a country. */
const agreementWith = (nationality: string): Agreement | null =>
  Object.hasOwn(AGREEMENTS, nationality) ? (AGREEMENTS[nationality] ?? null) : null;

const agreementReason = ({ days, isLengthSure, confidence }: Agreement): VisaReason =>
  isLengthSure
    ? reason('agreement', { days, confidence })
    : // Whether there is an agreement may be sure; how long it lets anybody stay is not.
      reason('agreementUnsure', { confidence: 'low' });

const isByAir = (entry: VisaQuestion['entry']) => entry === 'airport' || entry === 'otherAirport';

/** Why a passport needs a visa on this journey. */
function whyVisa({ entry, days }: VisaQuestion, { nationality }: VisaPassport): VisaReason {
  const known = agreementWith(nationality);
  if (known) {
    const { days, isLengthSure, confidence } = known;
    return isLengthSure
      ? reason('agreementTooLong', { days, confidence })
      : reason('agreementTooLongUnsure', { confidence: 'low' });
  }
  if (nationality === 'IN' && !isByAir(entry)) return reason('indiaByAirOnly');
  if (UNILATERAL.has(nationality)) {
    const isTooLong = days > VISA_NUMBERS.unilateralDays;
    return reason(isTooLong ? 'unilateralTooLong' : 'unilateralUsed', { days: VISA_NUMBERS.unilateralDays });
  }
  return nationality === 'RU' ? reason('russiaGroups') : reason('notExempt');
}

function withVisa(question: VisaQuestion, traveller: VisaPassport): VisaJudgement {
  const { nationality } = traveller;
  const { entry, days } = question;
  const stay =
    days <= VISA_NUMBERS.visaDays
      ? reason('stayWithin', { days: VISA_NUMBERS.visaDays })
      : reason('stayExtended', { days: VISA_NUMBERS.longestDays });
  const zone =
    entry === 'freeZoneOn'
      ? [reason('mainland')]
      : entry === 'freeZone'
        ? [reason('freeZoneTooLong', { days: VISA_NUMBERS.freeZoneDays })]
        : [];
  const money = costs('agency', 'stamp', 'changePlace');
  const consulates = consulatesOf(question);
  if (GUIDED_TOUR_ONLY.has(nationality)) {
    return judgement('guidedTour', [reason('guidedTour'), reason('deskRefuses'), ...zone, stay], {
      conditions: conditions('workingDaysGuided', 'onePlace', 'codeGoodConsulate', 'israeliStamp'),
      papers: papers('passport', 'passportScan', 'photo', 'cv', 'detailedItinerary', 'insurance', 'hotel'),
      costs: money,
      steps: ['findGuide', 'askCode', 'nameConsulate', 'collectConsulate', 'book'],
      consulates,
    });
  }
  const why = whyVisa(question, traveller);
  if (entry === 'airport' && !NO_AIRPORT_DESK.has(nationality)) {
    const desk = reason(AIRPORT_DESK_LISTED.has(nationality) ? 'deskListed' : 'deskUnlisted');
    return judgement('airportCode', [why, desk, reason('deskAirports'), stay], {
      conditions: conditions('workingDays', 'onePlace', 'codeGoodAirport', 'earlierRefusal', 'israeliStamp'),
      papers: papers('passport', 'passportScan', 'photo', 'insurance', 'itinerary', 'hotel', 'returnTicket'),
      costs: money,
      steps: ['askCode', 'nameAirport', 'collectAirport', 'book'],
      consulates,
    });
  }
  const desk = reason(NO_AIRPORT_DESK.has(nationality) ? 'deskRefuses' : 'noDesk');
  return judgement('consulateCode', [why, ...zone, desk, stay], {
    conditions: conditions('workingDays', 'onePlace', 'codeGoodConsulate', 'israeliStamp'),
    papers: papers('passport', 'passportScan', 'photo', 'insurance', 'itinerary', 'hotel'),
    costs: money,
    steps: ['askCode', 'nameConsulate', 'collectConsulate', 'book'],
    consulates,
  });
}

/** A judgement for each traveller, in their order. */
export const judgeAll = (question: VisaQuestion): readonly VisaJudgement[] =>
  question.travellers.map((traveller) => judgeVisa(question, traveller));

/** What another passport changes for a traveller; both empty and the same verdict: nothing. */
export type VisaChange = {
  readonly from: VisaVerdict;
  readonly to: VisaVerdict;
  readonly papersMore: readonly VisaPaperId[];
  readonly papersLess: readonly VisaPaperId[];
};

export function visaChange(before: VisaJudgement, after: VisaJudgement): VisaChange {
  const without = (one: VisaJudgement, other: VisaJudgement) =>
    one.papers.map(({ id }) => id).filter((id) => !other.papers.some((paper) => paper.id === id));
  return {
    from: before.verdict,
    to: after.verdict,
    papersMore: without(after, before),
    papersLess: without(before, after),
  };
}
