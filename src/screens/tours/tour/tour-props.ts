import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { TourChoice, TourUrl } from '#domain/tours/choice.ts';
import type { Held } from '#machines/core/order-checkout/view.ts';
import type { components } from '#openapi/generated/types.ts';

export type Tour = components['schemas']['Tour'];
export type TourCard = components['schemas']['TourCard'];
export type TourDeparture = components['schemas']['TourDeparture'];

/** What the page shows of the booking. */
export type TourView = {
  readonly isHolding: boolean;
  /** The answer is late, so the page shows that it is waiting. */
  readonly isSupplierSlow: boolean;
  /** Why there is no hold. */
  readonly problem: Problem | null;
  /** An earlier hold while the traveller looks at the page again. */
  readonly held: Held | null;
};

export type TourData = {
  readonly tour: Tour;
  /** What the address says; the screen completes it. */
  readonly url: TourUrl;
  /** Server epoch ms of the page. */
  readonly now: number;
};

export type TourEvent =
  /** Another choice: the page shows it at its address. */
  | { readonly type: 'choice.change'; readonly choice: TourChoice }
  /** Holds what is chosen, for the total that the page shows. */
  | { readonly type: 'choice.book'; readonly choice: TourChoice; readonly shownTotal: Money };

export type TourScreenProps = {
  readonly view: TourView;
  readonly data: TourData;
  readonly send: (event: TourEvent) => void;
};
