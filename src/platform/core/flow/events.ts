import type { Money } from '#domain/core/money.ts';

/**
 * What happens on the site, for whoever counts or follows visits. An event holds names from closed lists, of hotels too, numbers and
 * yes or no: nothing that was typed, no id of a person, an order or a device.
 */
export type SiteEvent =
  | {
      /** A page is shown: its route, without what its address says of a journey, an order or a person. */
      readonly type: 'page';
      readonly route: string;
    }
  | {
      /** An account was made: for analytics. */
      readonly type: 'sign_up';
      readonly where: 'page' | 'modal';
      readonly isInvited: boolean;
      readonly wantsNewsletter: boolean;
    }
  | {
      /** Rooms of a hotel are held: the product record of analytics. The price is in minor units of its currency. */
      readonly type: 'product';
      readonly id: string;
      readonly price: Money;
      readonly category: 'Hotel';
      readonly quantity: 1;
      readonly name: string;
    }
  | {
      /** The same moment, for web engagement. */
      readonly type: 'registration';
      readonly where: 'page' | 'modal';
    };

const hearers = new Set<(event: SiteEvent) => void>();

/**
 * Hears of everything from now on; returns the way to stop. Nobody does by default: a third party is connected here by
 * the owner, after the visitor agreed.
 */
export function onSiteEvent(hear: (event: SiteEvent) => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** Tells it to whoever hears; what a hearer throws is its own affair. */
export function tellSiteEvent(event: SiteEvent): void {
  for (const hear of [...hearers]) {
    try {
      hear(event);
    } catch (error) {
      console.error('event:', error);
    }
  }
}
