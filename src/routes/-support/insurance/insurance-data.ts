import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Documents } from '#src/platform/core/api/queries.ts';
import type { InsuranceOrder } from '#src/platform/insurance/insurance-order.ts';

export type InsuranceData = {
  readonly order: InsuranceOrder | null;
  readonly draft: PassengerDraft | null;
  readonly documents: Documents | null;
  /** Days that a journey of this visitor needs; null where none is known. */
  readonly suggestion: components['schemas']['InsuranceSuggestion'] | null;
  /** Other policies of this visitor over the same days; none before the review. */
  readonly others: readonly components['schemas']['TripOrder'][];
  readonly isFromServer: boolean;
  /** Server epoch ms of the page, and its day in Tehran, YYYY-MM-DD. */
  readonly now: number;
  readonly today: string;
};
