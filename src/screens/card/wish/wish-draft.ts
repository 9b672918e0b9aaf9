import type { Delivery } from '#domain/card/delivery.ts';
import type { DeskAirport } from '#domain/card/wish.ts';
import type { Currency } from '#domain/core/money.ts';
import { type DateParts, dayFromParts } from '#domain/core/person.ts';
import type { components } from '#openapi/generated/types.ts';
import { centsOf } from '#src/screens/card/calculator/calculation.ts';

type Schemas = components['schemas'];

/** What is typed of a wish: where a card goes, when one arrives, and the load. */
export type WishDraft = {
  readonly arrival: DateParts;
  readonly to: Delivery;
  readonly airport: string;
  readonly hotel: string;
  readonly city: string;
  /** The order of the stay whose hotel it is; '' for another hotel. */
  readonly stay: string;
  readonly amount: string;
  readonly currency: Currency;
};

/** A hotel that is booked here. Its first night is a day of Tehran. */
export type KnownStay = {
  readonly orderId: string;
  readonly hotel: string;
  readonly city: string;
  readonly from: string;
};

/** Whether a new card is wished, or a load or another plastic of one that there is: then it is the order that it came with. */
export type WishFor =
  | { readonly kind: 'new' }
  | { readonly kind: 'load' | 'replacement'; readonly card: Schemas['Card'] };

const NO_DAY: DateParts = { day: '', month: '', year: '' };

export const EMPTY_WISH: WishDraft = {
  arrival: NO_DAY,
  ...{ to: 'hotel', airport: 'IKA', hotel: '', city: '', stay: '', amount: '300.00', currency: 'EUR' },
};

export const arrivalOf = ({ arrival }: Pick<WishDraft, 'arrival'>): string => dayFromParts(arrival);

function deliveryOf({ to, airport, hotel, city, stay }: WishDraft): Schemas['CardDelivery'] {
  if (to === 'desk') return { to, airport: airport as DeskAirport };
  if (to === 'hotel') return { to, hotel: hotel.trim(), city: city.trim(), ...(stay === '' ? {} : { stay }) };
  return { to };
}

/** What is asked of the server, at the quote that was shown. An amount that cannot be read is none. */
export function wishOf(draft: WishDraft, of: WishFor, quote: string): Schemas['CardWish'] {
  if (of.kind === 'replacement') return { kind: 'replacement', cardOrderId: of.card.orderId };
  const load = { amount: centsOf(draft.amount) ?? 0, currency: draft.currency };
  return of.kind === 'load'
    ? { kind: 'load', quote, cardOrderId: of.card.orderId, load }
    : { kind: 'new', quote, arrival: arrivalOf(draft), delivery: deliveryOf(draft), load };
}
