import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { RunFate } from '#domain/transport/runs/railway.ts';
import type { Rider } from '#domain/transport/runs/riders.ts';
import { BUS } from '#domain/transport/testing/vehicles.ts';
import type { components } from '#openapi/generated/types.ts';
import { PRODUCT } from '#server/products/transport/detail.ts';
import { changes } from '#server/products/transport/runs/changes.ts';
import type { RunItemDetail } from '#server/products/transport/runs/detail.ts';
import { restoreSides } from '#server/products/transport/runs/stock.ts';
import { rider, runShop } from '#server/products/transport/runs/testing/booked.ts';
import { someone, take, takenOf } from '#server/products/transport/runs/testing/places.ts';
import { type Bought, transportShop } from '#server/products/transport/testing/booked.ts';
import { befall } from '#server/scenarios/befall.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { addDiscountCode } from '#server/testing/discount-code.ts';

type Schemas = components['schemas'];

const server = bookingApp();
const shop = runShop(server);
const { askChange, send, cancel } = transportShop(server);
const START = server.clock.now;
const CODE = 518_024;

const at = (day: string, clock: string) => Date.parse(`${day}T${clock}+03:30`);
/** The train from Tehran to Mashhad at 20:00: berths of 13.50. */
const train = (day: string, chosen: Readonly<Record<string, Rider>>) =>
  ({ kind: 'train', number: 'SIM 115', day, class: 'b4', chosen }) as const;
const THREE = { '1-2-1': 'woman', '1-2-2': 'woman', '1-2-3': 'woman' } as const;
const women = (count: number) => Array.from({ length: count }, () => rider('woman'));

/** As a browser with a scenario holds it. */
const stage = ({ orderId }: Bought, fate: RunFate) => befall(server.db, { product: PRODUCT, orderId }, fate);

async function goTo(moment: number): Promise<void> {
  server.clock.now = moment;
  await server.runJobs();
  await server.runJobs();
}

const othersOf = async ({ browser, orderId }: Bought) =>
  (await browser.ask('GET', `/transport/orders/${orderId}/other-runs`)).json<Schemas['OtherRuns']>();

const confirm = ({ browser, orderId }: Bought, { changeId, toPay, toGive }: Schemas['OrderChange']) =>
  send(browser, `/orders/${orderId}/changes/${changeId}/confirm`, { toPay: toPay.EUR, toGive: toGive.sum, to: 'card' });

const statusOf = async (changeId: string) =>
  (await server.db.selectFrom('order_change').select('status').where('id', '=', changeId).executeTakeFirst())?.status;

test('with a discount the list, the mail and the quote say the same: what comes back is what was paid for it', async () => {
  const day = '2026-12-02';
  await addDiscountCode(server, CODE);
  const bought = await shop.held(train(day, THREE), 4050);
  expect((await shop.tell(bought, women(3))).statusCode).toBe(200);
  await bought.browser.ask('PUT', `/orders/${bought.orderId}/discount`, { code: String(CODE) });
  await server.sandbox.decide(await shop.opened(bought), { status: 'succeeded' });
  await server.runJobs();
  await stage(bought, 'runCancelled');
  await goTo(at(day, '14:00'));
  expect((await shop.read(bought)).total.amount).toBe(3645);
  const { runs } = await othersOf(bought);
  const listed = runs.find((one) => one.number === 'SIM 113' && one.day === day);
  // 13.00 instead of 13.50 for three, a tenth less each.
  expect([listed?.total.amount, listed?.back.amount]).toEqual([3510, 135]);
  const rows = server.db.selectFrom('outbox').select('body_text').where('order_id', '=', bought.orderId);
  const mail = await rows.where('kind', '=', 'stage').executeTakeFirstOrThrow();
  expect(mail.body_text.match(/SIM 113.*17:40.*all of you (\S+),/)?.[1]).toBe('€35.10');
  const quoted = await askChange(bought, { kind: 'run', number: 'SIM 113', day });
  expect(quoted.json<Schemas['OrderChange']>().toGive.sum).toEqual(listed?.back);
});

test('with a place that was given back the list still says what the quote says', async () => {
  const day = '2026-12-03';
  server.clock.now = START;
  const bought = await shop.booked(train(day, THREE), 4050, women(3));
  await cancel(bought, [1]);
  await stage(bought, 'runCancelled');
  await goTo(at(day, '14:00'));
  const { runs } = await othersOf(bought);
  const listed = runs.find((one) => one.number === 'SIM 113' && one.day === day);
  expect([listed?.total.amount, listed?.back.amount]).toEqual([2600, 100]);
  const quoted = await askChange(bought, { kind: 'run', number: 'SIM 113', day });
  expect(quoted.json<Schemas['OrderChange']>().toGive.sum).toEqual(listed?.back);
});

test('a late train is swapped until it leaves: the quote ends then, and a supplier who comes later refuses', async () => {
  const [day, next] = ['2026-12-04', '2026-12-05'];
  server.clock.now = START;
  const bought = await shop.booked(train(day, THREE), 4050, women(3));
  await stage(bought, 'runLate');
  await goTo(at(day, '17:00'));
  const leaves = at(day, '21:20');
  server.clock.now = leaves - MINUTE_MS;
  const quoted = (await askChange(bought, { kind: 'run', number: 'SIM 115', day: next })).json<
    Schemas['OrderChange']
  >();
  expect(quoted.until).toBe(leaves);
  const rows = server.db.selectFrom('order_change').select(['before', 'after']).where('id', '=', quoted.changeId);
  const asked = await rows.executeTakeFirstOrThrow();
  const [before, detail] = [asked.before as RunItemDetail, asked.after as RunItemDetail];
  const made = (now: number) =>
    changes.issue(
      { orderId: bought.orderId, changeId: quoted.changeId, before, detail, replaced: [], added: [] },
      { ...server.deps, now: () => now },
    );
  expect([await made(leaves - 1), await made(leaves)]).toEqual([[], 'refused']);
  server.clock.now = leaves;
  expect((await confirm(bought, quoted)).json().error.code).toBe('hold_expired');
  await server.runJobs();
  expect(await takenOf(server.db, `SIM 115 ${next}`)).toEqual([]);
  expect(await takenOf(server.db, `SIM 115 ${day}`)).toHaveLength(3);
});

/** The bus from Tehran to Isfahan at 14:00, as if its fifth row were one bench of five. */
const COACH = { kind: 'bus', number: 'SIM 402', class: 'ord44' } as const;
const withBench = ({ orderId }: Bought) =>
  server.db
    .updateTable('orders')
    .set({ detail: sql<string>`jsonb_set(detail, '{runClass,plan}', ${JSON.stringify(BUS.plan)}::jsonb)` })
    .where('id', '=', orderId)
    .execute();

test('a correction that took nothing is dropped, asked anew and lapses, also where the seats could not be chosen so now', async () => {
  const day = '2026-12-06';
  server.clock.now = START;
  const run = `${COACH.number} ${day}`;
  const people = [rider('woman'), rider('man')];
  const bought = await shop.booked({ ...COACH, day, chosen: { '1-5B': 'woman', '1-5C': 'man' } }, 1000, people);
  await withBench(bought);
  expect(await take(server.db, someone(run, BUS), { '1-5D': 'man' })).toBeNull();
  await cancel(bought, [1]);
  // The seat between her and a strange man is lost until one of them goes.
  const { ageClass: _, ...known } = people[0] ?? rider('woman');
  const wish = { kind: 'person', person: 0, ...known, title: 'MR' };
  const asked: string[] = [];
  for (let times = 0; times < 2; times += 1) {
    const answer = await askChange(bought, wish);
    expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
    asked.push(answer.json<Schemas['OrderChange']>().changeId);
  }
  expect(await statusOf(asked[0] ?? '')).toBe('dropped');
  server.clock.now += 30 * MINUTE_MS;
  await server.runJobs();
  expect(await statusOf(asked[1] ?? '')).toBe('lapsed');
  expect(await takenOf(server.db, run)).toEqual(['1-5B women sold', '1-5D men held']);
  await askChange(bought, wish);
  expect(await cancel(bought)).toBe(450);
  expect(await takenOf(server.db, run)).toEqual(['1-5D men held']);
});

test('a side that was taken is written back as it was, whoever came beside it meanwhile', async () => {
  const run = 'SIM 402 2026-12-07';
  const hers = someone(run, BUS);
  await take(server.db, hers, { '1-2B': 'man' });
  await take(server.db, someone(run, BUS), { '1-2C': 'man' });
  await server.db.transaction().execute((tx) => restoreSides(tx, hers, [{ place: '1-2B', rider: 'woman' }]));
  expect(await takenOf(server.db, run)).toEqual(['1-2B women held', '1-2C men held']);
});
