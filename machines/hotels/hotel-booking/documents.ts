import { ISSUE_PROMISE_SECONDS } from '#domain/core/limits.ts';
import { euro, sum } from '#domain/core/money.ts';
import type { OrderStatus } from '#domain/core/order-status.ts';
import type { PassengerDraft } from '#domain/core/passengers.ts';
import { EMPTY_PERSON } from '#domain/core/person.ts';
import { convert, RATES } from '#domain/core/rates.ts';
import { addDays, daysBetween, HOUR_MS, momentOf } from '#domain/core/time.ts';
import { HOTEL_HOLD_SECONDS, HOTEL_LIST_SECONDS, HOTEL_OFFER_SECONDS } from '#domain/hotels/hotel-limits.ts';
import { agesOf, countsAsAdult, guestCount } from '#domain/hotels/hotel-rooms.ts';
import type { InquiryInfo } from '#machines/core/inquiry/types.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { abbasi, bekhradi, double, twin } from '#machines/hotels/hotel-booking/fixtures.ts';
import type { ChosenHotel, ChosenRate } from '#machines/hotels/hotel-booking/types.ts';
import type { Stay } from '#machines/hotels/hotel-results/types.ts';
import type { components } from '#openapi/generated/types.ts';

// Contract documents of a stay: what the query cache holds beside the machine.

type Schemas = components['schemas'];
type Order = Schemas['HotelOrder'];
type Rooms = Stay['rooms'];
type Choice = Schemas['HotelChoice'];

const ISFAHAN = { slug: 'isfahan', name: { en: 'Isfahan', fa: 'اصفهان' } } satisfies Schemas['HotelCity'];
const SQUARE = { id: 'naqsh-e-jahan', name: { en: 'Naqsh-e Jahan Square', fa: 'میدان نقش جهان' } };
const SIGHTS: Schemas['HotelSight'][] = [{ ...SQUARE, point: { lat: 32.6575, lon: 51.6775 } }];

// — Hotels —

type About = Pick<Schemas['HotelSummary'], 'name' | 'stars' | 'kind' | 'area' | 'walks'> &
  Partial<Schemas['HotelSummary']>;

const summaryOf = ({ hotelId, hotelLink, hotelType, answers }: ChosenHotel, about: About): Schemas['HotelSummary'] => ({
  hotelId,
  link: hotelLink,
  hotelType,
  answers,
  city: ISFAHAN,
  country: 'IR',
  point: { lat: 32.6517, lon: 51.6703 },
  precision: 'exact',
  amenities: ['garden', 'restaurant'],
  isInvented: false,
  ...about,
});

const abbasiSummary = summaryOf(abbasi, {
  name: { en: 'Abbasi Hotel', fa: 'هتل عباسی' },
  stars: 5,
  kind: 'caravanserai',
  area: { en: 'Amadegah Street, Chahar Bagh', fa: 'خیابان آمادگاه، چهارباغ' },
  walks: [{ sightId: SQUARE.id, minutes: 15 }],
});
const bekhradiSummary = summaryOf(bekhradi, {
  name: { en: 'Bekhradi Historical Residence', fa: 'اقامتگاه تاریخی بخردی' },
  stars: 0,
  kind: 'traditional house',
  area: { en: 'Sonbolestan', fa: 'سنبلستان' },
  walks: [{ sightId: SQUARE.id, minutes: 21 }],
});
const otherOf = (slug: string, en: string, stars: number, minutes: number) =>
  summaryOf(
    { hotelId: slug, hotelLink: `isfahan/${slug}`, hotelType: 'domestic-hotel', answers: 'atOnce' },
    {
      name: { en, fa: null },
      stars,
      kind: 'hotel',
      area: { en: 'Chahar Bagh', fa: 'چهارباغ' },
      walks: [{ sightId: SQUARE.id, minutes }],
    },
  );

const rules = {
  checkInFrom: '14:00',
  checkOutUntil: '12:00',
  keepsUntil: '19:00',
  passports: true,
  passportKept: null,
  freeUnderAge: 3,
  halfUntilAge: 12,
  minGuestAge: 18,
  quietHours: '23:00 to 07:00',
  notes: ['Foreign couples are no longer asked for a marriage certificate, as far as we know.'],
} satisfies Schemas['HotelRules'];

const roomOf = (roomId: string, en: string, beds: string): Schemas['HotelRoomType'] => ({
  roomId,
  name: { en, fa: null },
  beds,
  squareMetres: 24,
  sleeps: 2,
  extraBeds: 1,
  amenities: ['air conditioning', 'private bathroom'],
});
const ROOMS = [
  roomOf(double.roomId, 'Court double', 'one double bed'),
  roomOf(twin.roomId, 'Court twin', 'two single beds'),
] as const;

const hotelOf = (summary: Schemas['HotelSummary'], about: string): Schemas['Hotel'] => ({
  hotel: summary,
  timeZone: 'Asia/Tehran',
  about,
  rooms: [...ROOMS],
  rules,
  cityTax: { each: euro(150), per: 'personNight', fromAge: 13 },
  sights: SIGHTS,
  driver: driverOf(summary),
  source: { confidence: 'high', isSimulated: true },
});
const driverOf = ({ name, area }: Schemas['HotelSummary']): Schemas['DriverCard'] => ({
  en: `Please take me to ${name.en}, ${area.en}, Isfahan.`,
  fa: `لطفاً مرا به ${name.fa}، ${area.fa}، اصفهان ببرید.`,
  missing: [],
});

const HOTELS: Readonly<Record<string, Schemas['Hotel']>> = {
  [abbasi.hotelLink]: hotelOf(abbasiSummary, 'Safavid-era caravanserai, about 300 years old.'),
  [bekhradi.hotelLink]: hotelOf(bekhradiSummary, 'A house of the 17th century with a garden and few rooms.'),
};

export const hotelFor = (link: string): Schemas['Hotel'] => {
  const hotel = HOTELS[link];
  if (!hotel) throw new Error(`No fixture of ${link}`);
  return hotel;
};

// — Rates —

const BREAKFAST_SHARE = 0.15;
const NIGHT = 9600;

const refundSteps = (checkIn: string): Schemas['HotelRefundStep'][] => [
  { until: momentOf(addDays(checkIn, -3), 18 * 60), percent: 100 },
  { until: momentOf(addDays(checkIn, -1), 18 * 60), percent: 50 },
  { until: momentOf(checkIn, 14 * 60), percent: 0 },
];
const noRefund = (checkIn: string): Schemas['HotelRefundStep'][] => [{ until: momentOf(checkIn, 14 * 60), percent: 0 }];

type Nights = Pick<Stay, 'departing' | 'returning'>;

/** A refundable double with breakfast and a non-refundable twin without, for one of the searched rooms. */
function choicesOf({ departing, returning }: Nights, guests: number): Choice[] {
  const nights = daysBetween(departing, returning);
  const choice = (rate: ChosenRate, room: Schemas['HotelRoomType'], isFlexible: boolean): Choice => {
    const perNight = euro(Math.round(NIGHT * (guests / 2) * (isFlexible ? 1 : 1 - BREAKFAST_SHARE)));
    const total = euro(perNight.amount * nights);
    const steps = isFlexible ? refundSteps(departing) : noRefund(departing);
    return {
      offerId: rate.offerId,
      room,
      rate: {
        rateId: rate.rateId,
        board: isFlexible ? 'breakfast' : 'roomOnly',
        payment: 'now',
        refundSteps: steps,
      },
      total,
      perNight,
      payNow: total,
      payAtHotel: euro(0),
      freeUntil: isFlexible ? (steps[0]?.until ?? null) : null,
      roomsLeft: isFlexible ? 14 : 2,
      expiresAt: NOW + HOTEL_OFFER_SECONDS * 1000,
    };
  };
  return [choice(double, ROOMS[0], true), choice(twin, ROOMS[1], false)];
}

/** The rate table of a hotel for this stay; isFull: no room is available. */
export function hotelStayFor(hotelId: string, stay: Stay, { isFull = false } = {}): Schemas['HotelStay'] {
  const rooms = stay.rooms.map((party) => ({
    party: { adults: [...party.adults], children: [...party.children] },
    choices: isFull ? [] : choicesOf(stay, agesOf(party).length),
  }));
  const cheapest = rooms.flatMap(({ choices }) => choices.at(-1) ?? []);
  const nights = daysBetween(stay.departing, stay.returning);
  return {
    searchedAt: NOW,
    expiresAt: NOW + HOTEL_OFFER_SECONDS * 1000,
    hotelId,
    checkIn: stay.departing,
    checkOut: stay.returning,
    nights,
    guests: guestCount(stay.rooms),
    rooms,
    best: isFull
      ? null
      : {
          offerIds: cheapest.map(({ offerId }) => offerId),
          total: sum(
            cheapest.map(({ total }) => total),
            'EUR',
          ),
        },
    cityTax: euro(150 * nights * 2),
    minNights: 1,
    nearest: isFull ? [freeAgain(stay, nights)] : [],
  };
}

const freeAgain = ({ returning }: Nights, nights: number): Schemas['StayDates'] => ({
  checkIn: returning,
  checkOut: addDays(returning, nights),
  total: euro(NIGHT * nights),
});

// — The list —

const offerOf = (hotel: Schemas['HotelSummary'], stay: Stay, perNight: number): Schemas['HotelOffer'] => {
  const nights = daysBetween(stay.departing, stay.returning);
  const priceOf = (each: number, hasBreakfast: boolean): Schemas['HotelPrice'] => ({
    total: euro(each * nights),
    perNight: euro(each),
    hasBreakfast,
    freeUntil: hasBreakfast ? (refundSteps(stay.departing)[0]?.until ?? null) : null,
    comesBack: hasBreakfast ? 'all' : 'none',
    payment: 'now',
    roomsLeft: 3,
  });
  const best = priceOf(perNight, false);
  return { hotel, best, choices: [best, priceOf(Math.round(perNight * (1 + BREAKFAST_SHARE)), true)] };
};

const CITY = {
  type: 'city',
  id: 'isfahan',
  name: ISFAHAN.name,
  city: ISFAHAN.name,
  country: 'IR',
  hotelType: 'domestic-hotel',
  hotels: 5,
  point: { lat: 32.6546, lon: 51.668 },
} satisfies Schemas['HotelDestination'];
export const hotelCities: readonly Schemas['HotelDestination'][] = [
  { ...CITY, id: 'tehran', name: { en: 'Tehran', fa: 'تهران' }, city: { en: 'Tehran', fa: 'تهران' }, hotels: 13 },
  CITY,
  { ...CITY, id: 'istanbul', name: { en: 'Istanbul', fa: 'استانبول' }, country: 'TR', hotelType: 'hotel', hotels: 3 },
];

/** The search result for Isfahan in the query cache; isFull: all hotels are sold out. */
export function hotelAvailabilityFor(stay: Stay, { isFull = false } = {}): Schemas['HotelAvailability'] {
  const nights = daysBetween(stay.departing, stay.returning);
  const full = (hotel: Schemas['HotelSummary']): Schemas['HotelFull'] => ({
    hotel,
    why: 'full',
    nearest: [freeAgain(stay, nights)],
  });
  return {
    searchedAt: NOW,
    expiresAt: NOW + HOTEL_LIST_SECONDS * 1000,
    destination: CITY,
    timeZone: 'Asia/Tehran',
    checkIn: stay.departing,
    checkOut: stay.returning,
    nights,
    guests: guestCount(stay.rooms),
    sights: SIGHTS,
    offers: isFull
      ? []
      : [
          offerOf(otherOf('safir-hotel', 'Safir Hotel', 4, 18), stay, 5600),
          offerOf(bekhradiSummary, stay, 6900),
          offerOf(abbasiSummary, stay, 7656),
        ],
    soldOut: [
      ...(isFull ? [full(abbasiSummary)] : []),
      full(otherOf('sheykh-bahaei-hotel', 'Sheykh Bahaei Hotel', 4, 26)),
      {
        hotel: otherOf('parsian-kowsar-hotel', 'Parsian Kowsar Hotel', 5, 33),
        why: 'stayTooShort',
        minNights: nights + 1,
        nearest: [],
      },
    ],
  };
}

// — People —

const NAMES = [
  ['MS', 'Anna Maria'],
  ['MR', 'Jonas'],
  ['MS', 'Mia'],
  ['MS', 'Helga'],
  ['MR', 'Max'],
] as const;
const AGES_OF_ADULTS = [38, 40, 64];
/** 40 letters each: the maximum of the form. */
const LONG_FIRST_NAME = 'Maximiliana Theodora Wilhelmine Josephin';
const LONG_LAST_NAME = 'Hohenlohe-Waldenburg-Schillingsfuerst-Au';
const CONTACT = { email: 'anna.keller@example.org', phone: '+49 151 23456789' };

type Guest = {
  readonly room: number;
  readonly age: number;
  readonly ageClass: 'adult' | 'child';
  readonly title: 'MS' | 'MR';
  readonly firstName: string;
  readonly lastName: string;
};

/** Guests by room; a search has no ages of adults. */
function guestsOf(rooms: Rooms, hasLongNames: boolean): Guest[] {
  let adults = 0;
  return rooms
    .flatMap((party, room) => [
      ...party.adults.map(() => ({ room, age: AGES_OF_ADULTS[adults++ % AGES_OF_ADULTS.length] ?? 30 })),
      ...party.children.map((age) => ({ room, age })),
    ])
    .map(({ room, age }, index) => {
      const [title, firstName] = NAMES[index % NAMES.length] ?? NAMES[0];
      const lastName = hasLongNames ? LONG_LAST_NAME : 'Keller';
      const ageClass = countsAsAdult(age) ? 'adult' : 'child';
      return { room, age, ageClass, title, firstName: hasLongNames ? LONG_FIRST_NAME : firstName, lastName };
    });
}

export const hotelDraftFor = (rooms: Rooms, hasLongNames = false): PassengerDraft => ({
  ...CONTACT,
  passengers: guestsOf(rooms, hasLongNames).map(({ age, ageClass, title, firstName, lastName }, index) => ({
    ...EMPTY_PERSON,
    ...{ ageClass, title, firstName, lastName, age: String(age), nationality: index === 0 ? 'DE' : '' },
  })),
  answers: { arrival: '17-18', wishes: 'A quiet room' },
});

// — Orders —

const WAY: readonly OrderStatus[] = ['held', 'awaitingPayment', 'paying', 'paid', 'issuing', 'issued'];
/** How an order reaches a status that is not on the way to the voucher. */
const ASIDE: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  paymentFailed: ['held', 'awaitingPayment', 'paying', 'paymentFailed'],
  expired: ['held', 'awaitingPayment', 'expired'],
  cancelled: ['held', 'awaitingPayment', 'cancelled'],
  issueFailed: [...WAY.slice(0, 5), 'issueFailed'],
  refunding: [...WAY.slice(0, 5), 'issueFailed', 'refunding'],
  refunded: [...WAY.slice(0, 5), 'issueFailed', 'refunding', 'refunded'],
};
const wayTo = (status: OrderStatus) => ASIDE[status] ?? WAY.slice(0, WAY.indexOf(status) + 1);

type OrderOf = Partial<Pick<Order, 'deadlineAt' | 'extensionsLeft'>> & {
  readonly stay: Stay;
  readonly hasLongNames?: boolean;
};

/** An order of the double with breakfast for each room, in this status. */
export function hotelOrderFor(status: OrderStatus, { stay, hasLongNames = false, ...time }: OrderOf): Order {
  const { departing, returning } = stay;
  const nights = daysBetween(departing, returning);
  const rooms = heldRooms(stay);
  const total = totalOf(rooms);
  const way = wayTo(status);
  const isNamed = way.includes('awaitingPayment');
  const isPaid = way.includes('paid');
  const people = guestsOf(stay.rooms, hasLongNames);
  const checkInAt = momentOf(departing, 14 * 60);
  const checkOutAt = momentOf(returning, 12 * 60);
  const { hotelId, link, name, city, area, country, hotelType, stars, point, precision, isInvented } = abbasiSummary;
  return {
    orderId: ORDER_ID,
    reference: 'SFR-7K2M-9Q',
    status,
    deadlineAt: status === 'expired' ? NOW - 1000 : NOW + HOTEL_HOLD_SECONDS * 1000,
    holdSeconds: HOTEL_HOLD_SECONDS,
    extensionsLeft: 10,
    serverNow: NOW,
    stage: null,
    page: `/hotel/issue/${ORDER_ID}`,
    product: 'hotels',
    summary: {
      title: `${name.en}, ${city.name.en}`,
      place: city.slug,
      startsAt: checkInAt,
      endsAt: checkOutAt,
      people: people.length,
    },
    passengers: isNamed
      ? people.map(({ ageClass, title, firstName, lastName }, index) => ({
          ...{ ageClass, title, firstName, lastName, nationality: index === 0 ? 'DE' : '', passportMasked: '' },
        }))
      : [],
    contact: isNamed ? CONTACT : null,
    lines: rooms.map((room, at) => ({
      part: `room-${at + 1}`,
      words: `Room ${at + 1}: ${room.room.name.en}, breakfast, ${nights} nights`,
      count: 1,
      each: room.total,
      sum: room.total,
    })),
    discount: null,
    total,
    totals: { EUR: total, USD: convert(total, 'USD', RATES) },
    rates: { ...RATES, isOverdue: false },
    payment: paymentOf(status, total, way),
    refunded: status === 'refunded' ? total : null,
    ...(status === 'refunded' ? { back: { toCard: total, toBalance: euro(0) } } : {}),
    isCancellable: status === 'issued',
    isInAccount: false,
    promisedAt: isPaid ? NOW + ISSUE_PROMISE_SECONDS * 1000 : null,
    issuedAt: status === 'issued' ? NOW - 10_000 : null,
    events: way.map((step, at) => ({ status: step, at: NOW - 10_000 * (way.length - at) })),
    version: way.length,
    ...time,
    item: {
      ...{ hotelId, link, name, city, area, country, hotelType, stars, point, precision, isInvented },
      timeZone: 'Asia/Tehran',
      checkIn: departing,
      checkOut: returning,
      nights,
      checkInAt,
      checkOutAt,
      keepsUntilAt: momentOf(departing, 19 * 60),
      freeUntil: refundSteps(departing)[0]?.until ?? null,
      rooms,
      byNight: Array.from({ length: nights }, (_, at) => ({
        night: addDays(departing, at),
        amount: euro(total.amount / nights),
      })),
      left: [],
      guests: isNamed ? people.map(({ room, age }) => ({ room, age })) : [],
      paid: total,
      stayTotal: total,
      payAtHotel: euro(0),
      cityTax: euro(150 * nights * 2),
      rules,
      driver: driverOf(abbasiSummary),
      arrival: isNamed ? '17-18' : '',
      wishes: isNamed ? 'A quiet room' : '',
      isSimulated: true,
    },
  };
}

const need = (): never => {
  throw new Error('A stay without rates');
};

const heldRooms = (stay: Stay): Schemas['HeldRoom'][] =>
  stay.rooms.map(({ adults, children }, at) => {
    const party = { adults: [...adults], children: [...children] };
    const [{ room, rate, total, payNow } = need()] = choicesOf(stay, agesOf(party).length);
    return { number: at + 1, room, rate, party, total, payNow };
  });

const totalOf = (rooms: readonly Schemas['HeldRoom'][]) =>
  sum(
    rooms.map(({ total }) => total),
    'EUR',
  );

function paymentOf(status: OrderStatus, amount: Order['total'], way: readonly OrderStatus[]): Order['payment'] {
  if (!way.includes('paying')) return null;
  const attempt = {
    purpose: 'full',
    attempt: 1,
    attemptsLeft: 4,
    pageUrl: null,
    amount,
    fromBalance: euro(0),
  } as const;
  if (status === 'paying') {
    return { ...attempt, pageUrl: 'https://bank.example/pay/1', status: 'started', declineReason: null };
  }
  if (status === 'paymentFailed') return { ...attempt, status: 'declined', declineReason: 'insufficient_funds' };
  return { ...attempt, status: status === 'refunded' ? 'refunded' : 'succeeded', declineReason: null };
}

export const voucherPapers: Schemas['Documents'] = {
  orderId: ORDER_ID,
  reference: 'SFR-7K2M-9Q',
  issuedAt: NOW - 10_000,
  papers: [{ position: 0, kind: 'voucher', number: 'SIM ABB 48213065', holder: null }],
};

// — Inquiries —

/** An inquiry to the hotel that answers on request. */
export function inquiryFor({ inquiryId, status, answerBy, offerUntil, orderId }: InquiryInfo, stay: Stay) {
  const { hotelId, link, name } = bekhradiSummary;
  const rooms = heldRooms(stay);
  return {
    ...{ inquiryId, status, hotelId, link, name, answerBy, offerUntil, orderId, rooms, before: 0, email: null },
    total: totalOf(rooms),
    payAtHotel: euro(0),
    checkIn: stay.departing,
    checkOut: stay.returning,
    askedAt: answerBy - 3 * HOUR_MS,
    answeredAt: status === 'inquiring' ? null : NOW,
    serverNow: NOW,
    isSimulated: true,
  } satisfies Schemas['HotelInquiry'];
}
