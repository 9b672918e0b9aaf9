import { CODE_MINUTES, IDLE_MINUTES } from '#domain/core/limits.ts';
import type { Problem, ProblemCode } from '#domain/core/problem.ts';
import { m } from '#src/copy/generated/messages.js';

/** A code without a text does not compile. */
const byCode: Record<ProblemCode, (problem: Problem) => string> = {
  invalid_request: () => m.problems_invalid_request(),
  invalid_details: () => m.problems_invalid_details(),
  not_found: () => m.problems_not_found(),
  order_unknown: () => m.problems_order_unknown(),
  rate_limited: ({ retryAfterSeconds = 60 }) => m.problems_rate_limited({ minutes: Math.ceil(retryAfterSeconds / 60) }),
  sold_out: () => m.problems_sold_out(),
  price_changed: () => m.problems_price_changed(),
  offer_expired: () => m.problems_offer_expired(),
  hold_expired: () => m.problems_hold_expired(),
  extension_refused: () => m.problems_extension_refused(),
  others_depend: () => m.problems_others_depend(),
  not_allowed: () => m.problems_not_allowed(),
  payment_declined: ({ message }) => (declineText[message] ?? m.problems_declined)(),
  signature_invalid: () => m.problems_unexpected(),
  conflict: () => m.problems_conflict(),
  login_required: () => m.problems_login_required(),
  wrong_credentials: () => m.problems_wrong_credentials(),
  registration_failed: () => m.problems_registration_failed(),
  code_wrong: () => m.problems_code_wrong(),
  code_elsewhere: () => m.problems_code_elsewhere({ minutes: CODE_MINUTES }),
  link_expired: () => m.problems_link_expired(),
  link_used: () => m.problems_link_used(),
  step_up_required: () => m.problems_step_up(),
  password_required: () => m.problems_password_required({ minutes: IDLE_MINUTES }),
  balance_too_low: () => m.problems_balance_low(),
  pictures_of_one: () => m.problems_pictures_of_one(),
  pictures_of_network: ({ retryAfterSeconds = 3600 }) =>
    m.problems_pictures_of_network({ hours: Math.ceil(retryAfterSeconds / 3600) }),
  pictures_of_all: () => m.problems_pictures_of_all(),
  unavailable: () => m.problems_unavailable(),
  unexpected: () => m.problems_unexpected(),
};

/** The bank's reason code, carried by the Problem's message, in plain words. */
const declineText: Readonly<Record<string, () => string>> = {
  insufficient_funds: () => m.problems_declined_funds(),
  card_expired: () => m.problems_declined_expired(),
  do_not_honour: () => m.problems_declined_bank(),
  limit_exceeded: () => m.problems_declined_limit(),
  cancelled_by_cardholder: () => m.problems_declined_cancelled(),
};

export const problemText = (problem: Problem): string => byCode[problem.code](problem);
