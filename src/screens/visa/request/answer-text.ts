import { countryName } from '#domain/core/countries.ts';
import { formatFullDay, isDay } from '#domain/core/time.ts';
import {
  askedFields,
  VISA_PAGE_ORDER,
  VISA_PAGES,
  type VisaField,
  type VisaPage,
  withPassportCountry,
} from '#domain/visa/visa-application.ts';
import { fieldLabel, VISA_FIELD_WORDS } from '#src/screens/visa/request/fields.ts';
import { placeName } from '#src/screens/visa/request/place-name.ts';
import type { VisaPerson } from '#src/screens/visa/request/request-page.ts';

/** An answer for display: labels, names of countries and places, dates. */
export function answerText(field: VisaField, value: string): string {
  const words = VISA_FIELD_WORDS[field];
  if (value === '') return '–';
  if (words.as === 'choice') return words.options.find((option) => option.value === value)?.label() ?? value;
  if (words.as === 'country') return countryName(value);
  if (words.as === 'place') return placeName(value);
  if (words.as === 'date' && isDay(value)) return formatFullDay(value);
  return words.as === 'tick' && value === 'yes' ? '✓' : value;
}

export type AnsweredPage = {
  readonly page: VisaPage;
  readonly answers: readonly { readonly id: VisaField; readonly term: string; readonly value: string }[];
};

/** All questions and answers by page; empty ones as a dash. */
export function answeredPages(
  person: Pick<VisaPerson, 'nationality' | 'verdict' | 'answers'>,
): readonly AnsweredPage[] {
  const answers = withPassportCountry(person.answers, person);
  const asked = askedFields(answers, person);
  return VISA_PAGE_ORDER.map((page) => ({
    page,
    answers: (VISA_PAGES[page] as readonly VisaField[])
      .filter((field) => asked.has(field))
      .map((field) => ({ id: field, term: fieldLabel(field), value: answerText(field, answers[field] ?? '') })),
  }));
}
