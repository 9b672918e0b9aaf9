import { euro } from '#domain/core/money.ts';
import { DAY_MS, HOUR_MS, momentOf } from '#domain/core/time.ts';
import { HELD_UNTIL, NOW, ORDER_ID, OTHER_ORDER_ID } from '#machines/core/testing/moment.ts';
import type { components } from '#openapi/generated/types.ts';

type OrderSummary = components['schemas']['OrderSummary'];

const trip = (title: string, place: string, startsAt: number, people: number): OrderSummary['summary'] => ({
  title,
  place,
  startsAt,
  endsAt: startsAt + 1.5 * HOUR_MS,
  people,
});

const upcoming: OrderSummary = {
  orderId: ORDER_ID,
  reference: 'SFR-7K2M-9Q',
  product: 'flights',
  status: 'issued',
  state: 'upcoming',
  page: `/flights/issue/${ORDER_ID}`,
  summary: {
    ...trip('Tehran to Shiraz and back', 'Shiraz', momentOf('2026-12-05', 620), 3),
    endsAt: momentOf('2026-12-12', 1200),
  },
  total: euro(20_140),
  createdAt: NOW - DAY_MS,
  deadlineAt: NOW - DAY_MS,
};

export const orderSummaries: readonly OrderSummary[] = [
  {
    ...upcoming,
    orderId: OTHER_ORDER_ID,
    page: `/flights/issue/${OTHER_ORDER_ID}`,
    reference: 'SFR-2B4T-5X',
    status: 'awaitingPayment',
    state: 'open',
    summary: trip('Tehran to Kish', 'Kish', momentOf('2026-12-20', 430), 1),
    total: euro(7800),
    createdAt: NOW - HOUR_MS / 6,
    deadlineAt: HELD_UNTIL,
  },
  upcoming,
  {
    ...upcoming,
    orderId: '0b8a1b1e-7c2d-4e3f-8a9b-1c2d3e4f5a6b',
    reference: 'SFR-9QW1-3R',
    state: 'past',
    summary: trip('Mashhad to Tehran', 'Tehran', momentOf('2026-09-02', 900), 1),
    total: euro(6250),
    createdAt: NOW - 90 * DAY_MS,
  },
  {
    ...upcoming,
    orderId: '1c9b2c2f-8d3e-4f4a-9bac-2d3e4f5a6b7c',
    reference: 'SFR-4ZZ0-1K',
    status: 'cancelled',
    state: 'ended',
    summary: trip('Tehran to Isfahan', 'Isfahan', momentOf('2026-11-30', 480), 2),
    total: euro(10_400),
    createdAt: NOW - 30 * DAY_MS,
  },
];

type Message = components['schemas']['Message'];

/** One about an order, one about the account, and one with a hidden code. */
export const messages: readonly Message[] = [
  {
    messageId: '2d0c3d3a-9e4f-4a5b-8cbd-3e4f5a6b7c8d',
    subject: 'Your tickets for SFR-7K2M-9Q',
    sentTo: 'anna@demo.example',
    at: NOW - HOUR_MS,
    orderId: ORDER_ID,
    reference: 'SFR-7K2M-9Q',
    text: `Your flights are booked and your tickets are issued.

Tickets
MS Anna Maria Keller: SIM 213 004417
MR Jonas Keller: SIM 213 004418

Your flights (Tehran time)
Out: Tehran (THR) 10:20 → Shiraz (SYZ) 11:50, Sat 5 Dec 2026 (14 Azar 1405), Qeshm Air QB 1213

Open your order with this reference and your e-mail address:
http://localhost:3000/find-booking?reference=SFR-7K2M-9Q
`,
    isCovered: false,
    keptUntil: NOW + 365 * DAY_MS,
  },
  {
    messageId: '3e1d4e4b-af50-4b6c-9dce-4f5a6b7c8d9e',
    subject: '•••••• is your code',
    sentTo: 'anna@demo.example',
    at: NOW - DAY_MS,
    orderId: null,
    reference: null,
    text: 'Your code: ••••••\nIt shows once more that it is you, within ten minutes. Nobody of ours will ever ask you for it.\n',
    isCovered: true,
    keptUntil: NOW + 29 * DAY_MS,
  },
  {
    messageId: '4f2e5f5c-b061-4c7d-8edf-5a6b7c8d9eaf',
    subject: 'Your phone number was changed',
    sentTo: 'anna@demo.example',
    at: NOW - 40 * DAY_MS,
    orderId: null,
    reference: null,
    text: 'The phone number of your account was changed just now.\n',
    isCovered: false,
    keptUntil: NOW + 325 * DAY_MS,
  },
];

const LONG = 'Wilhelmina-Alexandrina-von-und-zu-Hohenstaufen-Wittelsbach';
export const longMessage: Message = {
  ...(messages[0] as Message),
  subject: `Your tickets for ${LONG}.${LONG}`,
  sentTo: `${LONG}@${LONG}.example`.toLowerCase(),
  text: `${LONG}${LONG}${LONG}\n\nhttp://localhost:3000/find-booking?reference=${LONG}${LONG}\n`,
};
