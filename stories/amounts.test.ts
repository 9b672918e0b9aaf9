import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import type { AgeClass } from '#domain/core/ages.ts';
import { euro } from '#domain/core/money.ts';
import { HOUR_MS } from '#domain/core/time.ts';
import { documentsMailViews } from '#machines/core/documents-mail/fixtures.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { documents, orders } from '#machines/flights/flight-booking/fixtures.ts';
import { visaTrackingViews } from '#machines/visa/visa-tracking/fixtures.ts';
import { orderPartOf } from '#src/routes/-support/core/checkout/order-page.ts';
import { OrderCard } from '#src/screens/accounts/profile/OrderCard.tsx';
import { ConversationList } from '#src/screens/accounts/staff/messages/ConversationList.tsx';
import { flightHold } from '#src/screens/flights/checkout/hold-slots.tsx';
import { ticketsOf } from '#src/screens/flights/checkout/order.ts';
import { TicketPaper } from '#src/screens/flights/checkout/TicketPaper.tsx';
import { visaHold } from '#src/screens/visa/checkout/hold-slots.tsx';
import { RequestList } from '#src/screens/visa/staff/RequestList.tsx';
import { RequestPage } from '#src/screens/visa/staff/RequestPage.tsx';
import { TrackerScreen } from '#src/screens/visa/tracking/TrackerScreen.tsx';
import { linesOf } from '#src/ui/testing/lines-of.ts';
import { orderSamples } from './products/orders.gen.ts';
import { trackedPageOf } from './products/visa/request-page.ts';
import { STAFF_PAGES } from './products/visa/staff-pages.ts';
import { MESSAGE_PAGES } from './support/messages.ts';
import { orderSummaries } from './support/profile.ts';

// Each screen gets distinct amounts, days and counts, and whole lines are checked, so a number with the wrong label is
// found. Further lines of hotels are checked in src/screens/hotels/money-lines.test.ts.

type Any = ComponentType<Record<string, unknown>>;
const nothing = () => {};

/** Lines with a number, each after the line above it, which is its label. */
const numbersOf = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line, index) => (/\d/.test(line) ? [`${lines[index - 1] ?? ''}: ${line}`] : []));

test.each(Object.entries(orderSamples))(
  'the page of an order of %s: what it cost, how that was paid, and what went back where',
  async (_, orderFor) => {
    const order = orderFor('refunded');
    const lines = linesOf((await orderPartOf(order).preload()) as unknown as Any, {
      order: {
        ...order,
        total: euro(30_001),
        payment: { ...orders.issued.payment, amount: euro(20_001), fromBalance: euro(10_000), status: 'refunded' },
        refunded: euro(15_003),
        back: { toCard: euro(10_002), toBalance: euro(5_001) },
      },
      ...{ documents: null, mail: documentsMailViews.idle, sendMail: nothing },
    });
    const numbers = numbersOf(lines);
    const from = numbers.indexOf('Total: €300.01');
    expect(numbers.slice(from, from + 6)).toEqual([
      'Total: €300.01',
      'From the balance: €100.00',
      'By card: €200.01',
      'Refunded to the card: − €100.02',
      'Refunded to the balance: − €50.01',
      'Paid in the end: €149.98',
    ]);
  },
);

test('an order in the list: its day, until when it is held, its price and what went back', () => {
  const [open] = orderSummaries;
  if (!open) throw new Error('The fixture has an order');
  const order = { ...open, deadlineAt: NOW + 3 * HOUR_MS, refunded: euro(777) };
  expect(linesOf(OrderCard, { order }).slice(-4)).toEqual([
    'Sun 20 Dec 2026, 07:10 Tehran',
    '1 traveller. Ordered Fri 20 Nov 2026.',
    'Continue SFR-2B4T-5XHeld until 23:04 Tehran time',
    '€78.00€7.77 went back',
  ]);
});

const trackerOf = (kind: 'underReview' | 'refunded', money: { readonly back?: number; readonly withdrawal?: number }) =>
  numbersOf(
    linesOf(TrackerScreen as unknown as Any, {
      view: visaTrackingViews[kind],
      page: {
        ...trackedPageOf(visaTrackingViews[kind]),
        paid: euro(5_001),
        back: money.back === undefined ? null : euro(money.back),
        withdrawal: money.withdrawal === undefined ? null : euro(money.withdrawal),
      },
      ...{ check: () => [], typedBefore: () => null, onCorrection: nothing, pictureOf: () => null, send: nothing },
      ...{ pageUrl: 'https://safar.example/x', Code: () => null, onPrint: nothing },
    }),
  ).slice(1);

test('the tracker of a visa: the day that was promised, what was paid, what comes back and what came back', () => {
  expect(trackerOf('underReview', { withdrawal: 2_501 })).toEqual([
    'The visa desk is reading your request: Nothing is needed from you now. Promised by Wed 2 Dec 2026.',
    'Sent: Tue 17 Nov',
    'Checked by us: Wed 18 Nov',
    'Code: by Wed 2 Dec',
    'Sent: Tue 17 Nov',
    'Checked by us: Wed 18 Nov',
    'Code: by Wed 2 Dec',
    'Paid to Safar: €50.01',
    'What happened: 18 Nov, 21:04 in Tehran',
    'Jonas Keller: 18 Nov, 20:04 in Tehran',
    'Anna Maria Keller: 17 Nov, 20:04 in Tehran',
    'If you change your mind: Cancel now, and €25.01 of the service fee goes back the way it was paid. Once the ministry has a request, nothing of its fee comes back.',
    'Ask about this request: Your answers and pictures are deleted 30 days after the arrival, on Tue 19 Jan 2027.',
  ]);
  const money = trackerOf('refunded', { back: 2_501 }).filter((line) => /^(?:Paid|Money)/.test(line));
  expect(money).toEqual(['Paid to Safar: €50.01', 'Money you get back: €25.01 goes back the way it was paid.']);
});

test('while a visa is bought: its arrival and its days', () => {
  expect(linesOf(visaHold.Bought, { order: orderSamples.visa('awaitingPayment') })).toContain(
    'Arrival Sun 20 Dec 2026, 10 days, Normal',
  );
});

test('the visa desk: promised day, arrival and people of a request in the list, its days on its page, who did what when', () => {
  const { list } = STAFF_PAGES.list;
  const { request } = STAFF_PAGES.request;
  expect(linesOf(RequestList, { list: { ...list, requests: list.requests.slice(1, 2) } }).slice(-7, -1)).toEqual([
    'SFR-7K2M-91',
    'Wed 2 Dec 2026',
    'Being checked',
    'Wed 20 Jan 2027',
    'Urgent',
    '2',
  ]);
  const page = linesOf(RequestPage as unknown as Any, {
    ...{ request: { ...request, applicants: [] }, view: { kind: 'idle' }, send: nothing, onAct: nothing },
  });
  expect(numbersOf(page)).toEqual([
    'All requests: SFR-7K2M-9Q',
    'Promised for: Wed 2 Dec 2026',
    'Arrival: Wed 20 Jan 2027',
    'Days in Iran: 12',
    'Who did what: 20 Nov, 20:04',
    'Reza: Ask for a correction: person 2, Father’s given name',
    'person 2, Father’s given name: 20 Nov, 19:04',
    'Sara: Looked at a picture: person 1, Photo',
  ]);
});

test('the message desk: since when a traveller waits, and when the last text came', () => {
  const { list } = MESSAGE_PAGES.list;
  const [waits] = list.conversations;
  const conversations = [{ ...waits, lastAt: NOW - HOUR_MS, waitsSince: NOW - 5 * HOUR_MS }];
  const lines = linesOf(ConversationList as unknown as Any, {
    page: { ...MESSAGE_PAGES.list, list: { ...list, conversations } },
  });
  const from = lines.indexOf('HLP-4TW2-8C');
  expect(lines.slice(from, from + 5)).toEqual([
    'HLP-4TW2-8C',
    'Waits since 20 Nov, 15:04',
    'A trip that I booked',
    'SFR-7K2M-9Q',
    '20 Nov, 19:04',
  ]);
});

test('while a flight is bought: each leg with its own day, hours and length', () => {
  const lines = linesOf(flightHold.Bought, { order: orders.held });
  expect(lines.filter((line) => /\d/.test(line))).toEqual([
    'Sat 5 Dec 2026, 14 Azar 1405',
    '10:20 Mehrabad, THR, terminal 2',
    '11:45 Shahid Dastgheib, SYZ',
    'Qeshm Air QB 1207, 1 h 25',
    '70 % back until Wed 2 Dec, 12:00 Tehran time. Bags 20 kg + 5 kg each.',
    'Sat 12 Dec 2026, 21 Azar 1405',
    '19:25 Shahid Dastgheib, SYZ',
    '20:50 Mehrabad, THR',
    'Sepehran Airlines IS 4316, 1 h 25',
    '70 % back until Wed 9 Dec, 12:00 Tehran time. Bags 20 kg + 5 kg each.',
  ]);
});

test('a ticket of who is a child on the way out and an adult on the way back has the fares of both', () => {
  const prices = { adult: euro(10_001), child: euro(7_502), infant: euro(1_003) };
  const { item } = orders.issued;
  const legs = item.legs.map((leg) => ({ ...leg, prices }));
  const fareClasses = item.fareClasses.map((): AgeClass[] => ['child', 'adult']);
  const [, ticket] = ticketsOf({ ...orders.issued, item: { ...item, legs, fareClasses } }, documents.issued);
  if (!ticket) throw new Error('The fixture has three travellers');
  const lines = linesOf(TicketPaper as unknown as Any, {
    ticket,
    ...{ number: 2, count: 3, reference: 'SFR-7K2M-9Q', slug: 'shiraz', pageUrl: 'https://safar.example/x' },
    Code: () => null,
  });
  expect(numbersOf(lines)).toContain('Fare: €175.03');
  expect(numbersOf(lines)).toContain('Ticket: SIM 000 482131');
  expect(numbersOf(lines)).toContain('Passport: C01X09H7P');
});
