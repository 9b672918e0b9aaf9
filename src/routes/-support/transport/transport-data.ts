import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { Documents } from '#src/platform/core/api/queries.ts';
import type { TransportOrder } from '#src/platform/transport/transport-order.ts';

export type TransportData = {
  readonly order: TransportOrder | null;
  readonly draft: PassengerDraft | null;
  readonly documents: Documents | null;
  readonly isFromServer: boolean;
  /** Server epoch ms of the page, and its day in Tehran, YYYY-MM-DD. */
  readonly now: number;
  readonly today: string;
};
