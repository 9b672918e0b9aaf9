import { euro } from '#domain/core/money.ts';
import type { OrderStatus } from '#domain/core/order-status.ts';
import { convert, RATES } from '#domain/core/rates.ts';
import { HOUR_MS, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import type { TransferWish } from '#domain/transport/wish.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Documents } from '#src/screens/core/booking/order.ts';
import { unpaidOrder } from '../../support/unpaid-order.ts';

type Schemas = components['schemas'];
type TransportOrder = Schemas['TransportOrder'];

const TITLE = 'Imam Khomeini Airport (IKA) to Mehrabad Airport (THR)';
const wish: TransferWish = {
  ...{ kind: 'transfer', direction: 'fromAirport', airport: 'IKA', zone: 'ika-thr' },
  ride: { day: '2026-12-05', time: '03:10', flight: 'TK 874', flightTime: '' },
  back: null,
  load: { people: 2, childAges: [], bags: 2, large: 0, wheelchairs: 0 },
  ...{ car: 'sedan', stops: 0, isVisaAtDesk: false },
};
const total = euro(2640);
const startsAt = momentOf('2026-12-05', 3 * 60 + 10);

const ride: Schemas['Ride'] = {
  from: { en: 'Imam Khomeini Airport (IKA)', fa: 'فرودگاه امام خمینی', airport: 'IKA' },
  to: { en: 'Mehrabad Airport (THR)', fa: 'فرودگاه مهرآباد', airport: 'THR' },
  bookedAt: startsAt,
  pickUpAt: startsAt,
  freeUntil: startsAt + HOUR_MS,
  arrivesAbout: startsAt + 90 * MINUTE_MS,
  minutes: [45, 90],
  km: 50,
  flight: 'TK 874',
  flightLeavesAt: null,
  isFollowed: false,
  isNight: true,
  stage: 'confirmed',
  driver: null,
  earlierDriver: null,
  times: { lateToldAt: null, onTheWayAt: null, arrivedAt: null, metAt: null, leftAt: null, missingAt: null },
  price: total,
  refunded: false,
  isCancelled: false,
};

const { discount, rates, contact, holdSeconds, extensionsLeft, deadlineAt, payment } = unpaidOrder;

/** A transfer by night for two, with one name; entered, not paid yet. */
export const transportOrder: TransportOrder = {
  ...{ discount, rates, contact, holdSeconds, extensionsLeft, deadlineAt, payment, total },
  product: 'transport',
  item: {
    ...{ kind: 'transfer', title: TITLE, titleFa: 'فرودگاه امام خمینی به فرودگاه مهرآباد', wish },
    ...{ rides: [ride], parts: [], freeWaitingMinutes: 60 },
    ...{ freeCancelUntil: startsAt - 24 * HOUR_MS, halfCancelUntil: startsAt - 6 * HOUR_MS },
    meeting: { sign: 'Anna Keller', hotel: '', room: '', notes: '' },
    isSimulated: true,
  },
  orderId: ORDER_ID,
  reference: 'SFR-7K2M-9Q',
  status: 'awaitingPayment',
  stage: null,
  page: `/iran-transportation/issue/${ORDER_ID}`,
  summary: { title: TITLE, place: 'tehran', startsAt, endsAt: ride.arrivesAbout, people: 1 },
  serverNow: NOW,
  passengers: [
    {
      ...{ ageClass: 'adult', title: 'MS', firstName: 'Anna', lastName: 'Keller' },
      ...{ nationality: '', passportMasked: '' },
    },
  ],
  lines: [
    { part: 'ride', words: 'Sedan, up to 3 people', count: 1, each: euro(2200), sum: euro(2200) },
    { part: 'night', words: 'Pick-up by night', count: 1, each: euro(440), sum: euro(440) },
  ],
  totals: { EUR: total, USD: convert(total, 'USD', RATES) },
  refunded: null,
  isCancellable: false,
  isInAccount: false,
  promisedAt: null,
  issuedAt: null,
  events: [{ status: 'held', at: NOW }],
  version: 2,
};

/** The same in any status. */
export const orderFor = (status: OrderStatus): TransportOrder => ({ ...transportOrder, status });

export const transportPapers: Documents = {
  orderId: ORDER_ID,
  reference: transportOrder.reference,
  issuedAt: NOW,
  papers: [{ position: 0, kind: 'voucher', number: 'SIM 1A2B3C4D', holder: null }],
};
