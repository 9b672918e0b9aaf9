import { beforeEach, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import { remindOfEnds } from '#server/products/insurance/reminders.ts';
import { policies } from '#server/products/insurance/testing/policies.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

const server = bookingApp();
const { issued, changed, givenBack } = policies(server);
beforeEach(() => {
  server.clock.now = momentOf('2026-11-20', 15 * 60);
});

const remindersOf = async ({ orderId }: { readonly orderId: string }) => {
  await remindOfEnds(server.deps, (error) => {
    throw error;
  });
  const mails = server.db.selectFrom('outbox').select('body_text').where('order_id', '=', orderId);
  return (await mails.where('kind', '=', 'reminder').execute()).map(({ body_text }) => body_text);
};

test('who is insured is told once, the day before the last one, that it can be extended; and again after that', async () => {
  const policy = await issued();
  server.clock.now = momentOf('2026-12-16', 10 * 60) - MINUTE_MS;
  expect(await remindersOf(policy)).toEqual([]);
  server.clock.now += MINUTE_MS;
  const [mail = '', ...others] = [...(await remindersOf(policy)), ...(await remindersOf(policy)).slice(1)];
  expect(others).toEqual([]);
  expect(mail).toContain('Its last day is Thu 17 Dec 2026, until midnight in Tehran.');
  expect(mail).toContain('2 days more cost nothing.');
  await changed(policy, { kind: 'extend', lastDay: '2026-12-21', people: [0] });
  expect(await remindersOf(policy)).toHaveLength(1);
  server.clock.now = momentOf('2026-12-20', 12 * 60);
  expect(await remindersOf(policy)).toHaveLength(2);
});

test('nobody is told of what was given back, has ended, or has all the days that are sold', async () => {
  const [back, whole, over] = [await issued({ days: 1 }), await issued({ days: 92 }), await issued({ days: 2 })];
  await givenBack(back);
  server.clock.now = momentOf('2026-12-05');
  expect(await remindersOf(back)).toEqual([]);
  server.clock.now = momentOf('2026-12-07');
  expect(await remindersOf(over)).toEqual([]);
  server.clock.now = momentOf('2027-03-07') - HOUR_MS;
  expect(await remindersOf(whole)).toEqual([]);
});
