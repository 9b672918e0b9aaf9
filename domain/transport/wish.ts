import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

export type TransportKind = Schemas['TransportKind'];
export type TransportWish = Schemas['TransportWish'];
export type TransferWish = Schemas['TransferWish'];
export type CarWish = Schemas['CarWish'];
export type CipWish = Schemas['CipWish'];
export type TransportPrices = Schemas['TransportPrices'];
export type TransferPrices = Schemas['TransferPrices'];
export type CarPrices = Schemas['CarPrices'];
export type CipPrices = Schemas['CipPrices'];
export type RideTime = Schemas['RideTime'];
export type RideLoad = Schemas['RideLoad'];
export type CarClass = Schemas['CarClass'];
export type CarFacts = Schemas['CarFacts'];

/** In the order in which they are shown. */
export const KINDS: readonly TransportKind[] = ['transfer', 'car', 'cip'];

/** How long a price is held, in seconds. */
export const HOLD_SECONDS = 900;

/** How many people of a wish travel. */
export const peopleOf = (wish: TransportWish): number =>
  wish.kind === 'cip' ? wish.people.adults + wish.people.children + wish.people.infants : wish.load.people;

/** How many of them are named, with their passports where it is a service at an airport: one name is enough for a car. */
export const namedOf = (wish: TransportWish): number => (wish.kind === 'cip' ? peopleOf(wish) : 1);

/** The times of its rides: one, or there and back. */
export const timesOf = (wish: TransportWish): readonly RideTime[] =>
  wish.kind === 'cip' || wish.back === null ? [wish.ride] : [wish.ride, wish.back];
