import { type Plain, page, pageBelow, type Query } from '#domain/core/page-path.ts';

const first = page<Query>('/iran-travel-insurance');

/** The pages of travel insurance, as `pathTo` has them. */
export const paths = {
  /** Days, people and price. A query names days, plan and counts by age band, never a person. */
  insurance: first,
  /** A step of an order. */
  insuranceStep: (step: 'passengers' | 'confirm', order: string) => first({ step, order }),
  /** The certificates of an order; without an order what all such pages begin with. */
  insuranceIssue: pageBelow('/iran-travel-insurance/issue'),
  /** Whether a certificate is valid; without a number the form that asks for it. */
  insuranceCheck: pageBelow('/iran-travel-insurance/check'),
  insuranceRules: page<Plain>('/insurance-rules'),
};
