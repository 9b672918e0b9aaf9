import { ageClassOn } from '#domain/core/ages.ts';
import { ISSUE_PROMISE_SECONDS } from '#domain/core/limits.ts';
import { add, euro } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import { convert, RATES } from '#domain/core/rates.ts';
import { addDays, dayOf, HOUR_MS, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import { legTotal, PROTECTION, priceLines, protectionPrice } from '#domain/flights/fares.ts';
import { FLIGHT_HOLD_SECONDS, FLIGHT_LIST_SECONDS } from '#domain/flights/flight-limits.ts';
import type { FlightSearch, Path } from '#domain/flights/flight-search.ts';
import { sessionViews } from '#machines/core/hold-session/fixtures.ts';
import { checkoutProblems, checkoutViews } from '#machines/core/order-checkout/fixtures.ts';
import { resultsViewsOf } from '#machines/core/results-age/fixtures.ts';
import { HELD_UNTIL, NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';
import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';
import type { ResultsRef } from '#machines/flights/results-age/types.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
type Order = Schemas['FlightOrder'];
type Passenger = Schemas['OrderPassenger'];

export const DAY_OUT = '2026-12-05';
export const DAY_BACK = '2026-12-12';
const PARTY = { adult: 2, child: 1, infant: 0 };

export const oneWay = {
  type: 'oneWay',
  origin: 'THR',
  destination: 'SYZ',
  departing: DAY_OUT,
  returning: '',
  ...PARTY,
} satisfies FlightSearch;

export const returnTrip = { ...oneWay, type: 'twoWay', returning: DAY_BACK } satisfies FlightSearch;

/** The list of flights, from asked for to old. */
export const resultsViews = resultsViewsOf<ResultsRef>(
  { searchedAt: NOW, expiresAt: NOW + FLIGHT_LIST_SECONDS * 1000, departing: 13, returning: 6 },
  { departing: 0, returning: 0 },
);

// — Offers —

type Airline = {
  readonly name: string;
  readonly kg: [checked: number, hand: number];
  readonly terminal: string | null;
};

const AIRLINES = {
  QB: { name: 'Qeshm Air', kg: [20, 5], terminal: '2' },
  EP: { name: 'Iran Aseman Airlines', kg: [20, 7], terminal: '4' },
  ZV: { name: 'Zagros Airlines', kg: [20, 5], terminal: '1' },
  IS: { name: 'Sepehran Airlines', kg: [20, 5], terminal: '4' },
  W5: { name: 'Mahan Air', kg: [20, 7], terminal: '4' },
  IR: { name: 'Iran Air', kg: [23, 5], terminal: '2' },
  B9: { name: 'Iran Airtour', kg: [20, 5], terminal: '2' },
  Y9: { name: 'Kish Air', kg: [20, 5], terminal: '1' },
  VR: { name: 'Varesh Airlines', kg: [20, 5], terminal: null },
  FP: { name: 'FlyPersia', kg: [20, 5], terminal: null },
} as const satisfies Record<string, Airline>;

/**
 * Fare rules: steps end at noon in Tehran or some hours before the flight; agencies promise no refund for their seats.
 */
const refundSteps = (day: string, departsAt: number): Schemas['RefundStep'][] => [
  { until: momentOf(addDays(day, -3), 12 * 60), percent: 70 },
  { until: momentOf(addDays(day, -1), 12 * 60), percent: 60 },
  { until: departsAt - 3 * HOUR_MS, percent: 40 },
  { until: departsAt, percent: 30 },
];

type Line = readonly [
  airline: keyof typeof AIRLINES,
  number: number,
  departs: string,
  minutes: number,
  aircraft: string,
  /** A class letter; X is a charter seat. */
  fareClass: string,
  adultCents: number,
  seatsLeft: number,
];

function offerOf(path: Path, line: Line): FlightOffer {
  const [code, number, departs, minutes, aircraft, fareClass, cents, seatsLeft] = line;
  const { name, kg, terminal } = AIRLINES[code];
  const isOut = path === 'departing';
  const day = isOut ? DAY_OUT : DAY_BACK;
  const departsAt = momentOf(day, Number(departs.slice(0, 2)) * 60 + Number(departs.slice(3)));
  const isCharter = fareClass === 'X';
  const prices = {
    adult: euro(cents),
    child: euro(isCharter ? cents : Math.round(cents / 2)),
    infant: euro(isCharter ? 500 : Math.round(cents / 10)),
  };
  return {
    offerId: `${code}${number}-${fareClass}-${day}`,
    flight: {
      airline: code,
      airlineName: name,
      flightNumber: `${code} ${number}`,
      aircraft,
      origin: isOut ? 'THR' : 'SYZ',
      destination: isOut ? 'SYZ' : 'THR',
      departsAt,
      arrivesAt: departsAt + minutes * MINUTE_MS,
      terminal: isOut ? terminal : null,
    },
    fare: {
      kind: isCharter ? 'charter' : 'systemic',
      fareClass,
      checkedKg: kg[0],
      handKg: kg[1],
      refundSteps: isCharter ? [] : refundSteps(day, departsAt),
    },
    prices,
    total: legTotal(prices, PARTY),
    seatsLeft,
    expiresAt: HELD_UNTIL,
  };
}

const firstOut = offerOf('departing', ['QB', 1207, '10:20', 85, 'Airbus A320', 'R', 3800, 9]);
const soldOutNext = offerOf('departing', ['EP', 3713, '11:45', 95, 'ATR 72-500', 'B', 4100, 4]);

/** Tehran to Shiraz on Saturday 5 December 2026, in list order: by departure. */
export const departing = [
  offerOf('departing', ['IR', 215, '05:50', 90, 'Airbus A321', 'N', 3600, 22]),
  offerOf('departing', ['ZV', 4021, '06:35', 85, 'Boeing MD-82', 'X', 3100, 3]),
  offerOf('departing', ['IS', 4305, '08:15', 85, 'Boeing 737-500', 'Q', 3700, 11]),
  firstOut,
  soldOutNext,
  offerOf('departing', ['W5', 1043, '12:30', 85, 'BAe 146-300', 'M', 4500, 17]),
  offerOf('departing', ['B9', 933, '14:05', 85, 'Boeing MD-83', 'X', 3300, 6]),
  offerOf('departing', ['VR', 5823, '15:40', 90, 'Boeing 737-300', 'H', 3900, 8]),
  offerOf('departing', ['FP', 2411, '17:10', 85, 'Boeing 737-300', 'Y', 4800, 30]),
  offerOf('departing', ['Y9', 7033, '18:55', 90, 'Airbus A321', 'X', 3400, 2]),
  offerOf('departing', ['QB', 1219, '20:30', 85, 'Airbus A319', 'A', 4200, 14]),
  offerOf('departing', ['IR', 233, '22:10', 90, 'Fokker 100', 'K', 4400, 5]),
  offerOf('departing', ['W5', 1057, '23:40', 85, 'Airbus A310', 'Y', 5200, 41]),
] satisfies FlightOffer[];

const firstBack = offerOf('returning', ['IS', 4316, '19:25', 85, 'Boeing 737-500', 'Q', 3700, 7]);

/** Shiraz to Tehran a week later. */
export const returning = [
  offerOf('returning', ['IR', 214, '07:40', 90, 'Airbus A321', 'N', 3600, 18]),
  offerOf('returning', ['ZV', 4022, '09:30', 85, 'Boeing MD-82', 'X', 3000, 4]),
  offerOf('returning', ['EP', 3716, '13:50', 95, 'Fokker 100', 'I', 4000, 9]),
  offerOf('returning', ['QB', 1208, '16:15', 85, 'Airbus A320', 'R', 3800, 12]),
  firstBack,
  offerOf('returning', ['W5', 1044, '21:45', 85, 'Airbus A321', 'M', 4500, 3]),
] satisfies FlightOffer[];

const daysAround = (day: string, cents: readonly (number | null)[]): Schemas['DayPrice'][] =>
  cents.map((amount, index) => ({ date: addDays(day, index - 3), lowest: amount === null ? null : euro(amount) }));

/** The search result in the query cache. */
export const availability = {
  searchedAt: NOW,
  expiresAt: NOW + 600_000,
  departing: {
    date: DAY_OUT,
    offers: departing,
    days: daysAround(DAY_OUT, [9800, 9100, 10_400, 9000, 8800, null, 9300]),
  },
  returning: {
    date: DAY_BACK,
    offers: returning,
    days: daysAround(DAY_BACK, [9200, 9500, 9900, 9000, 9000, 9100, 8700]),
  },
} satisfies Schemas['FlightAvailability'];

export const noFlights = {
  ...availability,
  departing: { ...availability.departing, offers: [] },
  returning: null,
} satisfies Schemas['FlightAvailability'];

// — People —

const anna = {
  ageClass: 'adult',
  title: 'MS',
  firstName: 'Anna Maria',
  lastName: 'Keller',
  nationality: 'DE',
  passportMasked: '•••••4T2K',
} satisfies Passenger;

export const family = [
  anna,
  { ...anna, title: 'MR', firstName: 'Jonas', passportMasked: '•••••9H7P' },
  {
    ...anna,
    ageClass: 'child',
    firstName: 'Mia',
    passportMasked: '•••••1C5D',
  },
] satisfies Passenger[];

const PASSPORTS = ['C01X04T2K', 'C01X09H7P', 'C01X01C5D'];

/** The family's answers, as shown in the browser where they were typed. */
export const entered = PASSPORTS.map((passportNumber, index) => ({
  birthDate: ['1988-03-14', '1986-07-02', '2014-12-09'][index] ?? null,
  passportNumber,
  isWhole: true,
  passportCountry: 'DE',
  passportExpiry: '2031-05-01',
})) satisfies Schemas['ToldPassenger'][];

/** 40 letters each: the maximum of the form. */
export const LONG_FIRST_NAME = 'Maximiliana Theodora Wilhelmine Josephin';
export const LONG_LAST_NAME = 'Hohenlohe-Waldenburg-Schillingsfuerst-Au';

export const longNames = family.map((passenger) => ({
  ...passenger,
  firstName: LONG_FIRST_NAME,
  lastName: LONG_LAST_NAME,
})) satisfies Passenger[];

export const emptyDraft = {
  email: '',
  phone: '',
  passengers: family.map(({ ageClass }) => ({
    ageClass,
    title: '',
    firstName: '',
    lastName: '',
    birthDate: { day: '', month: '', year: '' },
    nationality: '',
    passportNumber: '',
    passportCountry: '',
    passportExpiry: { day: '', month: '', year: '' },
  })),
} satisfies Schemas['PassengerDraft'];

const BIRTH_DAYS = [
  { day: '14', month: '03', year: '1988' },
  { day: '02', month: '11', year: '1986' },
  { day: '09', month: '12', year: '2014' },
];

export const typedDraft = {
  email: 'anna.keller@example.org',
  phone: '+49 151 23456789',
  passengers: family.map(({ ageClass, title, firstName, lastName }, index) => ({
    ageClass,
    title,
    firstName,
    lastName,
    birthDate: BIRTH_DAYS[index] ?? { day: '', month: '', year: '' },
    nationality: 'DE',
    passportNumber: PASSPORTS[index] ?? '',
    passportCountry: 'DE',
    passportExpiry: { day: '30', month: '06', year: '2031' },
  })),
} satisfies Schemas['PassengerDraft'];

export const longDraft = {
  ...typedDraft,
  passengers: typedDraft.passengers.map((passenger) => ({
    ...passenger,
    firstName: LONG_FIRST_NAME,
    lastName: LONG_LAST_NAME,
  })),
} satisfies Schemas['PassengerDraft'];

// — Orders —

const legOf = (path: Path, { flight, fare, prices }: FlightOffer): Schemas['OrderLeg'] => ({
  path,
  flight,
  fare,
  prices,
});
const LEGS = [legOf('departing', firstOut), legOf('returning', firstBack)];
const BIRTHS = ['1988-03-14', '1986-11-02', '2014-12-09'];
/** Mia turns 12 on 9 December: from her birthday on, her return flight costs the adult fare. */
const FARES = priceLines(LEGS, PARTY, BIRTHS)
  .map(({ sum }) => sum)
  .reduce(add);

function soldOf(legs: Schemas['OrderLeg'][], births: readonly string[], isChosen = false) {
  const lines = priceLines(legs, PARTY, births);
  const fares = lines.map(({ sum }) => sum).reduce(add);
  const price = protectionPrice(fares);
  const total = isChosen ? add(fares, price) : fares;
  return {
    lines,
    total,
    totals: { EUR: total, USD: convert(total, 'USD', RATES) },
    rates: { ...RATES, isOverdue: false },
    summary: {
      title: legs.length > 1 ? 'Tehran to Shiraz and back' : 'Tehran to Shiraz',
      place: 'shiraz',
      startsAt: firstOut.flight.departsAt,
      endsAt: legs.at(-1)?.flight.arrivesAt ?? 0,
      people: PARTY.adult + PARTY.child + PARTY.infant,
    },
    item: {
      type: legs.length > 1 ? ('twoWay' as const) : ('oneWay' as const),
      ...PARTY,
      legs,
      fareClasses: births.map((birth) => legs.map(({ flight }) => ageClassOn(birth, dayOf(flight.departsAt)))),
      protection: {
        price,
        refundPercent: PROTECTION.refundPercent,
        untilAt: firstOut.flight.departsAt - PROTECTION.endsBeforeMs,
        isChosen,
      },
    },
  };
}

const WAY: readonly Schemas['OrderEvent'][] = [
  { status: 'held', at: NOW - 300_000 },
  { status: 'awaitingPayment', at: NOW - 120_000 },
  { status: 'paying', at: NOW - 60_000 },
  { status: 'paid', at: NOW - 30_000 },
  { status: 'issuing', at: NOW - 29_000 },
  { status: 'issued', at: NOW - 10_000 },
];

/** Seats are held, without passengers yet. */
const held = {
  orderId: ORDER_ID,
  reference: 'SFR-7K2M-9Q',
  status: 'held',
  deadlineAt: HELD_UNTIL,
  holdSeconds: FLIGHT_HOLD_SECONDS,
  extensionsLeft: 10,
  serverNow: NOW,
  stage: null,
  page: `/flights/issue/${ORDER_ID}`,
  product: 'flights',
  passengers: [],
  contact: null,
  ...soldOf(LEGS, []),
  discount: null,
  payment: null,
  refunded: null,
  isCancellable: false,
  isInAccount: false,
  promisedAt: null,
  issuedAt: null,
  events: WAY.slice(0, 1),
  version: 1,
} satisfies Order;

const ready = {
  ...held,
  status: 'awaitingPayment',
  passengers: family,
  contact: { email: typedDraft.email, phone: typedDraft.phone },
  ...soldOf(LEGS, BIRTHS),
  events: WAY.slice(0, 2),
  version: 2,
} satisfies Order;

const attempt = {
  purpose: 'full',
  attempt: 1,
  attemptsLeft: 4,
  pageUrl: null,
  status: 'started',
  amount: FARES,
  fromBalance: euro(0),
  declineReason: null,
} satisfies Schemas['OrderPayment'];
const paid = {
  ...ready,
  payment: { ...attempt, status: 'succeeded' },
  promisedAt: NOW + ISSUE_PROMISE_SECONDS * 1000,
} as const;

export const orders = {
  held,
  ready,
  readyOneWay: {
    ...ready,
    ...soldOf(LEGS.slice(0, 1), BIRTHS),
  },
  readyLongNames: { ...ready, passengers: longNames },
  readyProtected: { ...ready, ...soldOf(LEGS, BIRTHS, true) },
  expired: {
    ...ready,
    status: 'expired',
    deadlineAt: NOW - 1000,
    events: [...WAY.slice(0, 2), { status: 'expired', at: NOW - 1000 }],
    version: 3,
  },
  paying: {
    ...ready,
    status: 'paying',
    payment: { ...attempt, pageUrl: 'https://bank.example/pay/1' },
    events: WAY.slice(0, 3),
    version: 3,
  },
  declined: {
    ...ready,
    status: 'paymentFailed',
    payment: { ...attempt, status: 'declined', declineReason: 'insufficient_funds' },
    events: [...WAY.slice(0, 3), { status: 'paymentFailed', at: NOW - 30_000 }],
    version: 4,
  },
  declinedOneWay: {
    ...ready,
    status: 'paymentFailed',
    ...soldOf(LEGS.slice(0, 1), BIRTHS),
    payment: { ...attempt, status: 'declined', declineReason: 'insufficient_funds' },
    events: [...WAY.slice(0, 3), { status: 'paymentFailed', at: NOW - 30_000 }],
    version: 4,
  },
  paid: { ...paid, status: 'paid', events: WAY.slice(0, 4), version: 4 },
  issuing: { ...paid, status: 'issuing', events: WAY.slice(0, 5), version: 5 },
  issued: { ...paid, status: 'issued', isCancellable: true, issuedAt: NOW - 10_000, events: [...WAY], version: 6 },
  refunding: {
    ...paid,
    status: 'refunding',
    events: [...WAY.slice(0, 5), { status: 'issueFailed', at: NOW - 5000 }, { status: 'refunding', at: NOW - 5000 }],
    version: 7,
  },
  refunded: {
    ...paid,
    status: 'refunded',
    payment: { ...attempt, status: 'refunded' },
    events: [
      ...WAY.slice(0, 5),
      { status: 'issueFailed', at: NOW - 5000 },
      { status: 'refunding', at: NOW - 5000 },
      { status: 'refunded', at: NOW - 1000 },
    ],
    refunded: FARES,
    back: { toCard: FARES, toBalance: euro(0) },
    version: 8,
  },
  cancelledTickets: {
    ...paid,
    status: 'refunded',
    payment: { ...attempt, status: 'refunded' },
    events: [
      ...WAY,
      { status: 'cancelRequested', at: NOW - 5000 },
      { status: 'cancelled', at: NOW - 4000 },
      { status: 'refunding', at: NOW - 4000 },
      { status: 'refunded', at: NOW - 1000 },
    ],
    refunded: euro(14_420),
    back: { toCard: euro(14_420), toBalance: euro(0) },
    version: 9,
  },
  cancelled: {
    ...ready,
    status: 'cancelled',
    events: [...WAY.slice(0, 2), { status: 'cancelled', at: NOW - 1000 }],
    version: 3,
  },
} satisfies Record<string, Order>;

const papers: Schemas['Paper'][] = PASSPORTS.map((passportNumber, person) => ({
  position: person,
  kind: 'ticket',
  number: `SIM 000 48213${person}`,
  holder: { person, passportNumber },
}));

export const documents = {
  issued: { orderId: ORDER_ID, reference: held.reference, issuedAt: NOW - 10_000, papers },
} satisfies Record<string, Schemas['Documents']>;

// — Problems —

export const problems = {
  ...checkoutProblems,
  soldOut: {
    code: 'sold_out',
    message: 'The way out is sold out.',
    leg: 'departing',
    alternatives: [soldOutNext, ...departing.slice(2, 3), ...departing.slice(5, 6)],
  },
  soldOutBack: {
    code: 'sold_out',
    message: 'The way back is sold out.',
    leg: 'returning',
    alternatives: returning.slice(1, 4),
  },
  offerExpired: { code: 'offer_expired', message: 'These prices are older than 25 minutes.' },
} satisfies Record<string, Problem>;

// — Views —

const NOTHING = { departing: null, returning: null };
const BOTH = { departing: firstOut, returning: firstBack };

const list = {
  kind: 'results',
  search: returnTrip,
  path: 'departing',
  selectedAvailables: NOTHING,
  hasCharterLabel: true,
  results: resultsViews.fresh,
  isHolding: false,
  isSupplierSlow: false,
  problem: null,
  isPriceChanged: false,
  held: null,
} satisfies FlightBookingView;
export const views = {
  idle: { kind: 'idle' },
  searching: { ...list, results: resultsViews.loading },
  searchFailed: { ...list, results: resultsViews.failed },
  fresh: list,
  freshOneWay: { ...list, search: oneWay },
  nothingFound: { ...list, search: oneWay, results: resultsViews.empty },
  stale: { ...list, results: resultsViews.stale },
  refreshing: { ...list, results: resultsViews.refreshing },
  returningLeg: { ...list, path: 'returning', selectedAvailables: { departing: firstOut, returning: null } },
  takingSeats: { ...list, path: 'returning', selectedAvailables: BOTH, isHolding: true },
  airlineSlow: {
    ...list,
    path: 'returning',
    selectedAvailables: BOTH,
    isHolding: true,
    isSupplierSlow: true,
  },
  priceUp: { ...list, path: 'returning', selectedAvailables: BOTH, isPriceChanged: true, problem: problems.priceUp },
  priceDown: {
    ...list,
    path: 'returning',
    selectedAvailables: BOTH,
    isPriceChanged: true,
    problem: problems.priceDown,
  },
  soldOut: { ...list, selectedAvailables: { departing: null, returning: firstBack }, problem: problems.soldOut },
  soldOutBack: {
    ...list,
    path: 'returning',
    selectedAvailables: { departing: firstOut, returning: null },
    problem: problems.soldOutBack,
  },
  offersTooOld: { ...list, problem: problems.offerExpired, results: resultsViews.refreshing },
  tooManyTries: { ...list, problem: problems.rateLimited },
  holdEnded: { ...list, problem: problems.holdExpired },
  browsingWhileHeld: {
    ...list,
    path: 'returning',
    selectedAvailables: BOTH,
    held: { orderId: ORDER_ID, session: sessionViews.calm },
  },
  ...checkoutViews,
  /** The remaining flights may be an alternative. */
  soldOutAgain: { ...checkoutViews.expiredKeepingForm, problem: problems.soldOut },
} satisfies Record<string, FlightBookingView>;
