import type { PassengerDetails, PassengerDraft } from '#domain/core/passengers.ts';
import { EMPTY_PERSON } from '#domain/core/person.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { dayOf } from '#domain/core/time.ts';
import { meetingOf, needsHotel } from '#domain/transport/meeting.ts';
import { riderProblems, ridersOf } from '#domain/transport/riders.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { TransportDetail } from '#server/products/transport/detail.ts';

export const emptyRiders = ({ wish }: TransportDetail): PassengerDraft => ({
  email: '',
  phone: '',
  passengers: ridersOf(wish).map((ageClass) => ({ ageClass, ...EMPTY_PERSON })),
});

export const checkRiders = (
  { detail: { wish, rides } }: OrderOf<TransportDetail>,
  details: PassengerDetails,
  now: number,
): Readonly<Record<string, FieldProblem>> =>
  riderProblems(details, { wish, needsHotel: needsHotel(rides) }, dayOf(now));

/** The price stays; only how the driver finds them is new. */
export const withMeeting = (detail: TransportDetail, { answers = {} }: PassengerDetails): TransportDetail =>
  detail.wish.kind === 'cip' ? detail : { ...detail, personal: meetingOf(answers) };
