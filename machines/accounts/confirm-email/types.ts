import type { Problem } from '#domain/core/problem.ts';

/** The link's token stays with the port. hasToken: the address had one. */
export type ConfirmEmailInput = { readonly hasToken: boolean };

/** Orders placed as a guest: in the account now, or waiting until it is signed in here. */
export type Confirmed = { readonly claimedOrders: number; readonly waitingOrders: number };

export type ConfirmEmailContext = ConfirmEmailInput &
  Confirmed & {
    readonly problem: Problem | null;
  };

export type ConfirmEmailEvent = { type: 'link.follow' } | { type: 'link.resend' };
