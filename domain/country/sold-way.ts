import type { Money } from '#domain/core/money.ts';
import type { components } from '#openapi/generated/types.ts';

type Way = components['schemas']['DoorWay'];
export type WayKind = Way['kind'];
export type WayState = Way['state'];

/** Where a way begins or ends: at an airport by its code, at another stop, or at the door. */
export type WayEnd =
  | { readonly at: 'airport'; readonly code: string; readonly name: string }
  | { readonly at: 'stop'; readonly name: string }
  | { readonly at: 'door' };

/** What one adult pays least for a way on a day. Moments are UTC epoch ms. */
export type WayOffer = {
  readonly title: string;
  readonly from: WayEnd;
  readonly to: WayEnd;
  readonly departsAt: number;
  readonly arrivesAt: number;
  /** How long before it leaves one should be there; null: not known. */
  readonly earlyMinutes: number | null;
  readonly price: Money;
  /** For so many at most is the price. */
  readonly people: number;
  /** Whose alone its last places are. */
  readonly onlyFor: 'women' | 'men' | null;
  /** Hotel nights that are slept on the way. */
  readonly nights: number;
};

/** What a product sells of a way between two cities on a day. */
export type SoldWay = Pick<Way, 'kind' | 'state' | 'opensAt' | 'href' | 'isSample'> & {
  /** null where it is not sold. */
  readonly offer: WayOffer | null;
};
