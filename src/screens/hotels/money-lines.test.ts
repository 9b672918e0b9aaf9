import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { inquiryInfo, inquiryViews } from '#machines/core/inquiry/fixtures.ts';
import { hotelFor, hotelOrderFor, hotelStayFor, inquiryFor } from '#machines/hotels/hotel-booking/documents.ts';
import { stay } from '#machines/hotels/hotel-results/fixtures.ts';
import { InquiryScreen } from '#src/screens/core/inquiry/InquiryScreen.tsx';
import { HotelPapers } from '#src/screens/hotels/checkout/HotelPapers.tsx';
import { hotelHold } from '#src/screens/hotels/checkout/hold-slots.tsx';
import { RateTable, type RateTableProps } from '#src/screens/hotels/hotel/RateTable.tsx';
import { type AskedHotel, hotelInquirySlots } from '#src/screens/hotels/inquiry/inquiry-slots.tsx';
import { refundLines, stayRefundLines } from '#src/screens/hotels/refund-words.ts';
import { linesOf } from '#src/ui/testing/lines-of.ts';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const at = (text: string) => Date.parse(text);
const STEPS = [
  { until: at('2026-12-01T12:00+03:30'), percent: 100 },
  { until: at('2026-12-03T12:00+03:30'), percent: 50 },
  { until: at('2026-12-05T14:00+03:30'), percent: 0 },
];
const order = hotelOrderFor('issued', { stay });
const [room] = order.item.rooms;
if (!room) throw new Error('The fixture has a room');
const AFTER_FREE = at('2026-12-02T12:00+03:30');

test('what comes back is said with each step ahead, on the clocks of the hotel', () => {
  const lines = (zone: string, now: string) => refundLines(STEPS, zone, at(now));
  expect(lines('Asia/Tehran', '2026-11-25T08:00Z')).toEqual([
    'Free until Tue 1 Dec, 12:00',
    '50 % back until Thu 3 Dec, 12:00',
    'then nothing back',
  ]);
  expect(lines('Asia/Dubai', '2026-12-02T08:00Z')).toEqual([
    '50 % back until Thu 3 Dec, 12:30 there, 12:00 in Tehran',
    'then nothing back',
  ]);
  expect(lines('Asia/Tehran', '2026-12-04T08:00Z')).toEqual(['Nothing back']);
});

test('rooms of the same terms have one line, others a line each', () => {
  const strict = {
    ...room,
    number: 2,
    rate: { ...room.rate, refundSteps: [{ until: at('2026-12-05T14:00+03:30'), percent: 0 }] },
  };
  const half = { ...room, rate: { ...room.rate, refundSteps: STEPS } };
  expect(stayRefundLines({ rooms: [half, half], timeZone: 'Asia/Tehran' }, AFTER_FREE)).toEqual([
    '50 % back until Thu 3 Dec, 12:00, then nothing back',
  ]);
  expect(stayRefundLines({ rooms: [half, strict], timeZone: 'Asia/Tehran' }, AFTER_FREE)).toEqual([
    'Room 1: 50 % back until Thu 3 Dec, 12:00, then nothing back',
    'Room 2: Nothing back',
  ]);
});

test('no screen of hotels says in words of its own what comes back', () => {
  const saying = (words: RegExp) =>
    Object.entries(sources)
      .filter(([, text]) => words.test(text))
      .map(([name]) => name.replace('./', ''));
  expect(saying(/m\.hotels_(?:back_|card_(?:free|part|none)\b)/)).toEqual(['refund-words.ts']);
  expect(saying(/from '#src\/screens\/hotels\/refund-words\.ts'/).toSorted()).toEqual([
    'checkout/HotelReview.tsx',
    'checkout/hold-slots.tsx',
    'hotel/RateTable.tsx',
    'inquiry/inquiry-slots.tsx',
    'results/Compare.tsx',
    'results/HotelCard.tsx',
  ]);
});

test('while it is bought: the stay, here and at the desk, the tax and what comes back, each with its own amount', () => {
  const item = {
    ...order.item,
    rooms: [{ ...room, rate: { ...room.rate, refundSteps: STEPS } }],
    payAtHotel: euro(18_003),
    cityTax: euro(1_050),
    timeZone: 'Asia/Dubai',
  };
  const lines = linesOf(hotelHold.Bought, { order: { ...order, item, total: euro(4_501), serverNow: AFTER_FREE } });
  expect(lines.slice(-4)).toEqual([
    'Room 1: Court double, Breakfast',
    '50 % back until Thu 3 Dec, 12:30 there, 12:00 in Tehran, then nothing back',
    '€225.04 for the stay: €45.01 here and €180.03 at the hotel',
    'City tax of €10.50 is paid at the desk, besides.',
  ]);
  expect(hotelHold.included({ ...order, item })).toBe('Our fee, and taxes but the city tax');
});

test('a rate with a deposit says what is paid now and what at the hotel', () => {
  const found = hotelStayFor('abbasi-hotel', stay);
  const [asked] = found.rooms;
  const [choice] = asked?.choices ?? [];
  if (!asked || !choice) throw new Error('The fixture has a choice');
  const deposit = {
    ...choice,
    rate: { ...choice.rate, payment: 'atHotel' as const },
    total: euro(22_504),
    payNow: euro(4_501),
    payAtHotel: euro(18_003),
  };
  const table = linesOf(RateTable as ComponentType<RateTableProps>, {
    stay: { ...found, rooms: [{ ...asked, choices: [deposit] }] },
    timeZone: 'Asia/Tehran',
    chosenRates: [null],
    isBusy: false,
    onChoose: () => undefined,
  });
  expect(table).toContain('€45.01 now, €180.03 at the hotel');
  expect(table).toContain('€225.04');
});

const clock: AppClock = {
  now: () => order.serverNow,
  setTimeout: () => 0,
  clearTimeout: () => undefined,
  onWake: () => () => undefined,
};

test('an offer at such a rate asks for what is paid here, and not for all of it', () => {
  const asked = inquiryFor(inquiryInfo('offered'), stay);
  const lines = linesOf(InquiryScreen<AskedHotel>, {
    slots: hotelInquirySlots,
    of: {
      hotel: hotelFor('isfahan/abbasi-hotel'),
      inquiry: { ...asked, total: euro(22_504), payAtHotel: euro(18_003) },
    },
    view: { ...inquiryViews.offered, offerUntil: null },
    hold: null,
    answer: null,
    clock,
    send: () => undefined,
  });
  expect(lines.filter((line) => line.includes('€'))).toEqual([
    'Enter the guests and pay €45.01.',
    '€180.03',
    '€225.04',
  ]);
});

test('the voucher says when the rooms are ready and until when they are kept, each at its own hour', () => {
  const lines = linesOf(HotelPapers, {
    view: { kind: 'issued', orderId: order.orderId },
    order,
    documents: null,
    problem: null,
    onRetry: () => undefined,
    clock,
    pageUrl: 'https://safar.example/x',
    Code: () => null,
    send: () => undefined,
  });
  const hourOf = (title: string) => lines[lines.indexOf(title) - 1];
  expect(['Rooms are ready', 'Later than this? Write to us', 'Leave the rooms'].map(hourOf)).toEqual([
    'Sat 5 Dec, 14:00',
    'Sat 5 Dec, 19:00',
    'Tue 8 Dec, 12:00',
  ]);
});
