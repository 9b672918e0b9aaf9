import { page, pageBelow, type Query } from '#domain/core/page-path.ts';

/** The pages of tours, as `pathTo` has them. */
export const paths = {
  /** What is asked for and what it costs. */
  tours: page<Query>('/tours'),
  /** A step of an order. */
  toursStep: (step: 'passengers' | 'confirm', orderId: string) => `/tours/${step}/${orderId}`,
  /** Where an order becomes papers; without an order what all such pages begin with. */
  toursIssue: pageBelow('/tours/issue'),
};
