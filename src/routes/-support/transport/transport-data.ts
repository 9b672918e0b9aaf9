import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { KnownTrip } from '#domain/transport/known-trip.ts';
import type { TransportPrices } from '#domain/transport/wish.ts';
import type { Documents } from '#src/platform/core/api/queries.ts';
import type { TransportOrder } from '#src/platform/transport/transport-order.ts';
import type { Query } from '#src/platform/transport/transport-url.ts';

export type TransportData = {
  /** Of the kind that the address names; null: nothing of it is sold; undefined on pages that need none. */
  readonly prices?: TransportPrices | null;
  /** Flights and stays of this visitor; nothing beside the forms. */
  readonly known: KnownTrip;
  readonly order: TransportOrder | null;
  readonly draft: PassengerDraft | null;
  readonly documents: Documents | null;
  /** The query of the plan on which the places of a train or a bus were chosen; null for rides. */
  readonly plan: Query | null;
  readonly isFromServer: boolean;
  /** Server epoch ms of the page, and its day in Tehran, YYYY-MM-DD. */
  readonly now: number;
  readonly today: string;
};
