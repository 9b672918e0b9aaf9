import { MAX_NAME } from '#domain/core/limits.ts';
import { isLatinName, ticketName } from '#domain/core/names.ts';
import { plainLine } from '#domain/core/plain-text.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { isDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';

export type DateParts = components['schemas']['DateParts'];

export type Person = Omit<components['schemas']['SavedPassengerInput'], 'isMe'>;
export type PersonDraft = Omit<components['schemas']['DraftPassenger'], 'ageClass' | 'savedPassengerId'>;

type Checks = {
  readonly today: string;
  /** The saved passport number stays: none is typed. */
  readonly keepsNumber: boolean;
};

/** Validation errors of all fields, whatever the journey; a journey may add more. */
export const personProblems = (person: Person, { today, keepsNumber }: Checks) => ({
  title: ['MR', 'MS'].includes(person.title) ? undefined : ('required' as const),
  firstName: nameProblem(person.firstName),
  lastName: nameProblem(person.lastName),
  birthDate: birthProblem(person.birthDate, today),
  nationality: countryProblem(person.nationality),
  passportNumber: keepsNumber ? undefined : passportProblem(person.passportNumber),
  passportCountry: countryProblem(person.passportCountry),
  passportExpiry: expiryProblem(person.passportExpiry),
});

/** Validation error of a given or family name in passport spelling. */
export function nameProblem(name: string): FieldProblem | undefined {
  const text = ticketName(name);
  if (!text) return 'required';
  if (/^(mrs?|ms|miss) /i.test(text)) return 'name_with_title';
  if (text.length > MAX_NAME) return 'too_long';
  return isLatinName(text) ? undefined : 'not_latin';
}

/** Why nobody was born on this day, as typed. `today`: YYYY-MM-DD in Tehran. */
export function birthProblem(day: string, today: string): FieldProblem | undefined {
  const problem = dayProblem(day);
  if (problem) return problem;
  return day < '1900-01-01' ? 'date_too_early' : day > today ? 'date_in_future' : undefined;
}

/** Why the three date inputs are not a Gregorian day. */
function dayProblem(text: string): FieldProblem | undefined {
  if (!text) return 'required';
  const parts = text.split('-');
  const [year = ''] = parts;
  if (parts.length !== 3 || !parts.every((part) => /^\d+$/.test(part))) return 'date_incomplete';
  if (year.length < 4) return 'date_short_year';
  // Iran's calendar: living people were born in its years 1270 to 1410.
  if (year >= '1250' && year < '1500') return 'date_persian_year';
  return isDay(text) ? undefined : 'date_invalid';
}

const countryProblem = (code: string): FieldProblem | undefined =>
  !code ? 'required' : /^[A-Z]{2}$/.test(code) ? undefined : 'country_invalid';

/** 5 to 15 letters and digits. */
const passportProblem = (number: string): FieldProblem | undefined =>
  passportText(number) === ''
    ? 'required'
    : /^[A-Z0-9]{5,15}$/.test(passportText(number))
      ? undefined
      : 'passport_invalid';

const expiryProblem = (day: string): FieldProblem | undefined =>
  dayProblem(day) ?? (day <= '2100-01-01' ? undefined : 'date_too_late');

/** `1988-03-14` from three inputs; '' when all are empty, and a text that `isDay` rejects when they are not a day. */
export function dayFromParts({ day, month, year }: DateParts): string {
  const parts = [year, month, day].map(plainLine);
  if (parts.every((part) => part === '')) return '';
  if (!parts.every((part) => /^\d{1,4}$/.test(part))) return parts.join('-') || '-';
  const [y = '', m = '', d = ''] = parts;
  return `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
}

/** The input to focus in a wrong date: an impossible day or month, else the year. */
export function wrongPart(parts: DateParts): keyof DateParts {
  const [day = 0, month = 0, year = 0] = [parts.day, parts.month, parts.year].map((part) => Number(plainLine(part)));
  if (!(day >= 1 && day <= 31)) return 'day';
  if (!(month >= 1 && month <= 12)) return 'month';
  const isWholeYear = year >= 1000 && year <= 9999;
  return isWholeYear && !isDay(dayFromParts(parts)) ? 'day' : 'year';
}

/** Splits a day into three inputs. */
export function datePartsOf(text: string): DateParts {
  const [year = '', month = '', day = ''] = text.split('-');
  return { year, month, day };
}

/** Passports print numbers in groups; machines read them without spaces. */
export const passportText = (number: string): string =>
  plainLine(number)
    .replaceAll(/[ ./-]/g, '')
    .toUpperCase();

/** With names and passport number in ticket format, however they were typed. */
export const asOnTicket = <P extends Pick<Person, 'firstName' | 'lastName' | 'passportNumber'>>(person: P): P => ({
  ...person,
  firstName: ticketName(person.firstName),
  lastName: ticketName(person.lastName),
  passportNumber: passportText(person.passportNumber),
});

export const personOf = (typed: PersonDraft): Person =>
  asOnTicket({
    title: typed.title,
    firstName: typed.firstName,
    lastName: typed.lastName,
    birthDate: dayFromParts(typed.birthDate),
    nationality: typed.nationality,
    passportNumber: typed.passportNumber,
    passportCountry: typed.passportCountry,
    passportExpiry: dayFromParts(typed.passportExpiry),
  });

/** A form prefilled from a saved passenger. The passport number stays on the server. */
export const draftOf = (saved: components['schemas']['SavedPassenger']): PersonDraft => ({
  title: saved.title,
  firstName: saved.firstName,
  lastName: saved.lastName,
  birthDate: datePartsOf(saved.birthDate),
  nationality: saved.nationality,
  passportNumber: '',
  passportCountry: saved.passportCountry,
  passportExpiry: datePartsOf(saved.passportExpiry),
});

const EMPTY_DATE: DateParts = { day: '', month: '', year: '' };

export const EMPTY_PERSON: PersonDraft = {
  title: '',
  firstName: '',
  lastName: '',
  birthDate: EMPTY_DATE,
  nationality: '',
  passportNumber: '',
  passportCountry: '',
  passportExpiry: EMPTY_DATE,
};

/** Why a date typed into one input, such as `27-03-05`, is not a day. */
export const unreadDay = (day: string): 'date_short_year' | 'date_invalid' =>
  /^\d{1,3}-/.test(day) ? 'date_short_year' : 'date_invalid';
