import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { Documents, ToldPassenger } from '#src/platform/core/api/queries.ts';
import type { InsuranceOrder } from '#src/platform/insurance/insurance-order.ts';

export type InsuranceData = {
  readonly order: InsuranceOrder | null;
  readonly draft: PassengerDraft | null;
  readonly documents: Documents | null;
  /** What was told of the people, for certificates; null where it is not needed or may not be read. */
  readonly told: readonly ToldPassenger[] | null;
  readonly isFromServer: boolean;
  /** Server epoch ms of the page, and its day in Tehran, YYYY-MM-DD. */
  readonly now: number;
  readonly today: string;
};
