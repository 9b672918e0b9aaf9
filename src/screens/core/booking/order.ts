import { add, type Money, subtract } from '#domain/core/money.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import type { components } from '#openapi/generated/types.ts';

/** Fields of all orders: shared pages know only these, and use the product's slots for the rest. */
export type OrderCore = components['schemas']['OrderCore'];
export type ToldPassenger = components['schemas']['ToldPassenger'];
export type Documents = components['schemas']['Documents'];

/** Cancellation protection, where sold. */
export type ProtectionOffer = { readonly price: Money; readonly isChosen: boolean };

/** Price without protection and discount: an order's total includes the discount, and a protection chosen in an earlier payment attempt. */
export function faresOf({ total, discount }: OrderCore, protection: ProtectionOffer | null): Money {
  const fares = discount ? add(total, discount.amount) : total;
  return protection?.isChosen ? subtract(fares, protection.price) : fares;
}

/** Cancelled after issue, and nobody has a paper any more. A released hold never had papers. */
export const wasCancelled = ({ status, events }: OrderCore): boolean =>
  !isIssued(status) && events.some(({ status }) => status === 'cancelRequested');

export const partySize = ({ summary }: OrderCore): number => summary.people;

export const placeOf = ({ summary }: OrderCore): string => summary.place;
