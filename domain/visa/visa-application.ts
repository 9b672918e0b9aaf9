import { plainly } from '#domain/core/clean-input.ts';
import { isPlainLatin, latinText } from '#domain/core/names.ts';
import type { DraftPassenger, PassengerInput } from '#domain/core/passengers.ts';
import { asOnTicket, EMPTY_PERSON, personProblems, unreadDay } from '#domain/core/person.ts';
import { internationalPhoneProblem } from '#domain/core/phone.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import { addMonths, isDay } from '#domain/core/time.ts';
import { wholeNumber } from '#domain/core/whole-number.ts';
import type { VisaVerdict } from '#domain/visa/visa-eligibility.ts';
import { isCountry } from '#domain/visa/visa-question.ts';
import { CONSULATES, DESK_AIRPORTS, VISA_NUMBERS } from '#domain/visa/visa-rules.ts';
import type { components } from '#openapi/generated/types.ts';

/** Typed answers of one applicant; missing answers are left out. */
export type VisaAnswers = components['schemas']['VisaAnswers'];
export type VisaField = keyof VisaAnswers;

/** The form of one applicant, divided into pages. Pictures are not answers, so `photo` has no fields. */
export const VISA_PAGES = {
  passport: [
    'firstName',
    'lastName',
    'sex',
    'birthDate',
    'passportNumber',
    'passportCountry',
    'passportType',
    'passportIssue',
    'passportExpiry',
    'passportIssuePlace',
    'blankPages',
  ],
  person: [
    'birthCountry',
    'birthCity',
    'fatherName',
    'grandfatherName',
    'maritalStatus',
    'otherNationality',
    'previousNationality',
    'homeCity',
    'emergencyContact',
  ],
  job: ['occupation', 'jobTitle', 'employer', 'workCity', 'workAddress', 'cv'],
  trip: ['entryCity', 'itinerary', 'timesInIran', 'lastVisit', 'guide'],
  collect: ['collectAt', 'collectPlace'],
  photo: [],
  declarations: ['noIsraeliPassport', 'notPress', 'truth', 'consent'],
} as const satisfies Record<string, readonly VisaField[]>;
export type VisaPage = keyof typeof VISA_PAGES;
export const VISA_PAGE_ORDER = Object.keys(VISA_PAGES) as readonly VisaPage[];

/** Facts about an applicant besides the answers. */
export type VisaApplicantCase = {
  /** From the passport, ISO 3166-1 alpha-2. */
  readonly nationality: string;
  readonly verdict: VisaVerdict;
  /** Days as YYYY-MM-DD. */
  readonly arrival: string;
  /** Today in Tehran. */
  readonly today: string;
  /** First possible arrival when the visa is collected at a consulate; absent once that is settled. */
  readonly consulateFrom?: string;
};

export type VisaProblems = Partial<Readonly<Record<VisaField, FieldProblem>>>;

/** Members of the Arab League: the ministry's form asks their nationals for the grandfather's name. */
const ARAB: ReadonlySet<string> = new Set(
  'DZ BH KM DJ EG IQ JO KW LB LY MR MA OM PS QA SA SO SD SY TN AE YE'.split(' '),
);

/** Nationals whom the visa check refuses, even with another passport: rules israeliPassport and iranianCitizens. */
const REFUSED: ReadonlySet<string> = new Set(['IL', 'IR']);

const SEXES = ['female', 'male'] as const;
const MARITAL_STATUSES = ['single', 'married', 'divorced', 'widowed'] as const;
export const OCCUPATIONS = ['employed', 'selfEmployed', 'student', 'retired', 'notWorking', 'child'] as const;
const WITH_JOB: readonly string[] = ['employed', 'selfEmployed'];

/** Places to collect the visa: an airport desk only if the verdict allows it. */
export const collectPlaces = ({ verdict }: Pick<VisaApplicantCase, 'verdict'>): readonly ('airport' | 'consulate')[] =>
  verdict === 'airportCode' ? ['airport', 'consulate'] : ['consulate'];

/** The fields for this applicant, given the answers so far; all others are hidden. */
export function askedFields(
  answers: VisaAnswers,
  of: Pick<VisaApplicantCase, 'nationality' | 'verdict'>,
): ReadonlySet<VisaField> {
  const isGuided = of.verdict === 'guidedTour';
  const hidden: Partial<Record<VisaField, boolean>> = {
    grandfatherName: !ARAB.has(of.nationality),
    jobTitle: !WITH_JOB.includes(answers.occupation ?? ''),
    employer: answers.occupation !== 'employed' && answers.occupation !== 'student',
    workCity: !WITH_JOB.includes(answers.occupation ?? ''),
    workAddress: !WITH_JOB.includes(answers.occupation ?? ''),
    cv: !isGuided,
    lastVisit: !wholeNumber(answers.timesInIran),
    guide: !isGuided,
  };
  return new Set(
    VISA_PAGE_ORDER.flatMap((page) => VISA_PAGES[page] as readonly VisaField[]).filter((field) => !hidden[field]),
  );
}

/** Answers that decide which fields show: correcting one alone could make the form inconsistent. */
const DECIDES_OTHERS: readonly VisaField[] = ['occupation', 'timesInIran', 'collectAt'];

/** The fields that a reviewer may have corrected, one at a time. */
export const correctableFields = (
  answers: VisaAnswers,
  of: Pick<VisaApplicantCase, 'nationality' | 'verdict'>,
): readonly VisaField[] => [...askedFields(answers, of)].filter((field) => !DECIDES_OTHERS.includes(field));

/** Required expiry of a passport for an arrival: six months after it. */
export const passportNeededUntil = (arrival: string): string => addMonths(arrival, VISA_NUMBERS.passportMonths);

/** Latest arrival for a passport that expires on a day. */
export const lastArrivalWith = (passportExpiry: string): string =>
  addMonths(passportExpiry, -VISA_NUMBERS.passportMonths);

/** The field's hint and error text contain this number. */
const LEAST_CV = 40;

/**
 * Answers normalised for storage and sending: plain characters, and ü as ue, because the ministry's form accepts no
 * accents.
 */
export const plainAnswers = (answers: VisaAnswers): VisaAnswers =>
  Object.fromEntries(Object.entries(plainly(answers)).map(([field, value]) => [field, latinText(value)]));

/** Fills in the passport country named at the beginning until another one is chosen, so that nobody types it twice. */
export const withPassportCountry = (
  answers: VisaAnswers,
  { nationality }: Pick<VisaApplicantCase, 'nationality'>,
): VisaAnswers => ({ passportCountry: nationality, ...answers });

/** Validation errors of the whole form, for the page and the server. */
export function visaAnswerProblems(typed: VisaAnswers, of: VisaApplicantCase): VisaProblems {
  const answers = withPassportCountry(plainAnswers(typed), of);
  const said = (field: VisaField) => (answers[field] ?? '').trim();
  const text = (field: VisaField, { most = 100, least = 1 } = {}): FieldProblem | undefined => {
    const value = said(field);
    if (value === '') return 'required';
    if (!isPlainLatin(value)) return 'text_not_latin';
    if (value.length > most) return 'text_long';
    return value.length < least ? 'text_short' : undefined;
  };
  const choice = (field: VisaField, allowed: readonly string[]): FieldProblem | undefined =>
    allowed.includes(said(field)) ? undefined : 'choice_needed';
  const countryOrNone = (field: VisaField): FieldProblem | undefined =>
    said(field) === '' || isCountry(said(field)) ? undefined : 'country_invalid';
  const pastDay = (field: VisaField): FieldProblem | undefined => {
    const day = said(field);
    return !day ? 'required' : !isDay(day) ? unreadDay(day) : day > of.today ? 'date_in_future' : undefined;
  };
  const declared = (field: VisaField): FieldProblem | undefined =>
    said(field) === 'yes' ? undefined : 'declaration_needed';

  const name = (problem: FieldProblem | undefined) => (problem === 'too_long' ? 'name_long' : problem);
  const person = personProblems(personOfAnswers(answers, of), { today: of.today, keepsNumber: false });
  const all: Record<VisaField, FieldProblem | undefined> = {
    firstName: name(person.firstName),
    lastName: name(person.lastName),
    sex: choice('sex', SEXES),
    birthDate: person.birthDate,
    passportNumber: person.passportNumber,
    // The verdict is for the passport named at the beginning.
    passportCountry:
      person.passportCountry ?? (said('passportCountry') === of.nationality ? undefined : 'other_passport'),
    passportType:
      said('passportType') === '' ? 'choice_needed' : said('passportType') === 'ordinary' ? undefined : 'passport_kind',
    passportIssue:
      pastDay('passportIssue') ?? (said('passportIssue') <= said('birthDate') ? 'passport_issued_late' : undefined),
    passportExpiry:
      person.passportExpiry ??
      (said('passportExpiry') < passportNeededUntil(of.arrival) ? 'passport_ends_early' : undefined),
    passportIssuePlace: text('passportIssuePlace'),
    blankPages:
      said('blankPages') === 'yes' ? undefined : said('blankPages') === 'no' ? 'pages_needed' : 'choice_needed',
    birthCountry: said('birthCountry') === '' ? 'required' : countryOrNone('birthCountry'),
    birthCity: text('birthCity'),
    fatherName: text('fatherName'),
    grandfatherName: text('grandfatherName'),
    maritalStatus: choice('maritalStatus', MARITAL_STATUSES),
    otherNationality:
      countryOrNone('otherNationality') ?? (REFUSED.has(said('otherNationality')) ? 'nationality_refused' : undefined),
    previousNationality: countryOrNone('previousNationality'),
    homeCity: text('homeCity'),
    emergencyContact: emergencyProblem(said('emergencyContact')) ?? text('emergencyContact', { most: 200 }),
    occupation: choice('occupation', OCCUPATIONS),
    jobTitle: text('jobTitle'),
    employer: text('employer'),
    workCity: text('workCity'),
    workAddress: text('workAddress', { most: 200 }),
    cv: text('cv', { most: 3000, least: LEAST_CV }),
    entryCity: text('entryCity'),
    itinerary: text('itinerary', { most: 3000 }),
    timesInIran: !said('timesInIran')
      ? 'required'
      : wholeNumber(said('timesInIran')) === null
        ? 'number_invalid'
        : undefined,
    lastVisit: pastDay('lastVisit'),
    guide: said('guide') === '' ? 'guide_needed' : text('guide'),
    collectAt:
      choice('collectAt', collectPlaces(of)) ??
      (said('collectAt') === 'consulate' && of.arrival < (of.consulateFrom ?? of.arrival)
        ? 'consulate_late'
        : undefined),
    collectPlace: placeProblem(said('collectAt'), said('collectPlace')),
    noIsraeliPassport: declared('noIsraeliPassport'),
    notPress: declared('notPress'),
    truth: declared('truth'),
    consent: declared('consent'),
  };
  const asked = askedFields(answers, of);
  const found = Object.entries(problemsIn(all)).filter(([field]) => asked.has(field as VisaField));
  return Object.fromEntries(found);
}

export const problemsOnPage = (
  page: VisaPage,
  problems: VisaProblems,
): readonly (readonly [VisaField, FieldProblem])[] =>
  (VISA_PAGES[page] as readonly VisaField[]).flatMap((field) => {
    const problem = problems[field];
    return problem ? [[field, problem] as const] : [];
  });

/** A name and a phone number with country code, such as `Anna Muster, +49 30 1234567`. */
function emergencyProblem(contact: string): FieldProblem | undefined {
  if (contact === '') return 'required';
  const phone = /\+?[\d\s()./-]{6,}$/.exec(contact)?.[0].trim();
  return phone === undefined ? 'phone_invalid' : internationalPhoneProblem(phone);
}

function placeProblem(at: string, place: string): FieldProblem | undefined {
  if (place === '') return 'required';
  const known: readonly string[] = at === 'airport' ? DESK_AIRPORTS : Object.values(CONSULATES).flat();
  return known.includes(place) ? undefined : 'place_unknown';
}

const personOfAnswers = (answers: VisaAnswers, { nationality }: Pick<VisaApplicantCase, 'nationality'>) =>
  asOnTicket({
    title: answers.sex === 'male' ? ('MR' as const) : ('MS' as const),
    firstName: answers.firstName ?? '',
    lastName: answers.lastName ?? '',
    birthDate: answers.birthDate ?? '',
    nationality,
    passportNumber: answers.passportNumber ?? '',
    passportCountry: answers.passportCountry ?? nationality,
    passportExpiry: answers.passportExpiry ?? '',
  });

/** An applicant as a passenger of the order. The browser sends this, and the server compares it with the answers. */
export const passengerOfAnswers = (
  answers: VisaAnswers,
  of: Pick<VisaApplicantCase, 'nationality'>,
): PassengerInput => ({
  ageClass: 'adult',
  ...personOfAnswers(answers, of),
});

/** An empty passenger for each person who needs a code. */
export const emptyApplicants = (count: number): DraftPassenger[] =>
  Array.from({ length: count }, () => ({ ...EMPTY_PERSON, ageClass: 'adult' as const }));
