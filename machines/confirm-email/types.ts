import type { Problem } from '#domain/problem.ts';

/** The link's token stays with the port. hasToken: the address had one. */
export type ConfirmEmailInput = { readonly hasToken: boolean };

export type Confirmed = { readonly claimedOrders: number };

export type ConfirmEmailContext = ConfirmEmailInput & {
  readonly claimedOrders: number;
  readonly problem: Problem | null;
};

export type ConfirmEmailEvent = { type: 'link.follow' } | { type: 'link.resend' };
