import type { PassengerDetails, PassengerDraft } from '#domain/core/passengers.ts';
import { EMPTY_PERSON } from '#domain/core/person.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { dayOf } from '#domain/core/time.ts';
import { meetingOf } from '#domain/transport/meeting.ts';
import { ageClassesOf, peopleProblems } from '#domain/transport/people.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { TransportDetail } from '#server/products/transport/detail.ts';

export const emptyPeople = ({ wish }: TransportDetail): PassengerDraft => ({
  email: '',
  phone: '',
  passengers: ageClassesOf(wish).map((ageClass) => ({ ageClass, ...EMPTY_PERSON })),
});

export const checkPeople = (
  { detail: { wish, rides } }: OrderOf<TransportDetail>,
  details: PassengerDetails,
  now: number,
): Readonly<Record<string, FieldProblem>> =>
  peopleProblems(details, wish, rides, { day: wish.ride.day, today: dayOf(now) });

/** The price stays; only how the driver finds them is new. */
export const withMeeting = (detail: TransportDetail, { answers = {} }: PassengerDetails): TransportDetail =>
  detail.wish.kind === 'cip' ? detail : { ...detail, personal: meetingOf(answers) };
