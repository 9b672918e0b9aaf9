import { page, pageBelow, type Query } from '#domain/core/page-path.ts';

/** The pages of insurance, as `pathTo` has them. */
export const paths = {
  /** What is asked for and what it costs. */
  insurance: page<Query>('/insurance'),
  /** A step of an order. */
  insuranceStep: (step: 'passengers' | 'confirm', orderId: string) => `/insurance/${step}/${orderId}`,
  /** Where an order becomes papers; without an order what all such pages begin with. */
  insuranceIssue: pageBelow('/insurance/issue'),
};
