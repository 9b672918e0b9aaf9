import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import type { components } from '#openapi/generated/types.ts';
import { wrapped } from '#server/orders/papers/halves.ts';
import { voucherPdf } from '#server/products/hotels/papers/voucher.ts';
import { ENGLISH, PERSIAN } from '#server/products/hotels/papers/words.ts';
import { guest, hotelsOf } from '#server/products/hotels/testing/guests.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT } from '#server/testing/traveller.ts';

type Order = components['schemas']['HotelOrder'];

const server = bookingApp();

async function ready(): Promise<Order> {
  const browser = server.newTraveller();
  const hotels = hotelsOf(browser);
  const rooms = [
    { adults: [30], children: [8] },
    { adults: [30], children: [] },
  ];
  const offerIds = await hotels.offers(['court-double breakfast', 'single half-board'], { rooms });
  const { orderId } = (await hotels.hold({ offerIds })).json<Order>();
  const passengers = [guest('Anna', 34, 'DE'), guest('Mia', 8), guest('Jonas', 36)];
  const answers = { arrival: '17-18', wishes: 'The two rooms side by side.' };
  return (await browser.submit(orderId, { passengers, ...CONTACT, answers })).json<Order>();
}

test('the voucher says the same in both languages: stay, rooms, people, board, money, wishes', async () => {
  const order = await ready();
  const said = ({ stay, hotel, place, room, guests, notes, paid, kicker }: typeof ENGLISH) => ({
    kicker: kicker(order.item.rooms.length),
    hotel: hotel(order.item),
    place: place(order.item),
    ...stay(order.item),
    rooms: order.item.rooms.map((_, index) => `${room(order.item, index)}: ${guests(order, index)}`),
    notes: notes(order.item),
    desk: paid(order)[1],
  });
  expect(said(ENGLISH)).toEqual({
    kicker: 'Hotel voucher, 2 rooms',
    hotel: 'Abbasi Hotel',
    place: 'Amadegah Street, Chahar Bagh, Isfahan',
    arrives: 'Sat 5 Dec 2026',
    from: 'from 14:00',
    leaves: 'Tue 8 Dec 2026',
    until: 'until 12:00',
    nights: '3 nights',
    rooms: ['Room 1: Court double: Ms Anna Keller, Ms Mia Keller (8 years)', 'Room 2: Single room: Ms Jonas Keller'],
    notes: ['Arrives between 17:00 and 18:00', 'Wishes: The two rooms side by side.'],
    desk: 'nothing to pay at the desk for the rooms',
  });
  expect(said(PERSIAN)).toEqual({
    kicker: 'واچر هتل، ۲ اتاق',
    hotel: 'هتل عباسی',
    place: 'خیابان آمادگاه، چهارباغ عباسی، اصفهان',
    arrives: 'شنبه ۱۴ آذر ۱۴۰۵',
    from: 'از ساعت ۱۴:۰۰',
    leaves: 'سه‌شنبه ۱۷ آذر ۱۴۰۵',
    until: 'تا ساعت ۱۲:۰۰',
    nights: '۳ شب',
    rooms: [
      'اتاق ۱: دونفره رو به حیاط: \u2068Ms Anna Keller\u2069، \u2068Ms Mia Keller\u2069 (۸ ساله)',
      'اتاق ۲: اتاق یک‌نفره: \u2068Ms Jonas Keller\u2069',
    ],
    notes: ['ورود ساعت ۱۷ تا ۱۸', 'درخواست‌ها: \u2068The two rooms side by side.\u2069'],
    desk: 'بابت اتاق در هتل چیزی دریافت نشود',
  });
});

test('an invented hotel and money at the desk are said in both', async () => {
  const { item, ...ordered } = await ready();
  const other = {
    ...ordered,
    item: { ...item, paid: euro(1013), isInvented: true, payAtHotel: euro(4050), cityTax: euro(700) },
  };
  expect([ENGLISH.hotel(other.item), ...ENGLISH.paid(other).slice(1)]).toEqual([
    'Abbasi Hotel (a sample, this hotel is invented)',
    '€40.50 to pay at the desk, of €50.63 for the stay',
    'city tax at the desk: €7.00',
  ]);
  expect([PERSIAN.hotel(other.item), ...PERSIAN.paid(other).slice(1)]).toEqual([
    'هتل عباسی (نمونه، این هتل ساختگی است)',
    '۴۰٫۵۰ یورو در هتل دریافت شود، از ۵۰٫۶۳ یورو بهای کل اقامت',
    'عوارض شهری در هتل: ۷٫۰۰ یورو',
  ]);
});

test('the paper is one page for one room and for nine, and long wishes are broken between words', async () => {
  const order = await ready();
  const documents = {
    ...{ orderId: order.orderId, reference: order.reference, issuedAt: order.serverNow },
    papers: Array.from({ length: 9 }, (_, position) => ({
      ...{ position, kind: 'voucher', number: `SIM ABB 0002041${position}`, holder: null },
    })),
  };
  const [first] = order.item.rooms;
  if (!first) throw new Error('No room');
  for (const count of [1, 9]) {
    const rooms = Array.from({ length: count }, () => first);
    const papers = { ...documents, papers: documents.papers.slice(0, count) };
    const bytes = await voucherPdf({ ...order, item: { ...order.item, rooms } }, papers, 'https://example.org/x');
    const text = Buffer.from(bytes).toString('latin1');
    expect([text.slice(0, 5), text.match(/\/Type \/Page\b/g)?.length]).toEqual(['%PDF-', 1]);
  }
  expect(wrapped('one two three four', 9)).toEqual(['one two', 'three', 'four']);
});
