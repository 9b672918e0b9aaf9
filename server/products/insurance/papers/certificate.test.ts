import { expect, test } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import { papersFor } from '#server/orders/documents.ts';
import { certificatesPdf } from '#server/products/insurance/papers/certificate.ts';
import { type Certificate, type CertificateWords, ENGLISH, PERSIAN } from '#server/products/insurance/papers/words.ts';
import { policies, traveller } from '#server/products/insurance/testing/policies.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { pdfLines } from '#server/testing/pdf-lines.ts';

const server = bookingApp();
const { issued } = policies(server);

const two = { people: [{ band: 'from12' }, { band: 'under12' }], isMountain: true } as const;
const bought = () =>
  issued(two, [
    traveller('1988-03-14', { firstName: 'Anna Maria', lastName: 'Keller', passportNumber: 'C01X00T47' }),
    traveller('2018-05-06', { firstName: 'Mia', lastName: 'Keller', passportNumber: 'C01X00M15' }),
  ]);

test('a certificate says the same in both languages: whose it is, for which days, and what it pays', async () => {
  const { order } = await bought();
  const [person] = order.passengers;
  if (!person) throw new Error('Nobody is insured');
  const certificate: Certificate = {
    ...{ item: order.item, person, number: 'SIM 4K7Q 2M9X 8TRW 6HZP', passportNumber: 'C01X00T47' },
    birthDate: '1988-03-14',
    ...{ lastDay: '2026-12-17', days: 13, place: 1, count: 2 },
  };
  const said = ({ kicker, name, days, facts }: CertificateWords) => [
    kicker(certificate),
    name(certificate),
    ...days(certificate).map((fact) => fact.join(': ')),
    ...facts(certificate).map((fact) => fact.join(': ')),
  ];
  expect(said(ENGLISH)).toEqual([
    'Certificate of travel insurance, 1 of 2',
    'Ms Anna Maria Keller',
    'Sat 5 Dec 2026: from entry into Iran, not before this day',
    'Thu 17 Dec 2026: until midnight, Tehran; 13 days',
    'Where it is good: Islamic Republic of Iran',
    'Doctor and hospital: up to €10,000',
    'You pay first: €25, not in emergencies',
    'Passport: C01X00T47',
    'Born: 14 Mar 1988',
    'Nationality: Germany',
    'Transport home: up to €5,500',
    'Certificate: SIM 4K7Q 2M9X 8TRW 6HZP',
    'High mountain: with the add-on',
  ]);
  const plain = said(PERSIAN).map((line) => line.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, ''));
  expect(plain).toEqual([
    'گواهی بیمه مسافرتی، ۱ از ۲، نام مطابق گذرنامه',
    'Ms Anna Maria Keller',
    '۱۴ آذر ۱۴۰۵: از لحظه ورود به ایران',
    '۲۶ آذر ۱۴۰۵: نیمه‌شب به وقت تهران، ۱۳ روز',
    'محدوده اعتبار: جمهوری اسلامی ایران',
    'درمان و بستری: تا ۱۰٬۰۰۰ یورو',
    'سهم بیمار: ۲۵ یورو، جز فوریت‌ها',
    'گذرنامه: C01X00T47',
    'تاریخ تولد: ۱۴ مارس ۱۹۸۸',
    'تابعیت: آلمان',
    'انتقال به کشور: تا ۵٬۵۰۰ یورو',
    'شماره گواهی: SIM 4K7Q 2M9X 8TRW 6HZP',
    'کوه بلند: پیاده‌روی تا ۶٬۰۰۰ متر',
  ]);
});

test('each person has a page, with the number and the days, and says that it is simulated', async () => {
  const { browser, orderId } = await bought();
  const order = (await browser.read(orderId)).json<components['schemas']['InsuranceOrder']>();
  const documents = (await browser.documents(orderId)).json<components['schemas']['Documents']>();
  const lines = pdfLines(Buffer.from(await certificatesPdf(order, documents, 'https://example.org/x')));
  const text = lines.join('\n');
  for (const { number } of documents.papers) expect(text).toContain(number);
  expect(text.match(/Simulated: no insurer has issued this certificate\./g)).toHaveLength(2);
  expect(text).toContain('Ms Mia Keller');
  expect([text.includes('14 Mar 1988'), text.includes('6 May 2018')]).toEqual([true, true]);
  expect((await browser.file(orderId, 'receipt')).headers['content-type']).toBe('application/pdf');
});

test('who sees no whole passport number sees no birth date either', async () => {
  const { orderId } = await bought();
  const row = await server.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const holders = async (isWhole: boolean) =>
    (await papersFor(server.deps, row, { serverNow: server.clock.now }, () => isWhole)).papers.map((one) => one.holder);
  expect(await holders(true)).toEqual([
    { person: 0, passportNumber: 'C01X00T47', birthDate: '1988-03-14' },
    { person: 1, passportNumber: 'C01X00M15', birthDate: '2018-05-06' },
  ]);
  expect(await holders(false)).toEqual([
    { person: 0, passportNumber: '•••••0T47' },
    { person: 1, passportNumber: '•••••0M15' },
  ]);
});
