import type { Gift } from '#server/orders/gifts.ts';
import { type VisaDetail, visaDays } from '#server/products/visa/detail.ts';

/** For whom there is no visa, which another order of these days may count; not for who did not answer a question, or cancelled the tour. */
export function refusalsOf({ review, arrival, days }: VisaDetail): readonly Gift[] {
  const people = (review?.people ?? []).flatMap(({ outcome, refusal }, person) =>
    outcome === 'refused' && refusal !== 'notAnswered' && refusal !== 'tourCancelled' ? [person] : [],
  );
  return people.length === 0 ? [] : [{ kind: 'visaRefused', people, ...visaDays({ arrival, days }) }];
}
