import { addDays } from '#domain/core/time.ts';
import type { Gift } from '#server/orders/gifts.ts';
import type { VisaDetail } from '#server/products/visa/detail.ts';

/** For whom there is no visa, which another order of these days may count; not for who did not answer a question. */
export function refusalsOf({ review, arrival, days }: VisaDetail): readonly Gift[] {
  const people = (review?.people ?? []).flatMap(({ outcome, refusal }, person) =>
    outcome === 'refused' && refusal !== 'notAnswered' ? [person] : [],
  );
  return people.length === 0 ? [] : [{ kind: 'visaRefused', people, from: arrival, to: addDays(arrival, days - 1) }];
}
