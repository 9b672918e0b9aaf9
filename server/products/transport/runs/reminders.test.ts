import { expect, test } from 'vitest';
import { MINUTE_MS } from '#domain/core/time.ts';
import { PRODUCT } from '#server/products/transport/detail.ts';
import { COACH, rider, runShop } from '#server/products/transport/runs/testing/booked.ts';
import { transportShop } from '#server/products/transport/testing/booked.ts';
import { befall } from '#server/scenarios/befall.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

const server = bookingApp();
const { booked } = runShop(server);
const { cancel, change } = transportShop(server);
const at = (text: string) => Date.parse(`${text}+03:30`);

const remindersOf = async (orderId: string) => {
  const mails = server.db.selectFrom('outbox').selectAll().where('order_id', '=', orderId);
  return (await mails.where('kind', '=', 'reminder').orderBy('created_at').execute()).map(({ subject, body_text }) => ({
    subject: subject.split(':')[0],
    text: body_text,
  }));
};

test('on the evening before at six in Tehran one mail says when and from where, once; not to who booked after that', async () => {
  const early = await booked({ ...COACH, chosen: { '1-1A': 'woman' } }, 800, [rider('woman')]);
  server.clock.now = at('2026-12-11T18:00') - MINUTE_MS;
  await server.runJobs();
  expect(await remindersOf(early.orderId)).toEqual([]);
  server.clock.now = at('2026-12-11T18:00');
  await server.runJobs();
  const late = await booked({ ...COACH, chosen: { '1-2A': 'woman' } }, 800, [rider('woman')]);
  for (const _ of [1, 2]) {
    server.clock.now += MINUTE_MS;
    await server.runJobs();
  }
  const told = await remindersOf(early.orderId);
  expect(told.map(({ subject }) => subject)).toEqual(['Your bus leaves tomorrow']);
  expect(told[0]?.text).toContain('Departs 08:00 on Sat 12 Dec 2026');
  expect(told[0]?.text).not.toContain('Keller');
  expect(await remindersOf(late.orderId)).toEqual([]);
});

test('who moved to the bus of the next day after the reminder is reminded of that one, too', async () => {
  server.clock.now = at('2026-12-10T12:00');
  const bought = await booked({ ...COACH, chosen: { '1-5A': 'woman' } }, 800, [rider('woman')]);
  await befall(server.db, { product: PRODUCT, orderId: bought.orderId }, 'runCancelled');
  const goTo = async (text: string) => {
    server.clock.now = at(text);
    await server.runJobs();
    await server.runJobs();
  };
  await goTo('2026-12-11T18:00');
  await goTo('2026-12-12T02:00');
  await change(bought, { kind: 'run', number: COACH.number, day: '2026-12-13' });
  await goTo('2026-12-12T17:59');
  expect(await remindersOf(bought.orderId)).toHaveLength(1);
  await goTo('2026-12-12T18:00');
  await goTo('2026-12-12T18:01');
  const [, second, ...more] = await remindersOf(bought.orderId);
  expect(second?.text).toContain('Departs 08:00 on Sun 13 Dec 2026');
  expect(more).toEqual([]);
});

test('what was given back is not among the places that a mail counts', async () => {
  server.clock.now = at('2026-12-08T12:00');
  const chosen = { '1-7B': 'woman', '1-7C': 'woman' } as const;
  const bought = await booked({ ...COACH, chosen }, 1600, [rider('woman'), rider('woman')]);
  await cancel(bought, [1]);
  const mails = server.db.selectFrom('outbox').select(['kind', 'body_text']).where('order_id', '=', bought.orderId);
  const seats = (text = '') => /, (\d+ seats?)$/m.exec(text)?.[1];
  const told = async (kind: string) => (await mails.execute()).find((mail) => mail.kind === kind)?.body_text;
  expect([seats(await told('papers')), seats(await told('cancellation'))]).toEqual(['2 seats', '1 seat']);
  server.clock.now = at('2026-12-11T18:00');
  await server.runJobs();
  expect(seats(await told('reminder'))).toBe('1 seat');
});
