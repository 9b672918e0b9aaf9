import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { VisaRules } from '#domain/visa/visa-rules-today.ts';
import type { Documents } from '#src/platform/core/api/queries.ts';
import type { VisaOrder } from '#src/platform/visa/visa-order.ts';
import type { VisaRequest } from '#src/platform/visa/visa-queries.ts';

export type VisaData = {
  readonly order: VisaOrder | null;
  readonly request: VisaRequest | null;
  readonly draft: PassengerDraft | null;
  readonly documents: Documents | null;
  readonly rules: VisaRules;
  readonly isFromServer: boolean;
  /** Server epoch ms of the page. */
  readonly now: number;
};
