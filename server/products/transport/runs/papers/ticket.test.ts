import { expect, test } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import { ticketsPdf } from '#server/products/transport/runs/papers/ticket.ts';
import { COACH, NIGHT, rider, runShop } from '#server/products/transport/runs/testing/booked.ts';
import { beforeRun } from '#server/products/transport/runs/words.ts';
import type { Bought } from '#server/products/transport/testing/booked.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { pdfLines } from '#server/testing/pdf-lines.ts';

const server = bookingApp();
const { booked, read } = runShop(server);

/** Of the mail that brings the tickets again. */
const stepsInMail = async (bought: Bought) =>
  beforeRun(await read(bought)).flatMap(({ heading, lines }) =>
    heading === 'What comes back of a place' ? lines : [],
  );

async function linesOf(bought: Bought) {
  const documents = (await bought.browser.documents(bought.orderId)).json<components['schemas']['Documents']>();
  const bytes = Buffer.from(await ticketsPdf(await read(bought), documents, 'https://example.org/x'));
  const pages = bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  return { pages, text: pdfLines(bytes).join(' '), numbers: documents.papers.map(({ number }) => number) };
}

test('a ticket for each: berth, times with the next day, steps with their dates, in English and Persian; an infant has one without a berth', async () => {
  const chosen = { '3-1-1': null, '3-1-2': 'man', '3-1-3': 'woman', '3-1-4': null } as const;
  const woman = rider('woman', { firstName: 'Hannelore', passportNumber: 'C01X00T47' });
  const bought = await booked({ ...NIGHT, chosen, infants: 1 }, 5200, [rider('man'), woman, rider('infant')]);
  const { pages, text, numbers } = await linesOf(bought);
  expect([pages, numbers.length]).toEqual([3, 3]);
  for (const said of [
    ...['Train ticket 1 of 3', 'Tehran railway station to Mashhad railway station', 'Train SIM 113'],
    ...['17:40', 'Sat 12 Dec 2026', '04:20', 'Sun 13 Dec 2026, next day', 'Carriage 3, compartment 1', 'lower berth 3'],
    ...['family compartment, whole', 'Hannelore', 'C01X00T47', 'An infant, on an adult’s lap'],
    ...['90 % until 12:00 on Fri 11 Dec 2026', '70 % until 14:40 on Sat 12 Dec 2026'],
    ...['until 17:40 on Fri 11 Dec 2026', 'Simulated: no railway', 'please take me to Tehran railway station.'],
    ...['بلیت قطار', 'کوپه دربست خانوادگی', 'تخت پایین ۳', 'ایستگاه راه‌آهن مشهد', ...numbers],
  ])
    expect(text).toContain(said);
});

test('a step that is over is printed no more, neither on the ticket nor in the mail', async () => {
  const start = server.clock.now;
  const bought = await booked({ ...NIGHT, chosen: { '3-3-1': 'man' } }, 1300, [rider('man')]);
  const at = async (clock: string) => {
    server.clock.now = Date.parse(`${clock}+03:30`);
    const { text } = await linesOf(bought);
    const said = ['90 %', '70 %', '50 %', '۹۰', '۷۰', '۵۰'].map((percent) => text.includes(percent));
    return [said, (await stepsInMail(bought)).map((line) => line.slice(0, 4))];
  };
  const two = [false, true, true];
  expect(await at('2026-12-12T14:40')).toEqual([
    [...two, ...two],
    ['70 %', '50 %'],
  ]);
  expect(await at('2026-12-12T17:40:01')).toEqual([[false, false, false, false, false, false], []]);
  server.clock.now = start;
});

test('a bus says its terminal and seat in both languages, and mails and calendar say when it leaves', async () => {
  const bought = await booked({ ...COACH, chosen: { '1-2B': 'woman', '1-2C': 'man' } }, 1600, [
    ...[rider('woman'), rider('man')],
  ]);
  const { pages, text } = await linesOf(bought);
  expect(pages).toBe(2);
  for (const said of [
    ...['Bus ticket 2 of 2', 'Seat 2B', 'Seat 2C', 'Beihaghi Terminal (Argentina Square), Tehran', 'پایانه بیهقی'],
    ...['90 % until 07:00 on Sat 12 Dec 2026', '50 % until 08:00 on Sat 12 Dec 2026', 'بلیت اتوبوس'],
  ])
    expect(text).toContain(said);
  const { reference } = await read(bought);
  const file = await bought.browser.file(bought.orderId, 'papers');
  expect([file.statusCode, file.headers['content-disposition']]).toEqual([
    ...[200, expect.stringContaining(`tickets-${reference}.pdf`)],
  ]);
  expect((await bought.browser.file(bought.orderId, 'receipt')).statusCode).toBe(200);
});
