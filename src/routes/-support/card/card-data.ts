import type { Delivery } from '#domain/card/delivery.ts';
import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { components } from '#openapi/generated/types.ts';
import type { CardOrder } from '#src/platform/card/card-order.ts';
import type { Documents } from '#src/platform/core/api/queries.ts';
import type { KnownStay } from '#src/screens/card/wish/wish-draft.ts';

export type CardData = {
  readonly order: CardOrder | null;
  readonly draft: PassengerDraft | null;
  readonly documents: Documents | null;
  /** Pictures that are stored for the order. */
  readonly papers: components['schemas']['CardPapers']['papers'];
  /** The card that is loaded or replaced; null for a new one. */
  readonly card: components['schemas']['Card'] | null;
  /** The rate of the page of the wish; null on other pages, and where none could be held. */
  readonly quote: components['schemas']['CardQuote'] | null;
  readonly ways: readonly Delivery[];
  /** Hotels that this visitor has booked, the next first. */
  readonly stays: readonly KnownStay[];
  readonly isFromServer: boolean;
  /** Server epoch ms of the page, and its day in Tehran, YYYY-MM-DD. */
  readonly now: number;
  readonly today: string;
};
