import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { DAY_MS, momentOf } from '#domain/core/time.ts';
import { moneyStairs } from '#domain/tours/money-stairs.ts';
import { stairsOf } from '#domain/tours/order-stairs.ts';
import { type Browser, tourShop } from '#server/products/tours/testing/booked.ts';
import { addDeparture, choiceFor } from '#server/products/tours/testing/departures.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

const server = bookingApp();
const { read, booked, cancel } = tourShop(server);
const IN_DAYS = 120;

/** What the page says comes back at each step, and what the server would give back then. */
async function bothOf(bought: { browser: Browser; orderId: string }) {
  const order = await read(bought);
  const steps = moneyStairs(stairsOf(order)).filter(
    ({ from }) => from < (order.due?.dueAt ?? Number.POSITIVE_INFINITY),
  );
  const before = server.clock.now;
  const backs: [page: number, server: number][] = [];
  for (const { from, back } of steps) {
    server.clock.now = from;
    const quote = await bought.browser.ask('GET', `/orders/${bought.orderId}/cancellation`);
    backs.push([back.amount, quote.json().refund.amount]);
  }
  server.clock.now = before;
  return { page: backs.map(([page]) => page), server: backs.map(([, back]) => back), paid: steps[0]?.paid };
}

test.each([
  ['by its deposit', undefined],
  ['whole', 'full' as const],
])(
  'after one of two has left the page says what comes back of an order paid %s as the server counts',
  async (_words, part) => {
    const id = `LEFT-${part ?? 'deposit'}`;
    await addDeparture(server.db, server.clock.now, { id, inDays: IN_DAYS, isCertain: true });
    const people = { adults: 2, children: 0, infants: 0 };
    const rooms = { double: 0, twin: 0, own: 2, shared: 0 };
    const bought = await booked(choiceFor(id, 2, { people, rooms }), part && { part });
    await cancel(bought, [1]);
    const backs = await bothOf(bought);
    expect(backs.page).toEqual(backs.server);
    expect(backs.server.length).toBeGreaterThan(2);
  },
);

test('after the price fell the page says what comes back of a deposit as the server counts', async () => {
  const start = await addDeparture(server.db, server.clock.now, { id: 'FELL', inDays: IN_DAYS, isCertain: true });
  const bought = await booked(choiceFor('FELL', 3));
  const first = await read(bought);
  await booked(choiceFor('FELL', 5));
  server.clock.now = momentOf(start) - 60 * DAY_MS + DAY_MS;
  await server.runJobs();
  await server.runJobs();
  const fallen = await read(bought);
  expect(fallen.total.amount).toBeLessThan(first.total.amount);
  const backs = await bothOf(bought);
  expect(backs.page).toEqual(backs.server);
  // The deposit of the higher price is more than a quarter of the lower one.
  expect(backs.paid).toEqual(fallen.paid);
});

test('a discount is shared by all who booked; the share of who left is none of those who come', async () => {
  await addDeparture(server.db, server.clock.now, { id: 'OFF', inDays: IN_DAYS, isCertain: true });
  const order = await read(await booked(choiceFor('OFF', 2), { part: 'full' }));
  const persons = order.item.persons.map((person, place) => ({ ...person, hasLeft: place === 1 }));
  const discount = { code: 0, percent: 10, amount: euro(order.total.amount / 10) };
  const stairs = stairsOf({ ...order, discount, item: { ...order.item, persons } });
  expect(stairs.prices).toEqual([euro((order.total.amount * 0.9) / 2)]);
});
