import { page, pageBelow, type Query } from '#domain/core/page-path.ts';

/** The page of a tour; its query is what was chosen, and a step names its order. */
const tour = (slug: string, query?: Query, part?: 'rules' | 'departures') =>
  page<Query, 'rules' | 'departures'>(`/iran-tours/${slug}`)(query, part);

/** The pages of tours, as `pathTo` has them. */
export const paths = {
  tours: page<Query>('/iran-tours'),
  toursSearch: page<Query>('/iran-tours/search'),
  tour,
  /** A step of an order. */
  tourStep: (slug: string, step: 'passengers' | 'confirm', order: string) => tour(slug, { step, order }),
  /** The form for what is asked for first; its query is the tour, and what is wanted. */
  tourAsk: page<Query>('/iran-tours/ask'),
  /** What was asked for, and how far it is. */
  tourAsked: pageBelow('/iran-tours/ask'),
  /** Where an order becomes papers; without an order what all such pages begin with. */
  toursIssue: pageBelow('/iran-tours/issue'),
};
