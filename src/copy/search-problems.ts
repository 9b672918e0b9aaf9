import { own } from '#domain/core/own.ts';
import { m } from '#src/copy/generated/messages.js';

/** Reasons that a search of any product can have; start pages need no texts of passports and passwords. */
export const searchReasons = {
  required: () => m.problems_field_required(),
  date_invalid: () => m.problems_field_date(),
  same_place: () => m.problems_field_same_place(),
  date_in_past: () => m.problems_field_date_in_past(),
  date_too_far: () => m.problems_field_date_too_far(),
  too_many_passengers: () => m.problems_field_too_many(),
  invalid: () => m.problems_field_invalid(),
};

/** Why a field of a search is not valid; `texts` are the product's. Any other reason means "not valid". */
export const searchProblemText = (problem: string, texts: Readonly<Record<string, () => string>>): string =>
  (own(texts, problem) ?? own<() => string>(searchReasons, problem) ?? searchReasons.invalid)();
