import { euro } from '#domain/core/money.ts';
import type { OrderStatus } from '#domain/core/order-status.ts';
import { convert, RATES } from '#domain/core/rates.ts';
import { HOUR_MS, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import type { RideOrder } from '#domain/transport/orders.ts';
import type { TransferWish } from '#domain/transport/wish.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Documents } from '#src/screens/core/booking/order.ts';
import { unpaidOrder } from '../../support/unpaid-order.ts';

type Schemas = components['schemas'];
type TransportOrder = RideOrder;

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

/** From the airport by night. */
export const ride: Schemas['Ride'] = {
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
  asks: null,
  isNight: true,
  stage: 'confirmed',
  driver: null,
  earlierDriver: null,
  times: { lateToldAt: null, onTheWayAt: null, arrivedAt: null, metAt: null, leftAt: null, missingAt: null },
  ...{ price: total, paid: total, paidAlone: total },
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
    ...{ rides: [ride], parts: [], partsFa: [], added: [] },
    meeting: { sign: 'Anna Keller', hotel: '', room: '', hotelBack: '', stopsAt: '', notes: '' },
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

const driver: Schemas['RideDriver'] = {
  ...{ name: 'Reza M.', nameFa: 'رضا م.', car: 'Van, white', carFa: 'ون سفید', plateFa: '۲۴ ت ۳۱۸ ایران ۰۰' },
  namedAt: startsAt - 9 * HOUR_MS,
};
const { times } = ride;
const named = { driver };
const onTheWay = { ...named, times: { ...times, onTheWayAt: startsAt - 50 * MINUTE_MS } };
const waiting = { ...named, times: { ...onTheWay.times, arrivedAt: startsAt - 5 * MINUTE_MS } };

/** What is known of the ride at each of its stages. */
const AT: Readonly<Record<Schemas['RideStage'], Partial<Schemas['Ride']>>> = {
  confirmed: {},
  driverNamed: named,
  onTheWay,
  waiting,
  done: { ...waiting, times: { ...waiting.times, metAt: startsAt + 18 * MINUTE_MS } },
  noShow: { ...waiting, times: { ...waiting.times, leftAt: startsAt + HOUR_MS } },
  driverMissing: onTheWay,
};

/** The moment at which its page is looked at, so that its stage is told with the right clock. */
export const momentAt = (stage: Schemas['RideStage']): number =>
  stage === 'noShow' || stage === 'driverMissing' ? startsAt + HOUR_MS : startsAt + 24 * MINUTE_MS;

/** An issued order whose ride is at a stage. */
export const rideAt = (stage: Schemas['RideStage'], change: Partial<Schemas['Ride']> = {}): TransportOrder => ({
  ...transportOrder,
  ...{ status: 'issued', isCancellable: true, issuedAt: NOW, stage: stage === 'confirmed' ? null : stage },
  serverNow: momentAt(stage),
  item: { ...transportOrder.item, rides: [{ ...ride, stage, ...AT[stage], ...change }] },
});

/** From a town to another and back, with everything told. */
export const thereAndBack: TransportOrder = {
  ...rideAt('confirmed'),
  serverNow: NOW,
  total: euro(14_400),
  item: {
    ...transportOrder.item,
    kind: 'car',
    title: 'Car from Tehran to Isfahan, and back',
    wish: {
      ...{ kind: 'car', from: 'Tehran', to: 'Isfahan', car: 'van', stops: 2, waitingHours: 1 },
      ride: { day: '2026-12-05', time: '08:00', flight: '', flightTime: '' },
      back: { day: '2026-12-07', time: '15:00', flight: '', flightTime: '' },
      load: { people: 5, childAges: [1, 8], bags: 4, large: 1, wheelchairs: 0 },
    },
    rides: [
      {
        ...ride,
        ...{ from: { en: 'Tehran', fa: 'تهران', airport: null }, to: { en: 'Isfahan', fa: 'اصفهان', airport: null } },
        ...{ bookedAt: momentOf('2026-12-05', 480), pickUpAt: momentOf('2026-12-05', 480) },
        freeUntil: momentOf('2026-12-05', 495),
        ...{ arrivesAbout: momentOf('2026-12-05', 930), minutes: [330, 450], km: 450, flight: '', isNight: false },
        ...{ price: euro(7200), paid: euro(7200), paidAlone: euro(3600) },
      },
      {
        ...ride,
        ...{ from: { en: 'Isfahan', fa: 'اصفهان', airport: null }, to: { en: 'Tehran', fa: 'تهران', airport: null } },
        ...{ bookedAt: momentOf('2026-12-07', 900), pickUpAt: momentOf('2026-12-07', 900) },
        freeUntil: momentOf('2026-12-07', 915),
        ...{ arrivesAbout: momentOf('2026-12-07', 1230), minutes: [330, 330], km: 450, flight: '', isNight: false },
        ...{ price: euro(7200), paid: euro(7200), paidAlone: euro(3600) },
      },
    ],
    meeting: {
      sign: 'آنا کلر',
      hotel: 'Hotel of the old caravanserai of the merchants, Lotfi lane 14, behind the bazaar, Oudlajan',
      room: '204',
      hotelBack: 'Abbasi Hotel, Amadegah street',
      stopsAt: 'Kashan, Fin Garden',
      notes: 'We travel with a cello.',
    },
  },
};

/** A service at an airport for two. */
export const served: TransportOrder = {
  ...transportOrder,
  item: {
    ...transportOrder.item,
    ...{ kind: 'cip', title: 'CIP service, arrival: Imam Khomeini Airport', meeting: null },
    parts: ['meet at the gate', 'porter'],
    partsFa: ['استقبال در گیت', 'باربر'],
    added: [
      { en: 'Second porter', fa: 'باربر اضافه', count: 2 },
      { en: 'Wheelchair', fa: 'ویلچر', count: 1 },
    ],
    wish: {
      ...{ kind: 'cip', airport: 'IKA', direction: 'arrival', flights: 'international', addOns: [] },
      ride: { day: '2026-12-05', time: '03:10', flight: 'TK 874', flightTime: '' },
      people: { adults: 1, children: 1, infants: 0 },
    },
    rides: [{ ...ride, to: ride.from, minutes: [30, 60], km: null, freeUntil: startsAt }],
  },
  summary: { ...transportOrder.summary, people: 2 },
  passengers: [
    ...transportOrder.passengers.map((one) => ({ ...one, nationality: 'DE', passportMasked: '•••••123' })),
    {
      ...{ ageClass: 'child', title: 'MS', firstName: 'Mia', lastName: 'Keller' },
      ...{ nationality: 'DE', passportMasked: '•••••456' },
    },
  ],
};
