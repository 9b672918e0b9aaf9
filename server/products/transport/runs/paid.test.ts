import { expect, test } from 'vitest';
import { backOfAll, percentAt } from '#domain/transport/runs/steps-back.ts';
import type { components } from '#openapi/generated/types.ts';
import { DAY, NIGHT, rider, runShop } from '#server/products/transport/runs/testing/booked.ts';
import { transportShop } from '#server/products/transport/testing/booked.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { addDiscountCode } from '#server/testing/discount-code.ts';

const server = bookingApp();
const shop = runShop(server);
const { quote } = transportShop(server);
const CODE = 518_023;

test('each place says what was paid for it, and what is drawn of all is what a cancellation quotes, to the cent', async () => {
  await addDiscountCode(server, CODE);
  const chosen = { '3-2-1': 'woman', '3-2-2': 'woman', '3-2-3': 'child' } as const;
  const bought = await shop.held({ ...NIGHT, chosen }, 3380);
  const people = [rider('woman'), rider('woman'), rider('child')];
  expect((await shop.tell(bought, people)).statusCode).toBe(200);
  const code = await bought.browser.ask('PUT', `/orders/${bought.orderId}/discount`, { code: String(CODE) });
  expect(code.statusCode).toBe(200);
  await server.sandbox.decide(await shop.opened(bought), { status: 'succeeded' });
  await server.runJobs();
  const { item, total } = await shop.read(bought);
  const paid = item.places.map((place) => place.paid.amount);
  // A tenth of 13.00, 13.00 and 7.80.
  expect([total.amount, paid]).toEqual([3042, [1170, 1170, 702]]);
  const day = Date.parse(`${DAY}T00:00+03:30`);
  for (const moment of [server.clock.now, day - 1, day + 16 * 3_600_000]) {
    server.clock.now = moment;
    const percent = percentAt(item.stepsBack, item.departsAt, moment) ?? 0;
    const quoted = (await quote(bought)).json<components['schemas']['CancellationQuote']>();
    expect([percent, backOfAll(paid, percent)]).toEqual([percent, quoted.refund]);
  }
});
