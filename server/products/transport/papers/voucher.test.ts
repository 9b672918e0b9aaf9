import { expect, test } from 'vitest';
import { momentOf } from '#domain/core/time.ts';
import { MAX_HOTEL, MAX_NOTES, MAX_ROOM, MAX_SIGN, MAX_STOPS_AT } from '#domain/transport/meeting.ts';
import type { TransportWish } from '#domain/transport/wish.ts';
import type { components } from '#openapi/generated/types.ts';
import { voucherPdf } from '#server/products/transport/papers/voucher.ts';
import { person, transportShop } from '#server/products/transport/testing/booked.ts';
import { at, carWish, cipWish, inDays, LOAD, transferWish } from '#server/products/transport/testing/wishes.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { pdfLines } from '#server/testing/pdf-lines.ts';
import { pdfPlaces } from '#server/testing/pdf-places.ts';

const server = bookingApp();
const { booked, read, cancel } = transportShop(server);

async function linesOf(bought: Awaited<ReturnType<typeof booked>>) {
  const documents = (await bought.browser.documents(bought.orderId)).json<components['schemas']['Documents']>();
  const bytes = await voucherPdf(await read(bought), documents, 'https://example.org/x');
  const pages = Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length;
  return {
    pages,
    text: pdfLines(Buffer.from(bytes)).join(' '),
    numbers: documents.papers.map(({ number }) => number),
  };
}

test('a voucher for each ride: the sign, where to stand, what was paid, the real dates, and the driver once there is one', async () => {
  const day = inDays(server.clock.now, 2);
  const wish: TransportWish = transferWish(at(day, { flight: 'TK 874' }), {
    back: at(inDays(server.clock.now, 5), { time: '02:00' }),
    load: { ...LOAD, people: 3, childAges: [5] },
  });
  const bought = await booked(wish, 4510);
  const before = await linesOf(bought);
  expect(before.pages).toBe(2);
  for (const said of [
    ...['Anna Keller', 'TK 874', 'Hotel Golestan, 204', '3 people, 2 bags, raised seat', '€20.50', '€24.60'],
    ...['fixed, nothing to pay there', 'The driver waits until 11:00 on Sun 22 Nov 2026', 'Simulated: no driver'],
    ...['until 10:00 on Sat 21 Nov 2026; then half comes back until 04:00 on Sun 22 Nov 2026', ...before.numbers],
    ...['Hotel or address in Tehran, south and centre: Hotel Golestan, 204', 'هتل یا نشانی'],
    'please take me to Tehran, south and centre, Hotel Golestan, 204. The fare is paid.',
    'Driver and plate are named by mail on the evening before.',
  ])
    expect(before.text).toContain(said);
  expect(before.numbers.every((number) => number.startsWith('SIM '))).toBe(true);
  server.clock.now = momentOf(inDays(server.clock.now, 1), 18 * 60);
  await server.runJobs();
  const driver = (await read(bought)).item.rides[0]?.driver;
  const after = await linesOf(bought);
  expect(after.text).toContain(`Driver: ${driver?.name}, ${driver?.car} (samples: no car has this plate)`);
  await cancel(bought, [1]);
  expect((await linesOf(bought)).pages).toBe(1);
});

test('from airport to airport a paper says when it lands, as the page does, with a flight or without', async () => {
  const back = at(inDays(server.clock.now, 12), { flightTime: '18:00' });
  const wish = transferWish(at(inDays(server.clock.now, 9)), { zone: 'ika-thr', back });
  const { text } = await linesOf(await booked(wish, 4400));
  expect([text.match(/Lands/g)?.length, text.includes('The car comes')]).toEqual([2, false]);
});

test('a car says its stops and its paid waiting, and no card takes the pick-up for where it goes', async () => {
  const wish = carWish(at(inDays(server.clock.now, 9), { time: '16:00' }), { stops: 2, waitingHours: 3 });
  const { text } = await linesOf(await booked(wish, 12_900));
  for (const said of [
    ...['about 02:00, next day', '5 h to 10 h'],
    'Stops: 2 on the way',
    'Driver waits: 3 hours, paid',
    'Hotel or address in Tehran: Hotel Golestan, 204',
  ])
    expect(text).toContain(said);
  // The address is that of the pick-up.
  expect(text).toContain('please take me to Isfahan. The fare is paid.');
});

test('a car there and back names both addresses on each page, and where it stops', async () => {
  const back = at(inDays(server.clock.now, 12));
  const bought = await booked(carWish(at(inDays(server.clock.now, 9)), { back, stops: 2 }), 14_400 + 600 + 4500);
  const { pages, text } = await linesOf(bought);
  expect(pages).toBe(2);
  for (const said of [
    ...['Hotel or address in Tehran: Hotel Golestan, 204', 'Hotel or address in Isfahan: Abbasi Hotel'],
    ...['Stops: 2 on the way (Kashan)', 'please take me to Isfahan, Abbasi Hotel. The fare is paid.'],
    'please take me to Tehran, Hotel Golestan, 204. The fare is paid.',
  ])
    expect(text).toContain(said);
});

const STAY = 'Hotel or address in Tehran, south and centre:';

test('a name that no font can write is the Latin name on the sign, and other scripts stand there as told', async () => {
  const bought = await booked(transferWish(at(inDays(server.clock.now, 9))), 2050);
  const documents = (await bought.browser.documents(bought.orderId)).json<components['schemas']['Documents']>();
  const order = await read(bought);
  const linesWith = async (told: { readonly sign: string; readonly hotel: string }) => {
    const meeting = { room: '', hotelBack: '', stopsAt: '', notes: '', ...told };
    return pdfLines(
      Buffer.from(await voucherPdf({ ...order, item: { ...order.item, meeting } }, documents, 'https://example.org/x')),
    );
  };
  const chinese = await linesWith({ sign: '李小龍', hotel: '大酒店' });
  expect(chinese).toEqual(expect.arrayContaining(['Anna Keller', `${STAY} as you wrote it in your order`]));
  expect(chinese.join()).not.toMatch(/\p{Script=Han}/u);
  const turkish = await linesWith({ sign: 'Иван Şahin', hotel: 'Çırağan Şehir' });
  expect(turkish).toEqual(expect.arrayContaining(['Иван Şahin', `${STAY} Çırağan Şehir`]));
});

test('a service at an airport has one page with all names and numbers, and no driver', async () => {
  const wish = cipWish(at(inDays(server.clock.now, 9), { flight: 'TK 878' }));
  const { pages, text, numbers } = await linesOf(await booked(wish, 11_000, { people: [person(0), person(1)] }));
  expect([pages, numbers.length]).toEqual([1, 2]);
  for (const said of [
    'Ms Anna Keller, Ms Jonas Keller',
    'CIP hall, separate control',
    'تالار سی‌آی‌پی، کنترل جداگانه',
    ...numbers,
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('Driver');
});

test('what the driver should know stands on each voucher in both languages, as typed', async () => {
  const bought = await booked(transferWish(at(inDays(server.clock.now, 9))), 2050);
  const documents = (await bought.browser.documents(bought.orderId)).json<components['schemas']['Documents']>();
  const order = await read(bought);
  const meeting = { sign: 'Keller', hotel: 'Hotel Golestan', room: '', hotelBack: '', stopsAt: '', notes: 'A cello' };
  const bytes = await voucherPdf({ ...order, item: { ...order.item, meeting } }, documents, 'https://example.org/x');
  const text = pdfLines(Buffer.from(bytes)).join(' ');
  expect(text).toContain('For the driver: A cello');
  expect(text.match(/A cello/g)).toHaveLength(2);
});

test('what was added to a service stands on it in both languages, as in its price', async () => {
  const addOns = [
    { id: 'porter', count: 2 },
    { id: 'wheelchair', count: 1 },
  ];
  const wish = cipWish(at(inDays(server.clock.now, 9), { flight: 'TK 878' }), { addOns });
  const { text } = await linesOf(await booked(wish, 12_200, { people: [person(0), person(1)] }));
  for (const said of ['Added: Second porter × 2, Wheelchair', 'باربر اضافه × ۲، ویلچر']) expect(text).toContain(said);
});

test('the longest that may be told stands whole on its page, and nothing is drawn over anything', async () => {
  const long = (letter: string, most: number) => `${`${letter.repeat(9)} `.repeat(most)}`.slice(0, most - 1) + letter;
  const meeting = {
    ...{ sign: 'W'.repeat(MAX_SIGN), hotel: long('h', MAX_HOTEL), room: 'r'.repeat(MAX_ROOM) },
    ...{ hotelBack: long('b', MAX_HOTEL), stopsAt: long('s', MAX_STOPS_AT), notes: long('n', MAX_NOTES) },
  };
  const wish = carWish(at(inDays(server.clock.now, 2)), {
    ...{ back: at(inDays(server.clock.now, 3)), stops: 6, waitingHours: 12 },
    load: { people: 4, childAges: [0, 5, 9], bags: 2, large: 0, wheelchairs: 1 },
    car: 'van',
  });
  const bought = await booked(wish, 40_800);
  const documents = (await bought.browser.documents(bought.orderId)).json<components['schemas']['Documents']>();
  server.clock.now = momentOf(inDays(server.clock.now, 1), 18 * 60);
  await server.runJobs();
  const order = await read(bought);
  const rides = order.item.rides.map((ride) => ({
    ...ride,
    driver: ride.driver ?? order.item.rides[0]?.driver ?? null,
  }));
  const bytes = await voucherPdf(
    { ...order, item: { ...order.item, rides, meeting } },
    documents,
    'https://example.org/x',
  );
  const lines = pdfPlaces(bytes);
  for (const page of [0, 1]) {
    const own = lines.filter((line) => line.page === page);
    const text = own.map((line) => line.text).join(' ');
    for (const said of [meeting.sign, meeting.hotel, meeting.room, meeting.hotelBack]) expect(text).toContain(said);
    if (page === 0) expect(text).toContain(meeting.stopsAt);
    const stub = own.findIndex((line) => line.text.startsWith('Scan to open'));
    const card = own.find((line) => line.text === 'For the driver');
    const lowest = Math.max(...own.slice(0, stub).map(({ y }) => y));
    // Above the rule of the stub, and that above the card.
    expect([lowest < (own[stub]?.y ?? 0) - 30, (own[stub]?.y ?? 0) + 52 < (card?.y ?? 0) - 17]).toEqual([true, true]);
  }
});
