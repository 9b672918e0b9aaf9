import { OCCUPATIONS, type VisaField, type VisaPage } from '#domain/visa/visa-application.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { fieldProblems } from '#src/screens/visa/field-problems.gen.ts';

type Words = () => string;
type Choice = { readonly value: string; readonly label: Words };

type VisaFieldKind =
  | { readonly as: 'text'; readonly isCode?: true; readonly isLong?: true }
  | { readonly as: 'number' }
  | { readonly as: 'date'; readonly isBirthday?: true }
  | { readonly as: 'country'; readonly isOptional?: true }
  | { readonly as: 'choice'; readonly options: readonly Choice[] }
  /** The desk for the preceding answer. */
  | { readonly as: 'place' }
  | { readonly as: 'tick' };

type VisaFieldWords = VisaFieldKind & { readonly label: Words; readonly hint?: Words };

const OCCUPATION_WORDS: Readonly<Record<(typeof OCCUPATIONS)[number], Words>> = {
  employed: m.visarequest_employed,
  selfEmployed: m.visarequest_selfemployed,
  student: m.visarequest_student,
  retired: m.visarequest_retired,
  notWorking: m.visarequest_notworking,
  child: m.visarequest_child,
};

/** Label and kind of each field; page and order come from the rules. */
export const VISA_FIELD_WORDS: Readonly<Record<VisaField, VisaFieldWords>> = {
  firstName: { as: 'text', label: m.visarequest_given, hint: m.visarequest_given_hint },
  lastName: { as: 'text', label: m.visarequest_family, hint: m.passengers_family_hint },
  sex: {
    as: 'choice',
    label: m.visarequest_sex,
    hint: m.visarequest_sex_hint,
    options: [
      { value: 'female', label: m.visarequest_female },
      { value: 'male', label: m.visarequest_male },
    ],
  },
  birthDate: { as: 'date', isBirthday: true, label: m.visarequest_birth },
  passportNumber: { as: 'text', isCode: true, label: m.visarequest_number },
  passportCountry: { as: 'country', label: m.visa_passport_country },
  passportType: {
    as: 'choice',
    label: m.visarequest_kind,
    options: [
      { value: 'ordinary', label: m.visarequest_kind_ordinary },
      { value: 'other', label: m.visarequest_kind_other },
    ],
  },
  passportIssue: { as: 'date', label: m.visarequest_issue },
  passportExpiry: { as: 'date', label: m.visarequest_expiry },
  passportIssuePlace: { as: 'text', label: m.visarequest_issue_place, hint: m.visarequest_issue_place_hint },
  blankPages: {
    as: 'choice',
    label: m.visarequest_blank,
    options: [
      { value: 'yes', label: m.visarequest_blank_yes },
      { value: 'no', label: m.visarequest_blank_no },
    ],
  },
  birthCountry: { as: 'country', label: m.visarequest_birthcountry },
  birthCity: { as: 'text', label: m.visarequest_birthcity },
  fatherName: { as: 'text', label: m.visarequest_father },
  grandfatherName: { as: 'text', label: m.visarequest_grandfather, hint: m.visarequest_grandfather_hint },
  maritalStatus: {
    as: 'choice',
    label: m.visarequest_marital,
    options: [
      { value: 'single', label: m.visarequest_single },
      { value: 'married', label: m.visarequest_married },
      { value: 'divorced', label: m.visarequest_divorced },
      { value: 'widowed', label: m.visarequest_widowed },
    ],
  },
  otherNationality: { as: 'country', isOptional: true, label: m.visarequest_other, hint: m.visarequest_other_hint },
  previousNationality: {
    as: 'country',
    isOptional: true,
    label: m.visarequest_previous,
    hint: m.visarequest_other_hint,
  },
  homeCity: { as: 'text', label: m.visarequest_homecity },
  emergencyContact: { as: 'text', label: m.visarequest_emergency, hint: m.visarequest_emergency_hint },
  occupation: {
    as: 'choice',
    label: m.visarequest_occupation,
    options: OCCUPATIONS.map((value) => ({ value, label: OCCUPATION_WORDS[value] })),
  },
  jobTitle: { as: 'text', label: m.visarequest_jobtitle, hint: m.visarequest_jobtitle_hint },
  employer: { as: 'text', label: m.visarequest_employer },
  workCity: { as: 'text', label: m.visarequest_workcity },
  workAddress: { as: 'text', label: m.visarequest_workaddress },
  cv: { as: 'text', isLong: true, label: m.visarequest_cv, hint: m.visarequest_cv_hint },
  entryCity: { as: 'text', label: m.visarequest_entrycity, hint: m.visarequest_entrycity_hint },
  itinerary: { as: 'text', isLong: true, label: m.visarequest_itinerary, hint: m.visarequest_itinerary_hint },
  timesInIran: { as: 'number', label: m.visarequest_times, hint: m.visarequest_times_hint },
  lastVisit: { as: 'date', label: m.visarequest_lastvisit },
  guide: { as: 'text', label: m.visarequest_guide, hint: m.visarequest_guide_hint },
  collectAt: {
    as: 'choice',
    label: m.visarequest_collect_at,
    options: [
      { value: 'airport', label: m.visarequest_collect_airport },
      { value: 'consulate', label: m.visarequest_collect_consulate },
    ],
  },
  collectPlace: { as: 'place', label: m.visarequest_collect_place, hint: m.visarequest_collect_place_hint },
  noIsraeliPassport: { as: 'tick', label: m.visarequest_declare_israel },
  notPress: { as: 'tick', label: m.visarequest_declare_press },
  truth: { as: 'tick', label: m.visarequest_declare_truth },
  consent: { as: 'tick', label: m.visarequest_declare_consent },
};

export const PAGE_WORDS: Readonly<Record<VisaPage, Words>> = {
  passport: m.visarequest_task_passport,
  person: m.visarequest_task_person,
  job: m.visarequest_task_job,
  trip: m.visarequest_task_trip,
  collect: m.visarequest_task_collect,
  photo: m.visarequest_task_photo,
  declarations: m.visarequest_task_declarations,
};

export const isVisaField = (name: string): name is VisaField => Object.hasOwn(VISA_FIELD_WORDS, name);

/** Label of a field; a picture is named like its page. */
export const fieldLabel = (name: string): string =>
  isVisaField(name) ? VISA_FIELD_WORDS[name].label() : name === 'passport' ? PAGE_WORDS.passport() : PAGE_WORDS.photo();

export const faultText = (code: string, typed: string): string => fieldProblemText(code, typed, fieldProblems);
