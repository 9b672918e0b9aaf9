import type { Problem } from '#domain/core/problem.ts';
import type { OrderInput } from '#machines/core/order.ts';

export type DocumentsMailInput = OrderInput;
/** The address of the mail, masked. */
export type DocumentsMailed = { readonly emailMasked: string };

export type DocumentsMailContext = OrderInput & {
  readonly mailed: DocumentsMailed | null;
  readonly problem: Problem | null;
};

export type DocumentsMailEvent = { type: 'documents.mail' };
