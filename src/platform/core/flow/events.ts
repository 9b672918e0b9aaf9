import type { Money } from '#domain/core/money.ts';

/**
 * Events of the site for analytics. They hold only names from closed lists (hotels too), numbers and booleans: no typed text, and no id of
 * a person, order or device.
 */
export type SiteEvent =
  | {
      /** A page view by its route, without the parameters that name a journey, an order or a person. */
      readonly type: 'page';
      readonly route: string;
    }
  | {
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
 * Subscribes to events; returns an unsubscribe function. By default nobody subscribes: the owner connects a third party here, after the
 * visitor's consent.
 */
export function onSiteEvent(hear: (event: SiteEvent) => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** Emits an event. Errors of subscribers are swallowed, so that analytics cannot break the site. */
export function tellSiteEvent(event: SiteEvent): void {
  for (const hear of [...hearers]) {
    try {
      hear(event);
    } catch (error) {
      console.error('event:', error);
    }
  }
}
