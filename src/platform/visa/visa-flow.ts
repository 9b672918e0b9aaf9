import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { VisaAnswers, VisaField } from '#domain/visa/visa-application.ts';
import type { VisaRequestEvent } from '#machines/visa/visa-request/types.ts';
import type { VisaRequestView } from '#machines/visa/visa-request/view.ts';
import type { OrderFlow, OrderPicture } from '#src/platform/core/checkout/order-flow.ts';
import type { VisaOrder } from '#src/platform/visa/visa-order.ts';
import type { VisaRequest } from '#src/platform/visa/visa-queries.ts';

/** Everything a page of the request draws: the machine's view and the documents it speaks of. */
export type VisaPicture = OrderPicture<VisaRequestView, VisaOrder> & { readonly request: VisaRequest | null };

/** The request in progress, as pages know it. */
export type VisaFlow = OrderFlow<VisaPicture, VisaRequestEvent, PassengerDraft> & {
  /** What this tab knows better than the server of one person. */
  readonly readAnswers: (orderId: string, position: number) => VisaAnswers | undefined;
  readonly writeAnswer: (
    orderId: string,
    position: number,
    before: VisaAnswers,
    field: VisaField,
    value: string,
  ) => void;
};
