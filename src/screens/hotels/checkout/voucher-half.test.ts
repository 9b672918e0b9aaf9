import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { hotelOrderFor } from '#machines/hotels/hotel-booking/documents.ts';
import { familyStay, stay } from '#machines/hotels/hotel-results/fixtures.ts';
import { calendarLink } from '#src/screens/hotels/checkout/calendar-link.ts';
import { ENGLISH, PERSIAN } from '#src/screens/hotels/checkout/voucher-half.ts';

const { item } = hotelOrderFor('issued', { stay });

test('each half has its own calendar, its own digits and its own name of the hotel', () => {
  expect([ENGLISH.hotel(item), ENGLISH.arrives(item), ENGLISH.nights(3)]).toEqual([
    'Abbasi Hotel, Isfahan',
    { day: 'Sat 5 Dec', year: '2026', clock: 'from 14:00' },
    '3 nights',
  ]);
  expect([PERSIAN.hotel(item), PERSIAN.arrives(item), PERSIAN.nights(3)]).toEqual([
    'هتل عباسی، اصفهان',
    { day: 'شنبه ۱۴ آذر', year: '۱۴۰۵', clock: 'از ساعت ۱۴:۰۰' },
    '۳ شب',
  ]);
});

test('a hotel without a Persian name keeps the one that is known, and an invented one says that it is', () => {
  const sample = { ...item, name: { en: 'Sample Court', fa: null }, isInvented: true };
  expect(PERSIAN.hotel(sample)).toBe('\u2068Sample Court\u2069، اصفهان، نمونه، این هتل ساختگی است');
  expect(ENGLISH.hotel(sample)).toBe('Sample Court, Isfahan, a sample, this hotel is invented');
});

test('what was paid here, what the desk still takes and what the stay costs stand on both halves', () => {
  const deposit = { item: { ...item, paid: euro(4_570), payAtHotel: euro(18_300), cityTax: euro(600) } };
  expect(ENGLISH.desk(deposit)).toEqual([
    '€183.00 to pay at the desk, of €228.70 for the stay',
    'city tax at the desk: €6.00',
  ]);
  expect(PERSIAN.desk(deposit)).toEqual([
    '۱۸۳٫۰۰ یورو در هتل دریافت شود، از ۲۲۸٫۷۰ یورو بهای کل اقامت',
    'عوارض شهری در هتل: ۶٫۰۰ یورو',
  ]);
  const all = { item: { ...deposit.item, paid: euro(22_870), payAtHotel: euro(0), cityTax: null } };
  expect(PERSIAN.desk(all)).toEqual(['بابت اتاق در هتل چیزی دریافت نشود']);
});

test.each([
  ['', null, null],
  ['17-18', 'arriving 17:00 to 18:00', 'ورود ساعت ۱۷ تا ۱۸'],
  ['later', 'arriving later than 19:00', 'ورود دیرتر از ساعت ۱۹:۰۰'],
])('when the guests come, said as %j', (arrival, english, persian) => {
  expect([ENGLISH.arrival({ ...item, arrival }), PERSIAN.arrival({ ...item, arrival })]).toEqual([english, persian]);
});

test('the calendar has the stay from the first moment to the last, with the sentence for the driver', () => {
  const order = hotelOrderFor('issued', { stay: familyStay });
  const [type = '', text = ''] = calendarLink(order, 'https://safar.example/hotel/issue/1').split(',');
  const file = decodeURIComponent(text).replaceAll('\r\n ', '');
  expect(type).toBe('data:text/calendar;charset=utf-8');
  for (const line of [
    'UID:SFR-7K2M-9Q-stay',
    'DTSTART:20261205T103000Z',
    'DTEND:20261208T083000Z',
    'SUMMARY:Abbasi Hotel',
    order.item.driver?.fa ?? 'no card',
    'https://safar.example/hotel/issue/1',
  ])
    expect(file).toContain(line);
});
