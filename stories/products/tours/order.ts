import { euro } from '#domain/core/money.ts';
import type { OrderStatus } from '#domain/core/order-status.ts';
import { convert, RATES } from '#domain/core/rates.ts';
import { addDays, momentOf } from '#domain/core/time.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { choice } from '#machines/tours/tour-booking/testing.ts';
import type { TourTrackingView } from '#machines/tours/tour-tracking/view.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Documents } from '#src/screens/core/booking/order.ts';
import { unpaidOrder } from '../../support/unpaid-order.ts';

export type TourOrder = components['schemas']['ToursOrder'];
type Item = TourOrder['item'];

const START = '2027-04-10';
const END = '2027-04-17';
const EACH = euro(75_600);
const total = euro(2 * EACH.amount);
const deposit = euro(total.amount / 4);
const rest = euro(total.amount - deposit.amount);
/** The end of the day 30 days before the start. */
const REST_DUE = momentOf(addDays(START, -29));
const { discount, rates, contact, holdSeconds, extensionsLeft, deadlineAt, payment } = unpaidOrder;

const person = (firstName: string): TourOrder['passengers'][number] => ({
  ...{ ageClass: 'adult', title: 'MS', firstName, lastName: 'Keller', nationality: 'DE', passportMasked: '•••• T47' },
});

export const tourItem: Item = {
  tour: choice.tour,
  kind: 'journey',
  title: 'Classic Iran in 8 days',
  titleFa: 'ایران کلاسیک در ۸ روز',
  departure: choice.departure,
  start: START,
  end: END,
  guideLanguage: 'English',
  nights: 7,
  cities: ['tehran', 'kashan', 'isfahan', 'yazd', 'shiraz'],
  from: 'Tehran (IKA)',
  to: 'Shiraz (SYZ)',
  people: choice.people,
  rooms: { double: 0, twin: 1, own: 0, shared: 0 },
  group: 7,
  bookedAt: 7,
  each: EACH,
  singleSupplement: euro(18_000),
  childPercent: 70,
  ladder: [
    { from: 2, to: 3, each: euro(88_000) },
    { from: 4, to: 7, each: EACH },
    { from: 8, to: null, each: euro(62_000) },
  ],
  capacity: 14,
  leastToRun: 2,
  isCertain: true,
  settlesOn: addDays(START, -60),
  decidedOn: addDays(START, -21),
  persons: [1, 2].map(() => ({ ageClass: 'adult' as const, hasOwnRoom: false, hasLeft: false, price: EACH })),
  meetingPoint: { en: 'Imam Khomeini Airport, arrivals', fa: 'فرودگاه امام خمینی، سالن ورودی' },
  pickUp: 'Name sign at arrivals',
  fetches: false,
  ends: { en: 'Shiraz Airport', fa: 'فرودگاه شیراز' },
  packing: ['Passport', 'Scarf for women', 'Walking shoes'],
  leastAge: 0,
  isSimulated: true,
  isOwn: true,
  guide: null,
  needs: {
    people: [
      { eats: 'vegetarian', health: 'Nut allergy, carries a pen' },
      { eats: '', health: '' },
    ],
    emergency: { name: 'Maria Keller', who: 'mother of Anna', phone: '+49 30 12345678', speaks: 'German' },
    arrival: { flight: 'TK 874', time: '03:10' },
    hotel: '',
  },
};

/** Two people, entered, the deposit not paid yet. */
export const tourOrder: TourOrder = {
  ...{ discount, rates, contact, holdSeconds, extensionsLeft, deadlineAt, payment, total },
  product: 'tours',
  item: tourItem,
  orderId: ORDER_ID,
  reference: 'SFR-T41C-6W',
  status: 'awaitingPayment',
  stage: null,
  page: `/iran-tours/issue/${ORDER_ID}`,
  summary: {
    title: tourItem.title,
    place: 'tehran',
    startsAt: momentOf(START),
    endsAt: momentOf(addDays(END, 1)),
    people: 2,
    isAllDay: true,
  },
  serverNow: NOW,
  passengers: [person('Anna'), person('Jana')],
  lines: [{ part: 'adults', words: 'Adult', count: 2, each: EACH, sum: total }],
  totals: { EUR: total, USD: convert(total, 'USD', RATES) },
  due: {
    purpose: 'deposit',
    amounts: { EUR: deposit, USD: convert(deposit, 'USD', RATES) },
    dueAt: null,
    later: { amount: rest, dueAt: REST_DUE },
  },
  refunded: null,
  isCancellable: false,
  isInAccount: false,
  promisedAt: null,
  issuedAt: null,
  events: [{ status: 'held', at: NOW }],
  version: 2,
};

/** The same in any status. */
export const orderFor = (status: OrderStatus): TourOrder => ({ ...tourOrder, status });

/** The deposit is paid, the rest is not. */
export const depositPaid: TourOrder = {
  ...tourOrder,
  status: 'issued',
  isCancellable: true,
  issuedAt: NOW,
  paid: deposit,
  due: {
    purpose: 'balance',
    amounts: { EUR: rest, USD: convert(rest, 'USD', RATES) },
    dueAt: REST_DUE,
    later: null,
  },
};

const { due: _, ...withoutDue } = depositPaid;
/** All is paid, and the guide is named. */
export const paidWhole: TourOrder = {
  ...withoutDue,
  paid: total,
  stage: 'guideNamed',
  item: { ...tourItem, guide: 'Sample Guide' },
};

/** An order whose money and departure stand like this. */
export function orderAt({ money, departure }: TourTrackingView): TourOrder {
  const base = money === 'paidInFull' ? { ...paidWhole, stage: null } : depositPaid;
  const isCertain = money === 'balanceDue' || ['certain', 'running', 'done'].includes(departure);
  const { startsAt, endsAt } = base.summary;
  return {
    ...base,
    item: { ...base.item, isCertain },
    stage: departure === 'belowMinimum' || departure === 'calledOff' || departure === 'moved' ? departure : null,
    status: departure === 'refunded' ? 'refunded' : 'issued',
    serverNow: departure === 'running' ? startsAt : departure === 'done' ? endsAt : base.serverNow,
  };
}

export const dayTour: Item = {
  ...tourItem,
  kind: 'dayTour',
  title: 'Persepolis and Naqsh-e Rostam',
  titleFa: 'تخت جمشید و نقش رستم',
  departure: null,
  end: START,
  nights: 0,
  cities: ['shiraz'],
  from: 'Shiraz',
  to: 'Shiraz',
  rooms: null,
  capacity: null,
  settlesOn: null,
  decidedOn: null,
  meetingPoint: { en: 'Your hotel in Shiraz', fa: 'هتل شما در شیراز، لابی' },
  pickUp: '07:00 (June to August 06:30)',
  fetches: true,
  needs: {
    people: [
      { eats: '', health: '' },
      { eats: 'vegan', health: '' },
    ],
    emergency: null,
    arrival: { flight: '', time: '' },
    hotel: 'Zandiyeh Hotel, Hejrat Street',
  },
};

const { due: _now, ...paidAtOnce } = tourOrder;
/** A day tour, entered and not paid yet: all of it is paid at once. */
export const dayTourOrder: TourOrder = { ...paidAtOnce, item: dayTour };

const confirmation = (person: number, number: string) => ({
  position: person,
  kind: 'confirmation',
  number,
  holder: null,
});

export const tourPapers: Documents = {
  orderId: ORDER_ID,
  reference: tourOrder.reference,
  issuedAt: NOW,
  papers: [confirmation(0, 'SIM 1A2B3C4D'), confirmation(1, 'SIM 5E6F7A8B')],
};
