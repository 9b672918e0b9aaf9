import { UNLISTED_PAPERS } from '#domain/core/countries.ts';
import { CONFIDENCES, type Confidence } from '#domain/core/facts/fact.ts';
import type { VisaQuestion, VisaTraveller } from '#domain/visa/visa-question.ts';
import type { VisaRuleId } from '#domain/visa/visa-rule-table.ts';
import type { Agreement } from '#domain/visa/visa-rule-types.ts';
import { agreementRuleOf, CONSULATES, STICKERS, VISA_NUMBERS } from '#domain/visa/visa-rules.ts';
import type { VisaRules, VisaRuleToday } from '#domain/visa/visa-rules-today.ts';
import { TERRITORIES } from '#domain/visa/visa-territories.ts';

/** The complete set of verdicts. */
export const VISA_VERDICTS = [
  'exempt',
  'freeZone',
  'airportCode',
  'consulateCode',
  'guidedTour',
  'impossible',
] as const;
export type VisaVerdict = (typeof VISA_VERDICTS)[number];

/** Reasons for a verdict, each with its rule. */
const REASONS = {
  israel: 'israeliPassport',
  iranian: 'iranianCitizens',
  dualIranian: 'iranianCitizens',
  unlisted: 'deskUnlisted',
  press: 'press',
  purpose: 'tourismOnly',
  transit: 'transit',
  transitEnded: 'exemptionEnded',
  stayTooLong: 'extension',
  freeZone: 'freeZone',
  freeZoneTooLong: 'freeZone',
  freeZoneGuided: 'freeZoneGuided',
  mainland: 'freeZone',
  unilateral: 'unilateral',
  unilateralTooLong: 'unilateral',
  unilateralUsed: 'unilateral',
  exemptionEnded: 'exemptionEnded',
  russiaGroups: 'unilateralRussia',
  agreement: 'agreement',
  agreementUnsure: 'agreement',
  agreementTooLong: 'agreement',
  agreementTooLongUnsure: 'agreement',
  notExempt: 'unilateral',
  guidedTour: 'guidedTour',
  guidedTerritory: 'guidedTour',
  deskRefuses: 'deskRefuses',
  deskListed: 'deskListed',
  deskUnlisted: 'deskUnlisted',
  deskAirports: 'deskAirports',
  noDesk: 'deskAirports',
  stayWithin: 'stay',
  stayExtended: 'extension',
} as const satisfies Record<string, VisaRuleId>;
export type VisaReasonId = keyof typeof REASONS;

const CONDITIONS = {
  onceInMonths: 'unilateralConditions',
  ordinaryPassport: 'unilateralConditions',
  notExtendable: 'unilateralConditions',
  tourForAll: 'tourForAll',
  newPapers: 'newPapers',
  sheet: 'sheet',
  of180: 'agreement',
  askAgreement: 'agreement',
  fromDamascus: 'agreementListed',
  staysInZone: 'freeZone',
  onePlace: 'code',
  codeGoodAirport: 'codeValidity',
  codeGoodConsulate: 'codeValidity',
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
  insurance: 'insurance',
  itinerary: 'documents',
  detailedItinerary: 'documents',
  cv: 'documents',
  hotel: 'documents',
  returnTicket: 'documents',
  iranianPassport: 'iranianCitizens',
} as const satisfies Record<string, VisaRuleId>;
export type VisaPaperId = keyof typeof PAPERS;

/** `stamp` is paid to the state, `agency` to the applicant's agent; they are never added up. */
const COSTS = {
  noFee: 'stampFee',
  stamp: 'stampFee',
  agency: 'agencyFee',
  agencyGuided: 'agencyFee',
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

export type VisaSaid<Id extends string> = VisaRuleToday & {
  readonly id: Id;
  readonly rule: VisaRuleId;
  /** Maximum stay under the rule, where it is certain. */
  readonly days: number | null;
  readonly since: string | null;
};
export type VisaReason = VisaSaid<VisaReasonId>;

export type VisaJudgement = {
  readonly verdict: VisaVerdict;
  /** The first reason decided. */
  readonly reasons: readonly [VisaReason, ...VisaReason[]];
  readonly conditions: readonly VisaSaid<VisaConditionId>[];
  readonly papers: readonly VisaSaid<VisaPaperId>[];
  readonly costs: readonly VisaSaid<VisaCostId>[];
  readonly steps: readonly VisaStepId[];
  /** The confidence of the least certain reason. */
  readonly confidence: Confidence;
  /** Cities with a consulate in the country of residence; empty when none is needed or known. */
  readonly consulates: readonly string[];
};

type Detail = {
  readonly days?: number;
  readonly since?: string | null;
  readonly confidence?: Confidence;
  readonly rule?: VisaRuleId;
};

/** The input of all rules: question, traveller and today's rules. */
type VisaCase = { readonly question: VisaQuestion; readonly traveller: VisaTraveller; readonly rules: VisaRules };

const said = <Id extends string>(
  { of }: VisaRules,
  id: Id,
  {
    rule,
    days = null,
    since = null,
    confidence = 'high',
  }: Omit<Detail, 'days'> & { rule: VisaRuleId; days?: number | null },
): VisaSaid<Id> => {
  const known = of[rule];
  // A rule without a kept source has at most medium confidence.
  const most = known.source === 'notKept' ? 'medium' : 'high';
  return { ...known, id, rule, days, since, confidence: leastOf([known.confidence, confidence, most]) };
};
const leastOf = (all: readonly Confidence[]): Confidence =>
  CONFIDENCES[Math.max(...all.map((one) => CONFIDENCES.indexOf(one)))] ?? 'low';

const reason = ({ rules }: Pick<VisaCase, 'rules'>, id: VisaReasonId, detail: Detail = {}): VisaReason =>
  said(rules, id, { rule: REASONS[id], ...detail });

/** Lists by the names of their items. */
type Rest = {
  readonly conditions?: readonly VisaConditionId[];
  readonly papers?: readonly VisaPaperId[];
  readonly costs?: readonly VisaCostId[];
  readonly steps: readonly VisaStepId[];
  readonly consulates?: readonly string[];
};
function judgement(
  { rules }: VisaCase,
  verdict: VisaVerdict,
  reasons: VisaJudgement['reasons'],
  { conditions = [], papers = [], costs = [], steps, consulates = [] }: Rest,
): VisaJudgement {
  return {
    verdict,
    reasons,
    conditions: conditions.map((id) => said(rules, id, { rule: CONDITIONS[id] })),
    papers: papers.map((id) => said(rules, id, { rule: PAPERS[id] })),
    costs: costs.map((id) => said(rules, id, { rule: COSTS[id] })),
    steps,
    confidence: leastOf(reasons.map(({ confidence }) => confidence)),
    consulates,
  };
}

const impossible = (asked: VisaCase, why: VisaReasonId, steps: readonly VisaStepId[], detail?: Detail) =>
  judgement(asked, 'impossible', [reason(asked, why, detail)], {
    steps,
    consulates: steps.includes('askConsulate') ? consulatesOf(asked.question) : [],
  });

const consulatesOf = ({ residence }: VisaQuestion): readonly string[] => CONSULATES[residence] ?? [];

/**
 * Verdict for one traveller by the rules of a day. Pure and total: the server, the page and the tests use this
 * function. The order of the checks is their precedence.
 */
export function judgeVisa(question: VisaQuestion, traveller: VisaTraveller, rules: VisaRules): VisaJudgement {
  const asked: VisaCase = { question, traveller, rules };
  const { nationality, isIranian } = traveller;
  const { entry, purpose, days } = question;
  if (nationality === 'IR') return iranian(asked, 'iranian');
  if (nationality === 'IL') return impossible(asked, 'israel', []);
  if (isIranian) return iranian(asked, 'dualIranian');
  if (UNLISTED_PAPERS.includes(nationality)) return impossible(asked, 'unlisted', ['askConsulate']);
  if (entry === 'transit') return transit(asked);
  if (purpose !== 'tourism') return impossible(asked, purpose === 'press' ? 'press' : 'purpose', ['askConsulate']);
  if (entry === 'freeZone' && days <= rules.values.freeZone.days) return freeZone(asked);
  if (days > VISA_NUMBERS.longestDays) return impossible(asked, 'stayTooLong', ['askConsulate']);
  return exempt(asked) ?? withVisa(asked);
}

const iranian = (asked: VisaCase, why: 'iranian' | 'dualIranian') =>
  judgement(asked, 'impossible', [reason(asked, why)], {
    papers: ['iranianPassport'],
    steps: ['enterIranian', 'book'],
  });

function transit(asked: VisaCase): VisaJudgement {
  const since = endedSince(asked);
  return since
    ? impossible(asked, 'transitEnded', ['askConsulate'], { since })
    : impossible(asked, 'transit', ['askConsulate']);
}

/** The day on which a passport lost its exemption; null for all others. */
const endedSince = ({ rules, traveller: { nationality } }: VisaCase): string | null =>
  ownOf(rules.values.exemptionEnded.passports, nationality);

/** Looks up a country code; inherited property names are not countries. */
const ownOf = <T>(table: Readonly<Record<string, T>>, nationality: string): T | null =>
  Object.hasOwn(table, nationality) ? (table[nationality] ?? null) : null;

const freeZone = (asked: VisaCase) =>
  judgement(
    asked,
    'freeZone',
    [
      reason(asked, 'freeZone', { days: asked.rules.values.freeZone.days }),
      ...(needsGuide(asked) ? [reason(asked, 'freeZoneGuided')] : []),
    ],
    {
      conditions: ['staysInZone', 'israeliStamp'],
      papers: ['passport'],
      costs: ['noFee'],
      steps: ['flyToZone', 'askEmbassy', 'book'],
    },
  );

const needsGuide = ({ rules, traveller: { nationality } }: VisaCase): boolean =>
  rules.values.guidedTour.passports.includes(nationality);

/** The verdict for a passport that is exempt from a visa on this journey, otherwise null. */
function exempt(asked: VisaCase): VisaJudgement | null {
  const { nationality, hasUsedExemption = false } = asked.traveller;
  const { days } = asked.question;
  const { agreement, unilateral } = asked.rules.values;
  const rest = {
    papers: ['passport', 'insurance'],
    costs: ['noFee'],
    steps: ['askEmbassy', 'book'],
  } as const;
  const known = ownOf(agreement.passports, nationality);
  if (known && days <= known.days) {
    return judgement(asked, 'exempt', [agreementReason(asked, known, ['agreement', 'agreementUnsure'])], {
      ...rest,
      conditions: [
        ...(known.isOf180 ? (['of180'] as const) : []),
        ...(known.isLengthSure ? [] : (['askAgreement'] as const)),
        ...(nationality === 'SY' ? (['fromDamascus'] as const) : []),
        'israeliStamp',
      ],
    });
  }
  if (!unilateral.passports.includes(nationality) || days > unilateral.days || hasUsedExemption) return null;
  return judgement(asked, 'exempt', [reason(asked, 'unilateral', { days: unilateral.days })], {
    ...rest,
    conditions: ['onceInMonths', 'ordinaryPassport', 'notExtendable', 'israeliStamp'],
  });
}

/** The effect of an agreement on a journey: by its days where they are certain. */
function agreementReason(
  asked: VisaCase,
  { days, isLengthSure, confidence }: Agreement,
  [sure, unsure]: readonly [VisaReasonId, VisaReasonId],
): VisaReason {
  const rule = agreementRuleOf(asked.traveller.nationality);
  return isLengthSure
    ? reason(asked, sure, { rule, days, confidence })
    : // The agreement may be certain while its length of stay is not.
      reason(asked, unsure, { rule, confidence: 'low' });
}

/** The reason why a passport needs a visa on this journey. */
function whyVisa(asked: VisaCase): VisaReason {
  const { nationality } = asked.traveller;
  const { agreement, unilateral } = asked.rules.values;
  const known = ownOf(agreement.passports, nationality);
  if (known) return agreementReason(asked, known, ['agreementTooLong', 'agreementTooLongUnsure']);
  if (unilateral.passports.includes(nationality)) {
    const isTooLong = asked.question.days > unilateral.days;
    return reason(asked, isTooLong ? 'unilateralTooLong' : 'unilateralUsed', { days: unilateral.days });
  }
  const since = endedSince(asked);
  if (since) return reason(asked, 'exemptionEnded', { since });
  return nationality === 'RU' ? reason(asked, 'russiaGroups') : reason(asked, 'notExempt', { days: unilateral.days });
}

function withVisa(asked: VisaCase): VisaJudgement {
  const { nationality } = asked.traveller;
  const { entry, days } = asked.question;
  const { deskRefuses, deskListed, freeZone } = asked.rules.values;
  const stay =
    days <= VISA_NUMBERS.visaDays
      ? reason(asked, 'stayWithin', { days: VISA_NUMBERS.visaDays })
      : reason(asked, 'stayExtended', { days: VISA_NUMBERS.longestDays });
  const zone =
    entry === 'freeZoneOn'
      ? [reason(asked, 'mainland')]
      : entry === 'freeZone'
        ? [reason(asked, 'freeZoneTooLong', { days: freeZone.days })]
        : [];
  const costs = ['agency', 'stamp', 'changePlace'] as const;
  const consulates = consulatesOf(asked.question);
  const last: readonly VisaConditionId[] = [
    ...(STICKERS.includes(nationality) ? [] : (['sheet'] as const)),
    'israeliStamp',
  ];
  if (needsGuide(asked)) {
    // No source says which passports of a territory count as those of its state: the strict rule applies, with its
    // confidence.
    const guided = TERRITORIES.includes(nationality)
      ? reason(asked, 'guidedTerritory', { confidence: 'low' })
      : reason(asked, 'guidedTour');
    return judgement(asked, 'guidedTour', [guided, reason(asked, 'deskRefuses'), ...zone, stay], {
      conditions: ['workingDaysGuided', 'onePlace', 'codeGoodConsulate', ...last],
      papers: ['passport', 'passportScan', 'photo', 'cv', 'detailedItinerary', 'insurance', 'hotel'],
      costs: ['agencyGuided', 'stamp', 'changePlace'],
      steps: ['findGuide', 'askCode', 'nameConsulate', 'collectConsulate', 'book'],
      consulates,
    });
  }
  const why = whyVisa(asked);
  const isRefused = deskRefuses.passports.includes(nationality);
  if (entry === 'airport' && !isRefused) {
    const desk = reason(asked, deskListed.passports.includes(nationality) ? 'deskListed' : 'deskUnlisted');
    return judgement(asked, 'airportCode', [why, desk, reason(asked, 'deskAirports'), stay], {
      conditions: ['tourForAll', 'newPapers', 'workingDays', 'onePlace', 'codeGoodAirport', 'earlierRefusal', ...last],
      papers: ['passport', 'passportScan', 'photo', 'insurance', 'itinerary', 'hotel', 'returnTicket'],
      costs,
      steps: ['askCode', 'nameAirport', 'collectAirport', 'book'],
      consulates,
    });
  }
  const desk = reason(asked, isRefused ? 'deskRefuses' : 'noDesk');
  return judgement(asked, 'consulateCode', [why, ...zone, desk, stay], {
    conditions: ['tourForAll', 'newPapers', 'workingDays', 'onePlace', 'codeGoodConsulate', ...last],
    papers: ['passport', 'passportScan', 'photo', 'insurance', 'itinerary', 'hotel'],
    costs,
    steps: ['askCode', 'nameConsulate', 'collectConsulate', 'book'],
    consulates,
  });
}

export const judgeAll = (question: VisaQuestion, rules: VisaRules): readonly VisaJudgement[] =>
  question.travellers.map((traveller) => judgeVisa(question, traveller, rules));

/** The effect of another passport; both lists empty and the same verdict: no effect. */
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
