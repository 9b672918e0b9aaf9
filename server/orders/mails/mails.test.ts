import { expect, test } from 'vitest';
import { momentOf } from '#domain/core/time.ts';
import type { MailOrder } from '#server/orders/mails/layout.ts';
import { papersMail } from '#server/orders/mails/papers.ts';
import { referenceMail } from '#server/orders/mails/reference.ts';
import { refundMail } from '#server/orders/mails/refund.ts';
import { itinerary, MAIL_WORDS } from '#server/products/flights/mails.ts';

const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
const BOUGHT = itinerary([
  {
    path: 'departing',
    flight: {
      airline: 'IR',
      airlineName: 'Iran Air',
      flightNumber: 'IR 425',
      aircraft: 'Airbus A320',
      origin: 'THR',
      destination: 'SYZ',
      departsAt: momentOf('2026-12-05', 23 * 60 + 10),
      arrivesAt: momentOf('2026-12-06', 35),
      terminal: '2',
    },
    fare: { kind: 'systemic', fareClass: 'Y', checkedKg: 20, handKg: 5, refundSteps: [] },
    prices: { adult: euro(9500), child: euro(7000), infant: euro(1000) },
  },
]);
const ORDER: MailOrder = {
  reference: 'SFR-7K2M-9Q',
  publicUrl: 'https://safar.example',
  byCard: euro(9500),
  byCardInEuro: euro(9500),
  fromBalance: euro(0),
  bought: BOUGHT,
  words: MAIL_WORDS,
};

test('a leg is told in Tehran time and with its Persian date', () => {
  expect(BOUGHT.lines).toEqual([
    'Outbound: Tehran (THR) 23:10 → Shiraz (SYZ) 00:35 (next day), Sat 5 Dec 2026 (14 Azar 1405), Iran Air IR 425',
  ]);
});

test('the mail before the bank step has the reference, the total and the way back', () => {
  const { subject, text, html } = referenceMail(ORDER);
  expect(subject).toBe('Your order SFR-7K2M-9Q');
  for (const part of [
    'SFR-7K2M-9Q',
    '€95.00',
    'https://safar.example/find-booking?reference=SFR-7K2M-9Q',
    'simulated',
  ]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
});

test('as HTML a mail has the look of the site: its name in both scripts, the way on as a button, and no picture', () => {
  const { html } = referenceMail(ORDER);
  expect(html).toContain('Safar <span lang="fa" dir="rtl"');
  expect(html).toMatch(
    /<a href="https:\/\/safar\.example\/find-booking[^"]+" style="[^"]*background:#006468[^"]*">Open my order<\/a>/,
  );
  expect(html).not.toMatch(/<img|url\(|class=/);
});

test('what a card pays in dollars is told in euro, too, as on the site', () => {
  const inDollars = { ...ORDER, byCard: { amount: 10_355, currency: 'USD' as const } };
  expect(referenceMail(inDollars).text).toContain('$103.55 (€95.00)');
  expect(referenceMail({ ...inDollars, byCardInEuro: euro(5500), fromBalance: euro(4000) }).text).toContain(
    '$103.55 (€55.00) by card and €40.00 from your balance',
  );
  expect(referenceMail(ORDER).text).not.toContain('(€');
});

test('tickets are named, and names cannot become HTML', () => {
  const { text, html } = papersMail(ORDER, {
    papers: [{ name: 'Ms <b>Anna</b>', number: 'SIM 100 000001' }],
    rules: [
      { heading: 'If you cancel', lines: ['Outbound: 70 % back until Wed 2 Dec 2026, 12:00'] },
      { heading: 'Bags', lines: ['Outbound: 20 kg checked, 5 kg in the cabin'] },
    ],
    back: { toCard: euro(1200), toBalance: euro(0) },
  });
  expect(text).toContain('€12.00 of it went back to the card.');
  expect(text).not.toContain('your balance');
  expect(text).toContain('Ms <b>Anna</b>: SIM 100 000001');
  expect(html).toContain('Ms &lt;b&gt;Anna&lt;/b&gt;: SIM 100 000001');
  expect(html).not.toMatch(/<b>|<script|<img|src=/);
  for (const line of ['70 % back until Wed 2 Dec 2026, 12:00', '20 kg checked, 5 kg in the cabin']) {
    expect(text).toContain(line);
    expect(html).toContain(line);
  }
});

test('a refund says what goes back and that nothing must be done', () => {
  const { text } = refundMail(ORDER);
  expect(text).toContain('We gave back €95.00');
  expect(text).toContain('You need not do anything.');
});
