import type { ReactNode } from 'react';
import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { TourChoice, TourUrl } from '#domain/tours/choice.ts';
import type { components } from '#openapi/generated/types.ts';

export type Tour = components['schemas']['Tour'];
export type TourCard = components['schemas']['TourCard'];
export type TourDeparture = components['schemas']['TourDeparture'];

/** What the page shows of the booking. */
export type TourView = {
  readonly isHolding: boolean;
  /** The answer is late, so the page shows that it is waiting. */
  readonly isSupplierSlow: boolean;
  /** `problem.price` says old and new: the traveller takes the new one or not. */
  readonly isPriceChanged: boolean;
  /** Why there is no hold. */
  readonly problem: Problem | null;
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
  | { readonly type: 'choice.book'; readonly choice: TourChoice; readonly shownTotal: Money }
  /** The new price is agreed to, or not. */
  | { readonly type: 'price.accept' }
  | { readonly type: 'price.reject' };

export type TourScreenProps = {
  readonly view: TourView;
  readonly data: TourData;
  /** Places of before that are still held. */
  readonly hold?: ReactNode;
  readonly send: (event: TourEvent) => void;
};
