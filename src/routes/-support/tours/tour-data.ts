import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { Documents } from '#src/platform/core/api/queries.ts';
import type { TourOrder } from '#src/platform/tours/tour-order.ts';
import type { Tour } from '#src/platform/tours/tour-queries.ts';

export type TourData = {
  /** null on the page of papers, where its order has what is told. */
  readonly tour: Tour | null;
  readonly order: TourOrder | null;
  readonly draft: PassengerDraft | null;
  readonly documents: Documents | null;
  readonly isFromServer: boolean;
  /** Server epoch ms of the page, and its day in Tehran, YYYY-MM-DD. */
  readonly now: number;
  readonly today: string;
};
