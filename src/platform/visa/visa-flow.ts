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
  /** What is known of one person: what the server keeps, and over it what this tab knows better. */
  readonly readAnswers: (orderId: string, position: number, server: VisaAnswers) => VisaAnswers;
  /** What another tab or device wrote where somebody types here, by its field. */
  readonly readElsewhere: (orderId: string, position: number) => VisaAnswers;
  readonly keepMine: (orderId: string, position: number) => void;
  readonly writeAnswer: (
    orderId: string,
    position: number,
    before: VisaAnswers,
    field: VisaField,
    value: string,
  ) => void;
};
