import { own } from '#domain/core/own.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { wrongCharacter } from '#domain/core/wrong-character.ts';
import type { ProductFieldProblem } from '#src/copy/field-problems.gen.ts';
import { m } from '#src/copy/generated/messages.js';
import { searchReasons } from '#src/copy/search-problems.ts';
import { signNamed } from '#src/copy/sign-named.ts';

/** A reason without a text does not compile; product texts are beside the product's screens. */
const byField: Record<Exclude<FieldProblem, ProductFieldProblem>, () => string> = {
  ...searchReasons,
  name_with_title: () => m.problems_field_name_with_title(),
  not_latin: () => m.problems_field_not_latin(),
  too_long: () => m.problems_field_too_long(),
  email_invalid: () => m.problems_field_email(),
  phone_invalid: () => m.problems_field_phone(),
  phone_no_country: () => m.problems_field_phone_no_country(),
  date_incomplete: () => m.problems_field_date_incomplete(),
  date_short_year: () => m.problems_field_date_short_year(),
  date_persian_year: () => m.problems_field_date_persian_year(),
  date_too_early: () => m.problems_field_date_too_early(),
  date_too_late: () => m.problems_field_date_too_late(),
  date_in_future: () => m.problems_field_date_in_future(),
  age_too_young: () => m.problems_field_age_too_young(),
  age_not_adult: () => m.problems_field_not_adult(),
  age_not_child: () => m.problems_field_not_child(),
  age_not_infant: () => m.problems_field_not_infant(),
  passport_invalid: () => m.problems_field_passport(),
  passport_expired: () => m.problems_field_passport_expired(),
  same_passport: () => m.problems_field_same_passport(),
  same_person: () => m.problems_field_same_person(),
  nothing_changed: () => m.problems_field_nothing_changed(),
  country_invalid: () => m.problems_field_country(),
  rules_not_accepted: () => m.problems_field_rules(),
  reference_invalid: () => m.problems_field_reference(),
  password_short: () => m.problems_field_password_short(),
  password_long: () => m.problems_field_password_long(),
  password_common: () => m.problems_field_password_common(),
  password_personal: () => m.problems_field_password_personal(),
  password_mismatch: () => m.problems_field_password_mismatch(),
  password_wrong: () => m.problems_field_password_wrong(),
  code_invalid: () => m.problems_field_code(),
  amount_too_small: () => m.problems_field_amount_small(),
  amount_too_large: () => m.problems_field_amount_large(),
  discount_unknown: () => m.problems_field_discount_unknown(),
  discount_expired: () => m.problems_field_discount_expired(),
  discount_used: () => m.problems_field_discount_used(),
  discount_not_yours: () => m.problems_field_discount_not_yours(),
  discount_too_small: () => m.problems_field_discount_small(),
  in_use: () => m.problems_field_in_use(),
};

type Texts = Readonly<Record<string, () => string>>;

/**
 * Why a field is not valid, naming the first wrong character of `typed` ('' beside nothing that is typed); `texts` are the product's.
 * An unknown code of the server means "not valid".
 */
export const fieldProblemText = (problem: string, typed: string, texts: Texts = {}): string =>
  signNamed(wrongCharacter(problem, typed), (own(texts, problem) ?? own(byField, problem) ?? byField.invalid)());
