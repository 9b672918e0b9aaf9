import type { PassengerProblems } from '#domain/core/passengers.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';

/** Problem by field path, from our checks and the server's. */
export type FieldProblems = Readonly<Record<string, string>>;

/** In page order; the first invalid field gets the focus. */
const FIELDS = {
  title: () => m.passengers_name_title(),
  firstName: () => m.passengers_given(),
  lastName: () => m.passengers_family(),
  age: () => m.passengers_age(),
  birthDate: () => m.passengers_birth(),
  nationality: () => m.passengers_nationality(),
  passportNumber: () => m.passengers_passport(),
  passportCountry: () => m.passengers_issued_by(),
  passportExpiry: () => m.passengers_expiry(),
  email: () => m.passengers_email(),
  phone: () => m.passengers_phone(),
} as const;

const NAMES = Object.keys(FIELDS);
const isField = (name: string): name is keyof typeof FIELDS => name in FIELDS;

/** Each empty field has its own instruction. */
const MISSING: Readonly<Record<keyof typeof FIELDS, () => string>> = {
  title: () => m.passengers_missing_title(),
  firstName: () => m.passengers_missing_given(),
  lastName: () => m.passengers_missing_family(),
  age: () => m.passengers_missing_age(),
  birthDate: () => m.passengers_missing_birth(),
  nationality: () => m.passengers_missing_nationality(),
  passportNumber: () => m.passengers_missing_passport(),
  passportCountry: () => m.passengers_missing_issued_by(),
  passportExpiry: () => m.passengers_missing_expiry(),
  email: () => m.passengers_missing_email(),
  phone: () => m.passengers_missing_phone(),
};

/** Texts of reasons that only a product knows. */
export type ProblemTexts = Readonly<Record<string, () => string>>;

/** Error text of a field, or what it needs. */
export const personProblemText = (field: string, problem: string, typed: string, texts?: ProblemTexts): string =>
  problem === 'required' && isField(field) ? MISSING[field]() : fieldProblemText(problem, typed, texts);

/** `passengers.1.birthDate` → traveller 1 (from 0), field `birthDate`; contact fields have no traveller. */
export function partsOf(path: string): { readonly traveller: number | null; readonly field: string } {
  const [first = '', index, field] = path.split('.');
  return first === 'passengers' ? { traveller: Number(index), field: field ?? '' } : { traveller: null, field: first };
}

const rankOf = (path: string) => {
  const { traveller, field } = partsOf(path);
  return (traveller ?? 99) * 100 + NAMES.indexOf(field);
};

/** Field paths with problems, in page order. */
export const inOrder = (problems: FieldProblems): string[] =>
  Object.keys(problems).sort((a, b) => rankOf(a) - rankOf(b));

/** With problems of several travellers, one traveller's above this number become one line. */
const MOST_LINES = 3;

/** A product's own words for a field; undefined: the shared ones. */
export type OwnProblemText = (path: string, problem: string) => string | undefined;
const noWords: OwnProblemText = () => undefined;

export type SummaryLine = { readonly fieldId: string; readonly text: string };

/** Lines of the error summary, each linked to a field: single problems, or one line for a traveller with many. */
export function summaryLines(
  problems: FieldProblems,
  nameOf: (traveller: number) => string,
  ownText = noWords,
): SummaryLine[] {
  const paths = inOrder(problems);
  const isOne = new Set(paths.map((path) => partsOf(path).traveller).filter((place) => place !== null)).size <= 1;
  return paths.flatMap((path) => {
    const { traveller } = partsOf(path);
    const same = paths.filter((other) => partsOf(other).traveller === traveller);
    if (traveller === null || isOne || same.length <= MOST_LINES) {
      return [{ fieldId: path, text: summaryLine(path, problems[path] ?? '', nameOf, ownText) }];
    }
    if (path !== same[0]) return [];
    const many = { name: nameOf(traveller), count: same.length };
    const isEmpty = same.every((one) => problems[one] === 'required');
    const text = isEmpty ? m.passengers_problem_fill(many) : m.passengers_problem_correct(many);
    return [{ fieldId: path, text }];
  });
}

/** "Jonas, passport number: Only letters and digits, 5 to 15." */
function summaryLine(
  path: string,
  problem: string,
  nameOf: (traveller: number) => string,
  ownText: OwnProblemText,
): string {
  const { traveller, field } = partsOf(path);
  const text = ownText(path, problem) ?? personProblemText(field, problem, '');
  const label = isField(field) ? FIELDS[field]() : '';
  // Texts of missing values name the field already.
  if (problem === 'required' && label) {
    return traveller === null ? text : m.passengers_problem_field({ field: nameOf(traveller), text });
  }
  if (traveller === null) return label ? m.passengers_problem_field({ field: label, text }) : text;
  return m.passengers_problem({ name: nameOf(traveller), field: lowerFirst(label), text });
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Field path of a control: the boxes of a date are one field. */
export const pathOf = (controlId: string): string => controlId.replace(/-(day|month|year)$/, '');

// Duplicates depend on other travellers, so a change elsewhere may resolve them.
const OF_TWO = ['same_passport', 'same_person'];

/** After a refused submit only invalid fields are rechecked: the changed one, and duplicates. */
export function recheck(problems: FieldProblems, changed: string, fresh: PassengerProblems): FieldProblems {
  const kept = Object.entries(problems).flatMap(([path, problem]): [string, string][] => {
    if (path !== changed && !OF_TWO.includes(problem)) return [[path, problem]];
    const now = fresh[path];
    return now ? [[path, now]] : [];
  });
  return Object.fromEntries(kept);
}

/** The same on blur, which also reports new problems of that field. */
export function recheckLeft(problems: FieldProblems, left: string, fresh: PassengerProblems): FieldProblems {
  const { [left]: _, ...others } = problems;
  const now = fresh[left];
  return now ? { ...others, [left]: now } : others;
}
