import type { components } from '#openapi/generated/types.ts';

/** The card on the page of its order, and its newest lines. */
export type CardLifeData = {
  readonly card: components['schemas']['Card'];
  readonly lines: components['schemas']['CardLines'];
};
