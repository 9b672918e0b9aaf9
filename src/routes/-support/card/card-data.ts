import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { CardOrder } from '#src/platform/card/card-order.ts';
import type { Documents } from '#src/platform/core/api/queries.ts';

export type CardData = {
  readonly order: CardOrder | null;
  readonly draft: PassengerDraft | null;
  readonly documents: Documents | null;
  readonly isFromServer: boolean;
  /** Server epoch ms of the page, and its day in Tehran, YYYY-MM-DD. */
  readonly now: number;
  readonly today: string;
};
