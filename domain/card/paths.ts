import { type Plain, page, pageBelow, type Query } from '#domain/core/page-path.ts';

const first = page<Query, 'said-price'>('/iran-travel-card');

/** The pages of the travel card, as `pathTo` has them. */
export const paths = {
  /** What becomes of euros or dollars, and the wish for a card. A query names an amount, never a person. */
  card: first,
  /** Arrival, delivery and the first load, before anything is held. */
  cardWish: (load: { readonly amount?: string; readonly currency?: string } = {}) => first({ step: 'wish', ...load }),
  /** A step of an order. */
  cardStep: (step: 'passengers' | 'confirm', order: string) => first({ step, order }),
  /** A load of the card that this order is for. */
  cardLoad: (card: string) => first({ step: 'wish', card }),
  /** Another plastic for it, where that costs something. */
  cardReplacement: (card: string) => first({ step: 'wish', card, replace: 1 }),
  /** Where an order is now; without an order what all such pages begin with. */
  cardIssue: pageBelow('/iran-travel-card/issue'),
  cardRules: page<Plain>('/iran-travel-card-rules'),
};
