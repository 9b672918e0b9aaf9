import { expect, test } from 'vitest';
import { MINUTE_MS } from '#domain/core/time.ts';
import { COACH, rider, runShop } from '#server/products/transport/runs/testing/booked.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

const server = bookingApp();
const { booked } = runShop(server);
const at = (text: string) => Date.parse(`${text}+03:30`);

const remindersOf = async (orderId: string) => {
  const mails = server.db.selectFrom('outbox').selectAll().where('order_id', '=', orderId);
  return (await mails.where('kind', '=', 'reminder').execute()).map(({ subject, body_text }) => ({
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
