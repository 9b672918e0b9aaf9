import { type Plain, page, pageBelow, type Query } from '#domain/core/page-path.ts';

const first = page<Query>('/iran-transportation');

/** The pages of transport, as `pathTo` has them. */
export const paths = {
  /** What is asked for and what it costs. A query names kind, places, days and counts, never a person. */
  transport: first,
  /** A step of an order. */
  transportStep: (step: 'passengers' | 'confirm', order: string) => first({ step, order }),
  /** The vouchers of an order; without an order what all such pages begin with. */
  transportIssue: pageBelow('/iran-transportation/issue'),
  /** What is asked for first; without a number the form that asks. */
  transportAsk: pageBelow('/iran-transportation/ask'),
  transportRules: page<Plain>('/transportation-rules'),
};
