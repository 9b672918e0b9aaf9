import type { CardSandbox } from '#server/products/card/detail.ts';

/** What the simulated issuer of a card does for a browser that plays it. */
export const scenarios = {
  papersWanted: 'the issuer of a travel card asks once for the page of the passport again',
  cardRefused: 'the issuer does not approve a travel card',
  cardLeftToStaff: 'the simulated issuer leaves a travel card to the staff',
} as const satisfies Record<CardSandbox, string>;
