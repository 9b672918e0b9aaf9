import type { ReactNode } from 'react';
import type { PriceLine } from '#src/screens/country/places/PriceList.tsx';
import type { Way } from '#src/screens/country/places/WayDrawing.tsx';

/** What a product shows on the page of a place, by the parts of that page. */
export type PlaceOffer = {
  /** False when it could not be read. The page says so when nothing could be. */
  readonly isRead: boolean;
  /** It stands first in the head and among the costs. */
  readonly isMain: boolean;
  /** Link to its search, in the head; null: it is not sold there. */
  readonly search: { readonly href: string; readonly text: string } | null;
  /** How one gets there with it, and what is to be said of it. */
  readonly ways: readonly Way[];
  readonly wayTexts: readonly string[];
  /** Its line in what a visit costs. */
  readonly cost: PriceLine | null;
  /** Its current prices. */
  readonly prices: ReactNode;
};

/** None of a product that is not sold there, or could not be read. */
export const noPlaceOffer = (isRead: boolean): PlaceOffer => ({
  ...{ isRead, isMain: false, search: null, cost: null, prices: null },
  ...{ ways: [], wayTexts: [] },
});
