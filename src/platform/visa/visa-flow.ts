import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { VisaAnswers, VisaField } from '#domain/visa/visa-application.ts';
import type { VisaRequestEvent } from '#machines/visa/visa-request/types.ts';
import type { VisaRequestView } from '#machines/visa/visa-request/view.ts';
import type { OrderFlow, OrderFlowView } from '#src/platform/core/checkout/order-flow.ts';
import type { VisaOrder } from '#src/platform/visa/visa-order.ts';
import type { VisaRequest } from '#src/platform/visa/visa-queries.ts';

export type VisaFlowView = OrderFlowView<VisaRequestView, VisaOrder> & { readonly request: VisaRequest | null };

export type VisaFlow = OrderFlow<VisaFlowView, VisaRequestEvent, PassengerDraft> & {
  /** Answers of one person: the server's, overridden by what was typed in this tab. */
  readonly readAnswers: (orderId: string, position: number, server: VisaAnswers) => VisaAnswers;
  /** Values of another tab or device that conflict with those typed here, by field. */
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
