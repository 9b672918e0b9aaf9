import type { Problem } from '#domain/core/problem.ts';

/** The actor keeps the link's token. hasToken: the URL contains one. */
export type ConfirmEmailInput = { readonly hasToken: boolean };

/** Orders placed as a guest: added to the account now, or waiting for its sign-in in this browser. */
export type Confirmed = { readonly claimedOrders: number; readonly waitingOrders: number };

export type ConfirmEmailContext = ConfirmEmailInput &
  Confirmed & {
    readonly problem: Problem | null;
  };

export type ConfirmEmailEvent = { type: 'link.follow' } | { type: 'link.resend' };
