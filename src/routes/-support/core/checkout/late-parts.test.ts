import { expect, test } from 'vitest';
import { euro, type Money } from '#domain/core/money.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import { orderInfoOf } from '#machines/core/order.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { type MuseumOrder, museumOrder } from '#src/platform/core/testing/museum.ts';
import { hasRest, isRestAside } from '#src/routes/-support/core/checkout/late-parts.ts';

const UNTIL = NOW + 10 * MINUTE_MS;
const REST_UNTIL = NOW + 90 * MINUTE_MS;

const dueOf = (purpose: 'balance' | 'difference', sum: Money, dueAt: number) =>
  ({ purpose, amounts: { EUR: sum, USD: { ...sum, currency: 'USD' } }, dueAt, later: null }) as const;

const paymentOf = (purpose: 'deposit' | 'balance' | 'difference', status: 'started' | 'succeeded') =>
  ({
    purpose,
    status,
    attempt: 1,
    attemptsLeft: 4,
    pageUrl: null,
    amount: euro(600),
    fromBalance: euro(0),
    declineReason: null,
  }) as const;

type OrderChange = NonNullable<MuseumOrder['change']>;

const changeOf = (status: OrderChange['status']): OrderChange => ({
  changeId: 'c',
  ordinal: 1,
  kind: 'day',
  status,
  until: UNTIL,
  summary: museumOrder.summary,
  item: {},
  lines: [],
  people: [],
  oldTotal: euro(2400),
  newTotal: euro(2600),
  toPay: { EUR: euro(200), USD: { amount: 218, currency: 'USD' } },
  toGive: { sum: euro(0), back: { toCard: euro(0), toBalance: euro(0) } },
  at: NOW,
});

const issued: MuseumOrder = { ...museumOrder, status: 'issued', payment: paymentOf('deposit', 'succeeded') };
const rest = dueOf('balance', euro(1800), REST_UNTIL);
const difference = dueOf('difference', euro(200), UNTIL);

const OWED = { status: 'due', dueAt: REST_UNTIL };

// `due` and `payment` of an order are one at a time; the page must not take one purpose for the other.
test.each<[string, Partial<MuseumOrder>, object, object]>([
  ['the rest is owed', { due: rest }, { rest: OWED }, { has: true, aside: false }],
  [
    'a dearer change is quoted',
    { due: difference, change: changeOf('quoted') },
    { difference: { status: 'due', dueAt: UNTIL } },
    { has: false, aside: true },
  ],
  [
    'its difference is at the bank',
    { due: difference, change: changeOf('paying'), payment: paymentOf('difference', 'started') },
    { difference: { status: 'atBank' } },
    { has: false, aside: true },
  ],
  [
    'it is paid, and the change is made',
    { change: changeOf('changing'), payment: paymentOf('difference', 'succeeded') },
    { difference: { status: 'paid' } },
    { has: false, aside: true },
  ],
  [
    'the change is done, and the rest is owed again',
    { due: rest, change: changeOf('done'), payment: paymentOf('difference', 'succeeded') },
    { rest: OWED, difference: { status: 'paid' } },
    { has: true, aside: false },
  ],
  [
    'the rest is at the bank',
    { due: rest, payment: paymentOf('balance', 'started') },
    { rest: { status: 'atBank' } },
    { has: true, aside: false },
  ],
  [
    'all is paid',
    { payment: paymentOf('balance', 'succeeded') },
    { rest: { status: 'paid' } },
    { has: false, aside: false },
  ],
])('%s', (_name, of, late, { has, aside }: { has?: boolean; aside?: boolean }) => {
  const order = { ...issued, ...of };
  const { rest: owed, difference: asked } = orderInfoOf(order);
  expect({ ...(owed && { rest: owed }), ...(asked && { difference: asked }) }).toEqual(late);
  expect([hasRest(order), isRestAside(order)]).toEqual([has, aside]);
});
