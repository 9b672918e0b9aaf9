import type { PassengerDraft } from '#domain/core/passengers.ts';
import { EMPTY_PERSON } from '#domain/core/person.ts';
import { keyOf, lastKeyOf } from '#src/platform/core/checkout/draft-store.ts';
import { keepIn } from '#src/platform/core/device/tab-storage.ts';

export type Name = Pick<
  PassengerDraft['passengers'][number],
  'ageClass' | 'title' | 'firstName' | 'lastName' | 'nationality'
>;

/** In place of the id of an order. */
const BESIDE = 'beside';

/**
 * The people of a booking fill the forms of other products in this tab, as if they had been typed there last: no name
 * goes into an address. What was typed for a product stays. Forgotten with the drafts.
 */
export function keepNamesBeside(names: readonly Name[], products: readonly string[], storage: Storage | null): void {
  const draft = { email: '', phone: '', passengers: names.map((name) => ({ ...EMPTY_PERSON, ...name })) };
  if (!keepIn(storage, keyOf(BESIDE), JSON.stringify(draft))) return;
  for (const product of products) {
    const last = storage?.getItem(lastKeyOf(product));
    if (!last || storage?.getItem(keyOf(last)) === null) keepIn(storage, lastKeyOf(product), BESIDE);
  }
}
