import { euro } from '#domain/core/money.ts';
import { addDays, DAY_MS, dayOf, HOUR_MS, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import { INQUIRY_ID } from '#machines/core/inquiry/fixtures.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import type { components } from '#openapi/generated/types.ts';
import { tour } from './tour.ts';

type Inquiry = components['schemas']['ToursInquiry'];

/** Private dates of four, asked five minutes ago. */
export const privateDates: Inquiry = {
  ...{ inquiryId: INQUIRY_ID, status: 'inquiring', before: 0, email: null, askedAt: NOW - 5 * MINUTE_MS },
  ...{ answerBy: NOW + 3 * HOUR_MS, answeredAt: null, offerUntil: null, orderId: null, serverNow: NOW },
  ...{ kind: 'private', tour: tour.card.slug, title: tour.card.title, tourKind: 'journey', departure: null },
  ...{ day: '2027-05-02', end: '2027-05-09', language: 'English' },
  people: { adults: 3, children: 1, infants: 0 },
  rooms: { double: 1, twin: 1, own: 0, shared: 0 },
  total: euro(279_720),
  marks: [],
  isSimulated: true,
};

export const dayByRequest: Inquiry = {
  ...privateDates,
  ...{ kind: 'request', tourKind: 'dayTour', day: '2027-01-16', end: '2027-01-16', rooms: null },
  ...{ title: 'Persepolis in a day', total: euro(26_800) },
};

/** The second in the line of a full departure. */
export const waiting: Inquiry = {
  ...privateDates,
  ...{ kind: 'waiting', departure: 'CL-20270410', day: '2027-04-10', end: '2027-04-17', before: 1, isSimulated: false },
  answerBy: momentOf('2027-04-06'),
};

export const offered = (inquiry: Inquiry): Inquiry => ({
  ...inquiry,
  ...{ status: 'offered', answeredAt: NOW, offerUntil: NOW + DAY_MS, orderId: ORDER_ID, before: 0 },
});
export const answered = (inquiry: Inquiry): Inquiry => ({ ...inquiry, answeredAt: NOW, before: 0 });

/** A day that can be asked for. */
export const ASKED_DAY = addDays(dayOf(NOW), 160);
