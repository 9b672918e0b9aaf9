import { expect, test } from 'vitest';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import type { Rider } from '#domain/transport/runs/riders.ts';
import { createServer } from '#server/app.ts';
import { rider, runShop } from '#server/products/transport/runs/testing/booked.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { traveller } from '#server/testing/traveller.ts';

const server = bookingApp();
const { hold, held, tell, read } = runShop(server);

/** The train from Tehran to Mashhad at 20:00: one carriage with two compartments for women, of four berths each, at 19.50. */
const train = (day: string, berths: readonly string[], rider: Rider = 'woman') =>
  ({
    kind: 'train',
    number: 'SIM 115',
    day,
    class: 'b4s',
    chosen: Object.fromEntries(berths.map((berth) => [`3-${berth}`, rider])),
  }) as const;
const [ONE, TWO] = [
  ['7-1', '7-2', '7-3', '7-4'],
  ['9-1', '9-2', '9-3', '9-4'],
] as const;

/** The server with the limits that visitors meet; each browser is in the same network. */
async function strictly(work: (newBrowser: () => ReturnType<typeof server.newTraveller>) => Promise<void>) {
  const { deps } = server;
  const config = { ...deps.config, rateLimitFactor: 1, logLevel: 'silent' as const };
  const strict = await createServer({ deps: { ...deps, config } });
  await work(() =>
    traveller(
      () => strict,
      () => deps.config.publicUrl,
    ),
  );
  await strict.close();
}

test('one network holds half of the women’s berths of a class, and others find the rest', async () => {
  await strictly(async (newBrowser) => {
    const day = '2026-12-02';
    expect((await hold(train(day, ONE), 7800, newBrowser())).statusCode).toBe(201);
    expect((await hold(train(day, ['9-1']), 1950, newBrowser())).json().error?.code).toBe('rate_limited');
    // What men lie in is another half.
    expect((await hold(train(day, ['8-1'], 'man'), 1950, newBrowser())).statusCode).toBe(201);
  });
});

test('a group of six women is not cut in two, and it is all that its network holds of the kind', async () => {
  await strictly(async (newBrowser) => {
    const day = '2026-12-03';
    const anna = newBrowser();
    expect((await hold(train(day, ['9-4']), 1950, anna)).statusCode).toBe(201);
    // Her own hold without names makes room for it.
    expect((await hold(train(day, [...ONE, '9-1', '9-2']), 11_700, anna)).statusCode).toBe(201);
    expect((await hold(train(day, ['9-3']), 1950, newBrowser())).json().error?.code).toBe('rate_limited');
    const other = '2026-12-04';
    expect((await hold(train(other, ['9-4']), 1950, newBrowser())).statusCode).toBe(201);
    const group = await hold(train(other, [...ONE, '9-1', '9-2']), 11_700, newBrowser());
    expect(group.json().error?.code).toBe('rate_limited');
  });
});

test('another choice has the time that was left, and what it was prolonged counts on', async () => {
  const day = '2026-12-05';
  const first = await held(train(day, ['7-1']), 1950);
  const { deadlineAt } = await read(first);
  server.clock.now += 10 * MINUTE_MS;
  const second = await held(train(day, ['7-2']), 1950, first.browser);
  expect((await read(second)).deadlineAt).toBe(deadlineAt);
  server.clock.now = deadlineAt - MINUTE_MS;
  const longer = (await first.browser.ask('POST', `/orders/${second.orderId}/extend`, {})).json<RunOrder>();
  const third = await held(train(day, ['7-3']), 1950, first.browser);
  const { deadlineAt: until, extensionsLeft } = await read(third);
  expect([until, extensionsLeft]).toEqual([longer.deadlineAt, longer.extensionsLeft]);
  expect(until).toBeGreaterThan(deadlineAt);
  // With names it is no choice any more: the next hold is a new one.
  expect((await tell(third, [rider('woman')])).statusCode).toBe(200);
  const fourth = await held(train(day, ['7-4']), 1950, first.browser);
  expect((await read(fourth)).deadlineAt).toBe(server.clock.now + 15 * MINUTE_MS);
});

test('who gives berths back and takes one of them again has what was left; when that is over, a new time', async () => {
  const day = '2026-12-07';
  const first = await held(train(day, ['7-1', '7-2']), 3900);
  const { deadlineAt } = await read(first);
  const giveBack = ({ browser, orderId }: typeof first) => browser.ask('POST', `/orders/${orderId}/release`);
  expect((await giveBack(first)).statusCode).toBe(200);
  server.clock.now += 10 * MINUTE_MS;
  const again = await held(train(day, ['7-2', '7-3']), 3900, first.browser);
  expect((await read(again)).deadlineAt).toBe(deadlineAt);
  expect((await giveBack(again)).statusCode).toBe(200);
  // Other berths are another hold, and so are the same of somebody else.
  const other = await held(train(day, ['9-1']), 1950, first.browser);
  const stranger = await held(train(day, ['7-2']), 1950);
  const fresh = server.clock.now + 15 * MINUTE_MS;
  expect([(await read(other)).deadlineAt, (await read(stranger)).deadlineAt]).toEqual([fresh, fresh]);
  await giveBack(other);
  server.clock.now = deadlineAt;
  const later = await held(train(day, ['7-1']), 1950, first.browser);
  expect((await read(later)).deadlineAt).toBe(server.clock.now + 15 * MINUTE_MS);
});

test('who holds the last berths for women is not given more time because men’s berths are free', async () => {
  const day = '2026-12-06';
  const anna = await held(train(day, ONE), 7800);
  const other = await held(train(day, TWO.slice(0, 3)), 5850);
  const extend = async ({ browser, orderId }: typeof anna) =>
    (await browser.ask('POST', `/orders/${orderId}/extend`, {})).json();
  server.clock.now = (await read(anna)).deadlineAt - MINUTE_MS;
  expect((await extend(anna)).extensionsLeft).toBeLessThan((await read(other)).extensionsLeft);
  await held(train(day, ['9-4']), 1950);
  expect((await extend(other)).error?.code).toBe('extension_refused');
});
