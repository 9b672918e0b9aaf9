import { expect, test } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import { tourPdf } from '#server/products/tours/papers/voucher.ts';
import { ENGLISH, PERSIAN } from '#server/products/tours/papers/words.ts';
import { type TourOrder, tourShop } from '#server/products/tours/testing/booked.ts';
import { addDeparture, choiceFor } from '#server/products/tours/testing/departures.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { pdfLines } from '#server/testing/pdf-lines.ts';

type Documents = components['schemas']['Documents'];

const server = bookingApp();
const { booked, cancel } = tourShop(server);

let papers = 0;
async function bought(how: { part?: 'full' } = {}) {
  papers += 1;
  const id = `PAPER-${papers}`;
  await addDeparture(server.db, server.clock.now, { id, inDays: 120, isCertain: true });
  const one = await booked(choiceFor(id, 3), how);
  await server.runJobs();
  const documents = async () => (await one.browser.documents(one.orderId)).json<Documents>();
  return { one, documents };
}

test('the paper says the same in both languages: days, guide, rooms, where to meet', async () => {
  const { one } = await bought();
  const order = await one.read();
  const said = ({ title, names, facts, meet }: typeof ENGLISH, of: TourOrder = order) => [
    title(of.item),
    ...names(of),
    ...facts(of.item),
    ...meet(of.item).map((line) => line.join(': ')),
  ];
  expect(said(ENGLISH)).toEqual([
    'Classic Iran in 8 days',
    ...['Ms Anna Keller', 'Ms Jonas Keller', 'Ms Mia Keller'],
    'Guide in English',
    '1 double room, 1 bed in a shared room',
    'Where you meet: Arrivals hall of Imam Khomeini Airport, after customs: a driver with your name.',
    'When: At landing, any hour; the day-1 walk starts at 17:00 for who has arrived',
    'Where it ends: Shiraz, hotel or airport by 20:00',
  ]);
  const plain = said(PERSIAN).map((line) => line.replaceAll(/[\u2066-\u2069\u200c]/g, ''));
  expect(plain.slice(0, 6)).toEqual([
    'ایران کلاسیک در ۸ روز',
    ...['Ms Anna Keller', 'Ms Jonas Keller', 'Ms Mia Keller'],
    'راهنمای انگلیسیزبان',
    '۱ اتاق دوتخته، یک تخت بزرگ، ۱ اتاق مشترک با همجنس',
  ]);
  const named = { ...order, item: { ...order.item, guide: 'Sara Ahmadi' } };
  expect(said(ENGLISH, named)).toContain('Guide in English: Sara Ahmadi (a sample name)');
});

test('a confirmation with the deposit, a voucher when all is paid, one page each, without who has left', async () => {
  const [deposit, whole] = [await bought(), await bought({ part: 'full' })];
  await cancel(whole.one, [1]);
  const linesOf = async ({ one, documents }: typeof deposit) => {
    const bytes = await tourPdf(await one.read(), await documents(), 'https://example.org/x');
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Type \/Page\b/g),
    ).toHaveLength(1);
    return pdfLines(Buffer.from(bytes)).join('\n');
  };
  const [confirmation, voucher] = [await linesOf(deposit), await linesOf(whole)];
  expect(confirmation).toContain('Confirmation of your places');
  expect(voucher).toContain('Voucher of a tour');
  expect([voucher.includes('Anna Keller'), voucher.includes('Jonas Keller')]).toEqual([true, false]);
  expect(voucher).toContain('Simulated: no guide knows this paper');
  const { papers } = await whole.documents();
  expect(voucher).toContain(papers.at(-1)?.number ?? '-');
});
