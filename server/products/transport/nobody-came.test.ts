import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import { namedFrom } from '#domain/transport/rides.ts';
import type { RideTime } from '#domain/transport/wish.ts';
import type { components } from '#openapi/generated/types.ts';
import { PRODUCT } from '#server/products/transport/detail.ts';
import { type Bought, transportShop } from '#server/products/transport/testing/booked.ts';
import { at, carWish, inDays } from '#server/products/transport/testing/wishes.ts';
import { befall } from '#server/scenarios/befall.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { wrongBooks } from '#server/testing/ledger-check.ts';

const server = bookingApp();
const shop = transportShop(server);
const { read } = shop;

const day = (days = 0) => inDays(server.clock.now, 3 + days);
const move = (to: RideTime) => ({ kind: 'time', ride: 1, to });
const pricesOf = async (bought: Bought) => (await read(bought)).item.rides.map(({ price }) => price.amount);

async function goTo(moment: number): Promise<void> {
  server.clock.now = moment;
  await server.runJobs();
}

/** A car to Isfahan at 10:00 and back, each way 72.00, and nobody has come for the way there when its free time is over. */
async function undriven(back: RideTime, cents: number): Promise<Bought> {
  const bought = await shop.booked(carWish(at(day()), { back }), cents);
  await befall(server.db, { product: PRODUCT, orderId: bought.orderId }, 'driverMissing');
  const [ride] = (await read(bought)).item.rides;
  if (!ride) throw new Error('There is no such ride');
  await goTo(namedFrom(ride.pickUpAt));
  await goTo(ride.freeUntil);
  expect((await read(bought)).item.rides[0]?.stage).toBe('driverMissing');
  return bought;
}

async function moneyBack({ browser, orderId }: Bought): Promise<void> {
  const body = { what: 'nobodyCame', ride: 0, choice: 'moneyBack' };
  expect((await browser.ask('POST', `/transport/orders/${orderId}/reports`, body)).statusCode).toBe(200);
  await server.runJobs();
}

const backFor = async (bought: Bought, papers: readonly number[] = []) =>
  (await shop.quote(bought, papers)).json<components['schemas']['CancellationQuote']>().refund.amount;

test('who cancels while the driver is missing gets all the money of the ride that nobody drove, and the other one by its own time', async () => {
  const bought = await undriven(at(day(1), { time: '18:00' }), 14_400 + 1500);
  // The driver who never came has no night to be paid for.
  expect([await backFor(bought), await backFor(bought, [0]), await backFor(bought, [1])]).toEqual([15_900, 8700, 8700]);
  const back = (await read(bought)).item.rides[1]?.bookedAt ?? 0;
  await goTo(back - 23 * HOUR_MS);
  expect([await backFor(bought), await backFor(bought, [0]), await backFor(bought, [1])]).toEqual([
    8700 + 3600,
    8700,
    1500 + 3600,
  ]);
  expect(await shop.cancel(bought)).toBe(8700 + 3600);
  expectFields(await read(bought), { status: 'refunded', refunded: { amount: 8700 + 3600, currency: 'EUR' } });
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('one way that nobody drove may be cancelled as well, with all of its money', async () => {
  const bought = await undriven(at(day(), { time: '21:00' }), 14_400);
  expect(await shop.cancel(bought, [0])).toBe(7200);
  expect(await pricesOf(bought)).toEqual([7200, 7200]);
  expect(await shop.cancel(bought)).toBe(3600);
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('the other ride keeps its price when nobody came: moving it costs no way home of our driver, and no nights', async () => {
  const bought = await undriven(at(day(3)), 14_400 + 4500);
  await moneyBack(bought);
  expectFields(await read(bought), {
    status: 'partiallyCancelled',
    refunded: { amount: 7200 + 4500, currency: 'EUR' },
  });
  expect(await pricesOf(bought)).toEqual([7200 + 4500, 7200]);
  expect(await shop.change(bought, move(at(day(3), { time: '10:30' })))).toEqual({ toPay: 0, toGive: 0 });
  expect(await shop.change(bought, move(at(day(7))))).toEqual({ toPay: 0, toGive: 0 });
  // By night it costs more, as it would have before.
  expect(await shop.change(bought, move(at(day(7), { time: '05:00' })))).toEqual({ toPay: 1440, toGive: 0 });
  expect(await shop.cancel(bought)).toBe(7200 + 1440);
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('who cancels the ride that nobody drove moves the other one for nothing, too', async () => {
  const bought = await undriven(at(day(3)), 14_400 + 4500);
  expect(await shop.cancel(bought, [0])).toBe(7200 + 4500);
  server.clock.now += MINUTE_MS;
  expect(await shop.change(bought, move(at(day(4))))).toEqual({ toPay: 0, toGive: 0 });
  expect(await pricesOf(bought)).toEqual([7200 + 4500, 7200]);
});
