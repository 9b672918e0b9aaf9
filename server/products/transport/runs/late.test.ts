import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import type { Rider } from '#domain/transport/runs/riders.ts';
import type { components } from '#openapi/generated/types.ts';
import { PRODUCT } from '#server/products/transport/detail.ts';
import { rider, runShop } from '#server/products/transport/runs/testing/booked.ts';
import { takenOf } from '#server/products/transport/runs/testing/places.ts';
import { type Bought, transportShop } from '#server/products/transport/testing/booked.ts';
import { befall } from '#server/scenarios/befall.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

type OtherRun = components['schemas']['OtherRun'];

const server = bookingApp();
const shop = runShop(server);
const { askChange, change } = transportShop(server);

const at = (day: string, clock: string) => Date.parse(`${day}T${clock}+03:30`);
/** The train from Tehran to Mashhad at 20:00: berths of 13.50. */
const train = (day: string, chosen: Readonly<Record<string, Rider | null>>) =>
  ({ kind: 'train', number: 'SIM 115', day, class: 'b4', chosen }) as const;
const THREE = { '1-2-1': 'woman', '1-2-2': 'woman', '1-2-3': 'woman' } as const;
const women = (count: number) => Array.from({ length: count }, () => rider('woman'));

async function goTo(moment: number): Promise<void> {
  server.clock.now = moment;
  await server.runJobs();
  await server.runJobs();
}

test('so late that all comes back: another train instead, until it really leaves', async () => {
  const [day, next] = ['2026-12-02', '2026-12-03'];
  const wish = { kind: 'run', number: 'SIM 115', day: next };
  const othersOf = ({ browser, orderId }: Bought) => browser.ask('GET', `/transport/orders/${orderId}/other-runs`);
  const waiting = await shop.booked(train(day, { '1-2-4': 'woman' }), 1350, women(1));
  const bought = await shop.booked(train(day, THREE), 4050, women(3));
  // As browsers with a scenario hold them.
  for (const { orderId } of [waiting, bought]) await befall(server.db, { product: PRODUCT, orderId }, 'runLate');
  await goTo(at(day, '17:00'));
  const told = server.db.selectFrom('outbox').select('body_text').where('order_id', '=', bought.orderId);
  const mail = await told.where('kind', '=', 'stage').executeTakeFirstOrThrow();
  expect(mail.body_text).toContain('SIM 115, 4-berth: departs 20:00');
  const others = (await othersOf(bought)).json();
  expect([others.chooseUntil, others.runs.map((one: OtherRun) => `${one.number} ${one.day}`)]).toEqual([
    at(day, '21:20'),
    [`SIM 111 ${next}`, `SIM 113 ${next}`, `SIM 115 ${next}`],
  ]);
  // Also while those who wait are boarding.
  await goTo(at(day, '20:55'));
  expect(await change(bought, wish)).toEqual({ toPay: 0, toGive: 0 });
  await server.runJobs();
  const moved = await shop.read(bought);
  expectFields(moved, { stage: 'runMoved', status: 'issued' });
  expectFields(moved.item, { day: next, stage: 'issued', delay: null });
  expect(await takenOf(server.db, `SIM 115 ${day}`)).toEqual(['1-2-4 women sold']);
  expect(await takenOf(server.db, `SIM 115 ${next}`)).toHaveLength(3);
  server.clock.now = at(day, '21:20');
  expect((await othersOf(waiting)).json().error.code).toBe('not_allowed');
  expect((await askChange(waiting, wish)).json().error.code).toBe('not_allowed');
});

test('nothing is told of a run three days after its end, but the money of one that did not run still goes back', async () => {
  const day = '2026-12-05';
  server.clock.now = at('2026-12-04', '12:00');
  const [past, silent] = [
    await shop.booked(train(day, { '1-2-1': 'woman' }), 1350, women(1)),
    await shop.booked(train(day, { '1-2-2': 'woman' }), 1350, women(1)),
  ];
  await befall(server.db, { product: PRODUCT, orderId: silent.orderId }, 'runCancelled');
  await goTo(at(day, '14:00'));
  expectFields(await shop.read(silent), { stage: 'runCancelled' });
  // Nobody worked meanwhile.
  await goTo(at('2026-12-09', '08:00'));
  expectFields(await shop.read(past), { stage: null, status: 'issued' });
  expectFields(await shop.read(silent), { status: 'refunded' });
});
