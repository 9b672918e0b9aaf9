import type { Faulty, FormContext } from '#machines/core/form.ts';

export type TransportAskInput = {
  /** Unique per visit; part of the idempotency keys. */
  readonly flowId: string;
};

/** What is asked for, and where the answer goes, the actor reads from the form. */
export type AskTransportInput = { readonly idempotencyKey: string };
export type AskedTransport = { readonly inquiryId: string };

export type TransportAskContext = FormContext &
  TransportAskInput & {
    /** Counts the questions of this visit; part of their idempotency keys. */
    readonly attempt: number;
    /** Of the question that is asked; null before. */
    readonly inquiryId: string | null;
  };

export type TransportAskEvent = { type: 'question.send' } & Faulty;
