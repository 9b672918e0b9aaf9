import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { DAY_MS, MINUTE_MS } from '#domain/core/time.ts';
import { namedFrom } from '#domain/transport/rides.ts';
import { importFile } from '#server/products/transport/inventory/import-file.ts';
import { readSample } from '#server/products/transport/inventory/prices.ts';
import { type Bought, transportShop } from '#server/products/transport/testing/booked.ts';
import { at, inDays, transferWish } from '#server/products/transport/testing/wishes.ts';
import { work } from '#server/products/transport/work.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { wrongBooks } from '#server/testing/ledger-check.ts';

const server = bookingApp();
const shop = transportShop(server);
const { read } = shop;

const put = (file: object, replaces: boolean) =>
  importFile(server.db, JSON.stringify(file), { replaces, now: server.clock.now });
const { drivers, ...prices } = readSample();
const sedans = drivers?.filter(({ carClass }) => carClass === 'sedan') ?? [];
const { version, sample, day } = prices;

/** A sedan that is booked, and then a price list replaces all and names no driver. */
async function undriven(): Promise<Bought> {
  await put({ ...prices, drivers }, true);
  const bought = await shop.booked(transferWish(at(inDays(server.clock.now, 2), { flight: 'TK 874' })), 2050);
  await put(prices, true);
  return bought;
}

async function goTo(moment: number): Promise<void> {
  server.clock.now = moment;
  await server.runJobs();
}
const rideOf = async (bought: Bought) => {
  const [ride] = (await read(bought)).item.rides;
  if (!ride) throw new Error('There is no such ride');
  return ride;
};
const nobodyCame = ({ browser, orderId }: Bought, choice: string) =>
  browser.ask('POST', `/transport/orders/${orderId}/reports`, { what: 'nobodyCame', ride: 0, choice });

/** What the work reports in one round. */
async function reported(isRare: boolean): Promise<string[]> {
  const found: string[] = [];
  await work(server.deps, (error) => found.push(String(error)), isRare);
  return found;
}

test('a price list without drivers stops no work: nobody is named until there are some, and that is reported rarely', async () => {
  const bought = await undriven();
  server.clock.now = namedFrom((await rideOf(bought)).pickUpAt);
  expect([await reported(false), await reported(false)]).toEqual([[], []]);
  expect(await reported(true)).toEqual(['Error: The inventory has no driver for orders of today: 1']);
  expectFields(await rideOf(bought), { stage: 'confirmed', driver: null });

  await put({ version, sample, day, drivers }, false);
  expect([await reported(true), (await rideOf(bought)).stage]).toEqual([[], 'driverNamed']);
  // Whoever was named stays so when the list loses its drivers again.
  await put(prices, true);
  await goTo((await rideOf(bought)).pickUpAt + 20 * MINUTE_MS);
  expectFields(await rideOf(bought), { stage: 'done' });
  expect(sedans.map(({ name }) => name)).toContain((await rideOf(bought)).driver?.name);
});

test('who still has no driver when the free time is over takes all of the money: there is no other car', async () => {
  const bought = await undriven();
  const { pickUpAt, freeUntil } = await rideOf(bought);
  await goTo(namedFrom(pickUpAt));
  await goTo(freeUntil - 1);
  expect((await rideOf(bought)).stage).toBe('confirmed');
  await goTo(freeUntil);
  expectFields(await rideOf(bought), { stage: 'driverMissing', driver: null });
  const another = await nobodyCame(bought, 'anotherCar');
  expect([another.statusCode, another.json().error.code]).toEqual([409, 'not_allowed']);
  expect((await nobodyCame(bought, 'moneyBack')).statusCode).toBe(200);
  await server.runJobs();
  expectFields(await read(bought), { status: 'refunded', refunded: { amount: 2050, currency: 'EUR' } });
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('and has it a day later without a word', async () => {
  const bought = await undriven();
  const { freeUntil } = await rideOf(bought);
  await goTo(freeUntil);
  await goTo(freeUntil + DAY_MS);
  await server.runJobs();
  expectFields(await read(bought), { status: 'refunded', refunded: { amount: 2050, currency: 'EUR' } });
});
