import { euro } from '#domain/core/money.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import { OFFER_MS } from '#domain/transport/asked.ts';
import type { CipWish, TransferWish } from '#domain/transport/wish.ts';
import { INQUIRY_ID } from '#machines/core/inquiry/fixtures.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import type { components } from '#openapi/generated/types.ts';
import { transportOrder } from './order.ts';
import { cipPrices, transferPrices } from './prices.ts';

type Inquiry = components['schemas']['TransportInquiry'];

const zone = transferPrices.airports[0]?.zones[0]?.id ?? '';
/** From an airport, at the hour that a story says. */
export const soonWish = (day: string, time: string): TransferWish => ({
  ...{ kind: 'transfer', direction: 'fromAirport', airport: transferPrices.airports[0]?.airport ?? '', zone },
  ride: { day, time, flight: 'TK 874', flightTime: '' },
  back: null,
  load: { people: 3, childAges: [8], bags: 2, large: 0, wheelchairs: 0 },
  ...{ car: 'van', stops: 1, isVisaAtDesk: false },
});

const service = cipPrices.airports[0]?.services[0];
export const soonService = (day: string, time: string): CipWish => ({
  ...{ kind: 'cip', airport: cipPrices.airports[0]?.airport ?? '' },
  ...{ direction: service?.direction ?? 'arrival', flights: service?.flights ?? 'international' },
  ride: { day, time, flight: 'TK 874', flightTime: '' },
  people: { adults: 2, children: 1, infants: 0 },
  addOns: [],
});

/** A transfer that was asked for a moment ago. */
export const asked: Inquiry = {
  ...{ inquiryId: INQUIRY_ID, status: 'inquiring', before: 0, email: null, askedAt: NOW - MINUTE_MS },
  ...{ answerBy: NOW + 2 * HOUR_MS, answeredAt: null, offerUntil: null, orderId: null, serverNow: NOW },
  wish: soonWish('2026-11-28', '03:10'),
  ...{
    title: transportOrder.item.title,
    startsAt: NOW + 6 * HOUR_MS,
    lands: [true],
    total: euro(4560),
    isSimulated: true,
  },
};
export const askedService: Inquiry = {
  ...asked,
  ...{ wish: soonService('2026-11-28', '03:10'), title: 'Imam Khomeini Airport, arrival', total: euro(16_250) },
};

export const offered = (inquiry: Inquiry): Inquiry => ({
  ...inquiry,
  ...{ status: 'offered', answeredAt: NOW, offerUntil: NOW + OFFER_MS, orderId: ORDER_ID },
});
export const answered = (inquiry: Inquiry): Inquiry => ({ ...inquiry, answeredAt: NOW });
