import { type Plain, page, pageBelow, pageOf, type Query } from '#domain/core/page-path.ts';

const first = page<Query>('/iran-transportation');

/** The pages of transport, as `pathTo` has them. */
export const paths = {
  /** What is asked for and what it costs. A query names kind, places, days and counts, never a person. */
  transport: first,
  /** A step of an order. */
  transportStep: (step: 'passengers' | 'confirm', order: string) => first({ step, order }),
  /** The vouchers of an order; without an order what all such pages begin with. */
  transportIssue: pageBelow('/iran-transportation/issue'),
  /** Where one asks for what begins soon; its query is that of the first page. */
  transportAskFor: page<Query>('/iran-transportation/ask'),
  /** What was asked for, and how far it is. */
  transportAsk: pageBelow('/iran-transportation/ask'),
  /** Takes back that one wants to know when a sale opens; rendered by the server. */
  transportOpening: pageOf('/sale-opens'),
  transportRules: page<Plain>('/transportation-rules'),
};
