import { countryInText } from '#domain/core/countries.ts';
import type { Confidence } from '#domain/core/facts/fact.ts';
import { formatMoney } from '#domain/core/money.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { airportOf } from '#domain/country/airports.ts';
import type {
  VisaConditionId,
  VisaCostId,
  VisaJudgement,
  VisaPaperId,
  VisaReason,
  VisaReasonId,
  VisaSaid,
  VisaStepId,
} from '#domain/visa/visa-eligibility.ts';
import { VISA_FEES } from '#domain/visa/visa-fees.ts';
import type { VisaTraveller } from '#domain/visa/visa-question.ts';
import type { VisaSource } from '#domain/visa/visa-rule-types.ts';
import { DESK_AIRPORTS, FREE_ZONES, VISA_NUMBERS as N } from '#domain/visa/visa-rules.ts';
import type { VisaRuleToday } from '#domain/visa/visa-rules-today.ts';
import { m } from '#src/copy/generated/messages.js';
import { dateText } from '#src/screens/core/facts/date-text.ts';
import { VERDICT_WORDS } from '#src/screens/visa/choice-words.ts';
import type { IconName } from '#src/ui/icon-names.ts';

type Saying = {
  readonly tag: string;
  readonly tone: 'accent' | 'done' | 'warn' | 'stop';
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
};

/** Text of a verdict. Where no visa is available, the reason names the remaining way. */
export function sayingOf({ verdict, reasons: [first] }: VisaJudgement): Saying {
  const tag = VERDICT_WORDS[verdict]();
  switch (verdict) {
    case 'exempt': {
      const said =
        first.id === 'agreementUnsure'
          ? { tone: 'warn' as const, title: m.visa_say_exemptunsure(), text: m.visa_say_exemptunsure_text() }
          : { tone: 'done' as const, title: m.visa_say_exempt(), text: m.visa_say_exempt_text() };
      return { tag, icon: 'circle-check', ...said };
    }
    case 'freeZone':
      return {
        tag,
        tone: 'done',
        icon: 'circle-check',
        title: m.visa_say_freezone(),
        text: m.visa_say_freezone_text({ days: first.days ?? 0 }),
      };
    case 'airportCode':
      return {
        tag,
        tone: 'accent',
        icon: 'stamp',
        title: m.visa_say_airportcode(),
        text: m.visa_say_airportcode_text(),
      };
    case 'consulateCode':
      return {
        tag,
        tone: 'accent',
        icon: 'stamp',
        title: m.visa_say_consulatecode(),
        text: m.visa_say_consulatecode_text(),
      };
    case 'guidedTour':
      return {
        tag,
        tone: 'accent',
        icon: 'users',
        title: m.visa_say_guidedtour(),
        text: m.visa_say_guidedtour_text(),
      };
    case 'impossible':
      return notHere(first.id, tag);
  }
}

function notHere(why: VisaReasonId, tag: string): Saying {
  switch (why) {
    case 'israel':
      return {
        tag: m.visa_tag_israel(),
        tone: 'stop',
        icon: 'x',
        title: m.visa_say_israel(),
        text: m.visa_say_israel_text(),
      };
    case 'iranian':
    case 'dualIranian':
      return {
        tag: m.visa_tag_iranian(),
        tone: 'warn',
        icon: 'info',
        title: m.visa_say_iranian(),
        text: m.visa_say_iranian_text(),
      };
    case 'transit':
      return {
        tag: m.visa_tag_transit(),
        tone: 'warn',
        icon: 'help',
        title: m.visa_say_transit(),
        text: m.visa_say_transit_text(),
      };
    case 'transitEnded':
      return {
        tag: m.visa_tag_transitended(),
        tone: 'warn',
        icon: 'info',
        title: m.visa_say_transitended(),
        text: m.visa_say_transitended_text(),
      };
    case 'unlisted':
      return {
        tag: m.visa_tag_transit(),
        tone: 'warn',
        icon: 'help',
        title: m.visa_say_unlisted(),
        text: m.visa_say_unlisted_text(),
      };
    case 'press':
      return { tag, tone: 'stop', icon: 'x', title: m.visa_say_press(), text: m.visa_say_press_text() };
    case 'stayTooLong':
      return {
        tag,
        tone: 'stop',
        icon: 'x',
        title: m.visa_say_staytoolong(),
        text: m.visa_say_staytoolong_text({ days: N.longestDays }),
      };
    default:
      return { tag, tone: 'stop', icon: 'x', title: m.visa_say_purpose(), text: m.visa_say_purpose_text() };
  }
}

/** Drops the airport in brackets of a city with two airports: the code says it. */
const cityOf = (code: string) => (airportOf(code)?.city ?? code).replace(/ \(.*\)/, '');
const deskAirports = () => DESK_AIRPORTS.map((code) => `${cityOf(code)} (${code})`).join(', ');

export function reasonText({ id, days: known, since }: VisaReason, country: string): string {
  const days = known ?? 0;
  const day = since ? formatFullDay(since) : '';
  switch (id) {
    case 'israel':
      return m.visa_reason_israel();
    case 'iranian':
      return m.visa_reason_iranian();
    case 'dualIranian':
      return m.visa_reason_dualiranian();
    case 'unlisted':
      return m.visa_reason_unlisted();
    case 'press':
      return m.visa_reason_press();
    case 'purpose':
      return m.visa_reason_purpose();
    case 'transit':
      return m.visa_reason_transit();
    case 'stayTooLong':
      return m.visa_reason_staytoolong({ longest: N.longestDays });
    case 'freeZone':
      return m.visa_reason_freezone({ days, zones: FREE_ZONES.join(', ') });
    case 'freeZoneTooLong':
      return m.visa_reason_freezonetoolong({ days });
    case 'freeZoneGuided':
      return m.visa_reason_freezoneguided({ country });
    case 'mainland':
      return m.visa_reason_mainland();
    case 'unilateral':
      return m.visa_reason_unilateral({ country, days });
    case 'unilateralTooLong':
      return m.visa_reason_unilateraltoolong({ country, days });
    case 'unilateralUsed':
      return m.visa_reason_unilateralused({ country, days, months: N.unilateralOncePerMonths });
    case 'exemptionEnded':
      return m.visa_reason_exemptionended({ country, day });
    case 'transitEnded':
      return m.visa_reason_transitended({ country, day });
    case 'russiaGroups':
      return m.visa_reason_russiagroups();
    case 'agreement':
      return m.visa_reason_agreement({ country, days });
    case 'agreementUnsure':
      return m.visa_reason_agreementunsure({ country });
    case 'agreementTooLong':
      return m.visa_reason_agreementtoolong({ country, days });
    case 'agreementTooLongUnsure':
      return m.visa_reason_agreementtoolongunsure({ country });
    case 'notExempt':
      return m.visa_reason_notexempt({ country, days });
    case 'guidedTour':
      return m.visa_reason_guidedtour({ country });
    case 'guidedTerritory':
      return m.visa_reason_guidedterritory({ country });
    case 'deskRefuses':
      return m.visa_reason_deskrefuses({ country });
    case 'deskListed':
      return m.visa_reason_desklisted({ country });
    case 'deskUnlisted':
      return m.visa_reason_deskunlisted({ country });
    case 'deskAirports':
      return m.visa_reason_deskairports({ airports: deskAirports() });
    case 'noDesk':
      return m.visa_reason_nodesk({ airports: deskAirports() });
    case 'stayWithin':
      return m.visa_reason_staywithin({ days });
    case 'stayExtended':
      return m.visa_reason_stayextended({ visa: N.visaDays, days });
  }
}

const CONDITIONS: Readonly<Record<VisaConditionId, () => string>> = {
  onceInMonths: () => m.visa_keep_onceinmonths({ months: N.unilateralOncePerMonths }),
  ordinaryPassport: m.visa_keep_ordinarypassport,
  notExtendable: m.visa_keep_notextendable,
  tourForAll: m.visa_keep_tourforall,
  newPapers: m.visa_keep_newpapers,
  sheet: m.visa_keep_sheet,
  of180: m.visa_keep_of180,
  askAgreement: m.visa_keep_askagreement,
  fromDamascus: m.visa_keep_fromdamascus,
  staysInZone: m.visa_keep_staysinzone,
  onePlace: m.visa_keep_oneplace,
  codeGoodAirport: () => m.visa_keep_codegoodairport({ days: N.codeDaysAirport }),
  codeGoodConsulate: () => m.visa_keep_codegoodconsulate({ days: N.codeDaysConsulate }),
  workingDays: () => {
    const [[from, to], [fast, slow]] = [N.workingDaysNormal, N.workingDaysUrgent];
    return m.visa_keep_workingdays({ from, to, fast, slow });
  },
  workingDaysGuided: () => {
    const [from, to] = N.workingDaysGuided;
    return m.visa_keep_workingdaysguided({ from, to });
  },
  earlierRefusal: m.visa_keep_earlierrefusal,
  israeliStamp: m.visa_keep_israelistamp,
};
export const conditionText = ({ id }: VisaSaid<VisaConditionId>): string => CONDITIONS[id]();

type Paper = { readonly icon: IconName; readonly text: () => string };
const PAPERS: Readonly<Record<VisaPaperId, Paper>> = {
  passport: {
    icon: 'user',
    text: () => m.visa_paper_passport({ months: N.passportMonths, pages: N.blankPages }),
  },
  photo: { icon: 'face', text: () => m.visa_paper_photo(N.photo) },
  passportScan: { icon: 'scan', text: m.visa_paper_passportscan },
  insurance: { icon: 'shield-plus', text: m.visa_paper_insurance },
  itinerary: { icon: 'map', text: m.visa_paper_itinerary },
  detailedItinerary: { icon: 'map', text: m.visa_paper_detaileditinerary },
  cv: { icon: 'log', text: m.visa_paper_cv },
  hotel: { icon: 'bed', text: m.visa_paper_hotel },
  returnTicket: { icon: 'plane', text: m.visa_paper_returnticket },
  iranianPassport: { icon: 'user', text: m.visa_paper_iranianpassport },
};
export const paperOf = (id: VisaPaperId): Paper => PAPERS[id];

type Cost = { readonly what: string; readonly to: string; readonly each: string };
const COSTS: Readonly<Record<VisaCostId, () => Cost>> = {
  noFee: () => ({ what: m.visa_cost_nofee(), to: m.visa_cost_nofee_to(), each: m.visa_cost_nofee_each() }),
  stamp: () => ({ what: m.visa_cost_stamp(), to: m.visa_cost_stamp_to(), each: m.visa_cost_stamp_each() }),
  agency: () => {
    const [from, to] = N.agencyEur;
    return {
      what: m.visa_cost_agency(),
      to: m.visa_cost_agency_to({
        normal: formatMoney(VISA_FEES.normal),
        urgent: formatMoney(VISA_FEES.urgent),
      }),
      each: m.visa_cost_agency_each({ from, to }),
    };
  },
  agencyGuided: () => {
    const [from, to] = N.agencyEur;
    return {
      what: m.visa_cost_agency(),
      to: m.visa_cost_agencyguided_to({ normal: formatMoney(VISA_FEES.normal) }),
      each: m.visa_cost_agency_each({ from, to }),
    };
  },
  changePlace: () => ({
    what: m.visa_cost_changeplace(),
    to: m.visa_cost_changeplace_to(),
    each: m.visa_cost_changeplace_each({ eur: N.changePlaceEur }),
  }),
};
export const costOf = ({ id }: VisaSaid<VisaCostId>): Cost => COSTS[id]();

export const STEP_WORDS: Readonly<Record<VisaStepId, () => string>> = {
  askEmbassy: m.visa_step_askembassy,
  askConsulate: m.visa_step_askconsulate,
  enterIranian: m.visa_step_enteriranian,
  flyToZone: m.visa_step_flytozone,
  findGuide: m.visa_step_findguide,
  askCode: m.visa_step_askcode,
  nameAirport: m.visa_step_nameairport,
  nameConsulate: m.visa_step_nameconsulate,
  collectAirport: m.visa_step_collectairport,
  collectConsulate: m.visa_step_collectconsulate,
  book: m.visa_step_book,
};

const SURE: Readonly<Record<Confidence, () => string>> = {
  high: m.visa_sure_high,
  medium: m.visa_sure_medium,
  low: m.visa_sure_low,
};
const ANSWER_SURE: Readonly<Record<Confidence, () => string>> = {
  high: m.visa_sure_answer_high,
  medium: m.visa_sure_answer_medium,
  low: m.visa_sure_answer_low,
};
export const answerSure = (confidence: Confidence): string => ANSWER_SURE[confidence]();

const SOURCES: Readonly<Record<Exclude<VisaSource, 'notKept' | 'pages'>, () => string>> = {
  agencies: m.visa_source_agencies,
  olderLists: m.visa_source_olderlists,
  generalKnowledge: m.visa_source_generalknowledge,
};

/** Text before and after the names of a rule's sources. */
export type SourceWords = { readonly sure: string; readonly source: string | null; readonly rest: string };

/**
 * "Sure · Mint · 18 Nov 2025", or since when nobody has checked. Missing sources are noted once per page; such a rule shows only its lower
 * confidence. null: nothing.
 */
export function sourceWords({ confidence, source, asOf, notSince }: VisaRuleToday): SourceWords | null {
  const sure = SURE[confidence]();
  if (source === 'notKept') return confidence === 'low' ? { sure, source: null, rest: '' } : null;
  const dated = asOf === null ? m.visa_date_none() : dateText(asOf);
  const rest = notSince ? m.visa_source_overdue({ date: dated, day: formatFullDay(notSince) }) : dated;
  return { sure, source: source === 'pages' ? null : SOURCES[source](), rest };
}

/** "Traveller 2: passport of France". */
export const travellerText = ({ nationality, isIranian }: VisaTraveller, index: number): string => {
  const words = { number: index + 1, country: countryInText(nationality) };
  return isIranian ? m.visa_traveller_iranian(words) : m.visa_traveller(words);
};
