import { add, type Money, subtract } from '#domain/core/money.ts';
import type { components } from '#openapi/generated/types.ts';

/** What every order has: the pages of the checkout know no more of one, and ask its product's slots for the rest. */
export type OrderCore = components['schemas']['OrderCore'];
export type ToldPassenger = components['schemas']['ToldPassenger'];
export type Documents = components['schemas']['Documents'];

/** Being free to cancel, where that is sold. */
export type ProtectionOffer = { readonly price: Money; readonly isChosen: boolean };

/**
 * The price of what is bought alone: an order shows its total less its discount, and with a protection that an earlier attempt
 * to pay had chosen.
 */
export function faresOf({ total, discount }: OrderCore, protection: ProtectionOffer | null): Money {
  const fares = discount ? add(total, discount.amount) : total;
  return protection?.isChosen ? subtract(fares, protection.price) : fares;
}

/** Its papers were given up after they were issued. A hold that was given up never had any. */
export const wasCancelled = ({ events }: OrderCore): boolean =>
  events.some(({ status }) => status === 'cancelRequested');

export const partySize = ({ summary }: OrderCore): number => summary.people;

/** The place whose picture travels along. */
export const placeOf = ({ summary }: OrderCore): string => summary.place;
