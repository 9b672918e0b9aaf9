import { type Plain, page, pageBelow, pageOf, type Query } from '#domain/core/page-path.ts';

/** The pages of visas, as `pathTo` has them. */
export const paths = {
  /** Whether a group needs a visa; with a query the answer. */
  visa: page<Query>('/iran-visa'),
  /** A request: its beginning, its tasks and their pages. */
  visaRules: page<Plain>('/visa-rules'),
  visaRequest: page<Query>('/iran-visa/request'),
  visaConfirm: pageOf('/iran-visa/confirm'),
  /** The tracker of a request; without an order what all such pages begin with. */
  visaIssue: pageBelow('/iran-visa/issue'),

  /** What is booked for the days of a request, as a paper for the consulate. */
  visaItinerary: pageOf('/iran-visa/itinerary'),

  /** What waits for the staff, or one request; there only where somebody is named to be staff. */
  staffVisa: pageBelow('/staff/visa'),
};
