import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { momentOf } from '#domain/core/time.ts';
import type { OrderLeg } from '#domain/flights/fares.ts';
import { personName } from '#server/orders/papers/person-name.ts';
import { receiptLines } from '#server/orders/papers/receipt.ts';
import { runsOf } from '#server/orders/papers/sheet.ts';
import { ENGLISH, flightLine, PERSIAN } from '#server/products/flights/papers/words.ts';

const LEG: OrderLeg = {
  path: 'departing',
  flight: {
    airline: 'QB',
    airlineName: 'Qeshm Air',
    flightNumber: 'QB 1213',
    aircraft: 'Airbus A320',
    origin: 'THR',
    destination: 'SYZ',
    departsAt: momentOf('2026-12-05', 23 * 60 + 10),
    arrivesAt: momentOf('2026-12-06', 35),
    terminal: '2',
  },
  fare: { kind: 'systemic', fareClass: 'A', checkedKg: 20, handKg: 5, refundSteps: [] },
  prices: { adult: euro(9500), child: euro(7000), infant: euro(1000) },
};

test('both halves of a ticket tell the same flight, row by row', () => {
  expect(ENGLISH.leg(LEG)).toEqual({
    way: 'Outbound',
    from: 'THR',
    to: 'SYZ',
    departs: '23:10',
    departsOn: 'Sat 5 Dec 2026',
    departsFrom: 'Tehran Mehrabad, terminal 2',
    duration: '1 h 25',
    arrives: '00:35',
    arrivesOn: 'Sun 6 Dec 2026',
    arrivesAt: 'Shiraz Shahid Dastgheib',
    flight: 'QB 1213',
    airline: 'Qeshm Air',
    fareClass: 'Economy A',
    bags: ['20 kg checked', '5 kg in the cabin'],
  });
  expect(PERSIAN.leg(LEG)).toEqual({
    way: 'رفت',
    from: 'تهران',
    to: 'شیراز',
    departs: '۲۳:۱۰',
    departsOn: 'شنبه ۱۴ آذر ۱۴۰۵',
    departsFrom: 'فرودگاه مهرآباد، پایانه ۲',
    duration: '۱ ساعت و ۲۵ دقیقه',
    arrives: '۰۰:۳۵',
    arrivesOn: 'یکشنبه ۱۵ آذر ۱۴۰۵',
    arrivesAt: 'فرودگاه شهید دستغیب شیراز',
    flight: 'QB 1213',
    airline: 'قشم ایر',
    fareClass: 'اکونومی \u2068A\u2069',
    bags: ['۲۰ کیلو بار', '۵ کیلو دستی'],
  });
  expect(Object.keys(PERSIAN.labels)).toEqual(Object.keys(ENGLISH.labels));
});

test.each([
  [{ amount: 9500, currency: 'EUR' }, '€95.00', '۹۵٫۰۰ یورو'],
  [{ amount: 10_390, currency: 'USD' }, '$103.90', '۱۰۳٫۹۰ دلار'],
] as const)('a sum of %o in both languages', (price, english, persian) => {
  expect([ENGLISH.price(price), PERSIAN.price(price)]).toEqual([english, persian]);
});

test('each step of a refund in both languages; where nothing is promised it is said', () => {
  const steps = [
    { percent: 70, until: momentOf('2026-12-02', 720) },
    { percent: 0, until: momentOf('2026-12-05', 620) },
  ];
  const refund = { path: 'departing', paid: euro(9500), steps } as const;
  expect(ENGLISH.refund(refund, false)).toEqual(['70 % back until Wed 2 Dec 2026, 12:00']);
  expect(PERSIAN.refund(refund, false)).toEqual(['۷۰٪ تا چهارشنبه ۱۱ آذر ۱۴۰۵، ۱۲:۰۰']);
  const nothing = { ...refund, steps: [] };
  expect([ENGLISH.refund(nothing, false), ENGLISH.refund(nothing, true)]).toEqual([
    ['No refund'],
    ['No promised refund: the agency decides'],
  ]);
  expect([PERSIAN.refund(nothing, false), PERSIAN.refund(nothing, true)]).toEqual([
    ['بدون استرداد'],
    ['استرداد فقط با موافقت آژانس'],
  ]);
});

test('a line of two directions is drawn in its order, and a code in it stays whole', () => {
  const drawn = runsOf('پرواز QB 1213 است', 'rtl').map(({ text }) => text.trim());
  expect(drawn.filter((text) => text !== '')).toEqual(['است', 'QB 1213', 'پرواز']);
});

test('a name has its title as people write it', () => {
  expect(personName({ title: 'MS', firstName: 'Anna', lastName: 'Keller' })).toBe('Ms Anna Keller');
  expect(personName({ title: 'MR', firstName: 'Ben', lastName: 'Keller' })).toBe('Mr Ben Keller');
});

test('a receipt says what was sold to whom, and how much of it the card and the balance paid', () => {
  const anna = { title: 'MS', firstName: 'Anna', lastName: 'Muster' } as const;
  const lines = receiptLines(
    {
      passengers: [{ ...anna, ageClass: 'adult', nationality: 'DE', passportMasked: '•••••0T47' }],
      contact: { email: 'anna@example.org', phone: '+49 151 23456789' },
      lines: [
        { part: 'departing', words: 'adult, outbound', ageClass: 'adult', count: 1, each: euro(9500), sum: euro(9500) },
      ],
      discount: { code: 1404, percent: 10, amount: euro(950) },
      total: euro(9690),
      payment: {
        purpose: 'full',
        attempt: 1,
        attemptsLeft: 4,
        pageUrl: null,
        status: 'succeeded',
        amount: { amount: 5112, currency: 'USD' },
        fromBalance: euro(5000),
        declineReason: null,
      },
    },
    { bought: { heading: 'Flights', lines: [flightLine(LEG)] }, protection: euro(1140) },
    momentOf('2026-11-20', 20 * 60 + 4),
  );
  expect(lines).toEqual({
    order: [
      ['Paid on Fri 20 Nov 2026, 20:04 Tehran time', ''],
      ['Sent to anna@example.org', ''],
      ['Traveller: Ms Anna Muster', ''],
    ],
    bought: [
      [
        'Outbound: QB 1213 Qeshm Air, Sat 5 Dec 2026, 23:10, Tehran Mehrabad, terminal 2 to Shiraz Shahid Dastgheib',
        '',
      ],
    ],
    sold: [
      ['1 × adult, outbound at €95.00', '€95.00'],
      ['Cancel for any reason', '€11.40'],
      ['Discount, 10 %, code 1404', '−€9.50'],
      ['Total', '€96.90'],
    ],
    paid: [
      ['By card', '$51.12'],
      ['From the balance', '€50.00'],
    ],
  });
});
