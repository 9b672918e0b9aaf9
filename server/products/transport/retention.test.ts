import { expect, test } from 'vitest';
import { ORDER_PASSPORT_DAYS } from '#domain/core/retention.ts';
import { addDays, DAY_MS, momentOf } from '#domain/core/time.ts';
import { cleanUp } from '#server/jobs.ts';
import { asTransport, type TransportDetail } from '#server/products/transport/detail.ts';
import { COACH, rider, runShop } from '#server/products/transport/runs/testing/booked.ts';
import { takenOf } from '#server/products/transport/runs/testing/places.ts';
import { transportShop } from '#server/products/transport/testing/booked.ts';
import { at, inDays, MEETING, transferWish } from '#server/products/transport/testing/wishes.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

const server = bookingApp();
const shop = transportShop(server);

async function rowOf(orderId: string) {
  const row = await server.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  return asTransport(row);
}

const changesOf = (orderId: string) =>
  server.db.selectFrom('order_change').select(['before', 'after']).where('order_id', '=', orderId).execute();

/** Named on the evening before, moved by two days just in time, named anew, and over. */
async function driven(): Promise<string> {
  const [day, later] = [inDays(server.clock.now, 2), inDays(server.clock.now, 4)];
  const evening = { flight: 'TK 874', time: '20:00' };
  const bought = await shop.booked(transferWish(at(day, evening)), 2050);
  const goTo = async (moment: number) => {
    server.clock.now = moment;
    await server.runJobs();
  };
  await goTo(momentOf(day, 18 * 60) - DAY_MS);
  await shop.change(bought, { kind: 'time', ride: 0, to: at(later, evening) });
  await goTo(momentOf(later, 18 * 60) - DAY_MS);
  await goTo(momentOf(later, 24 * 60));
  return bought.orderId;
}

const withoutDrivers = ({ personal: _, ...sold }: TransportDetail) => ({
  ...sold,
  rides: sold.rides.map((ride) => ({ ...ride, driver: null, earlierDriver: null })),
});

test('who drove is forgotten 30 days after the ride, with the name on the sign, also in what was changed', async () => {
  const orderId = await driven();
  const before = await rowOf(orderId);
  const changed = await changesOf(orderId);
  const [ride] = before.detail.rides;
  const names = [ride?.driver?.name, ride?.earlierDriver?.name];
  expect([ride?.stage, ...names.map((name) => typeof name), before.detail.personal?.sign]).toEqual([
    ...['done', 'string', 'string'],
    MEETING.sign,
  ]);
  expect(JSON.stringify(changed)).toContain(names[1]);

  const until = before.ends_at + ORDER_PASSPORT_DAYS * DAY_MS;
  await cleanUp(server.db, until - 1);
  expect([(await rowOf(orderId)).detail, await changesOf(orderId)]).toEqual([before.detail, changed]);
  await cleanUp(server.db, until);
  expect((await rowOf(orderId)).detail).toEqual(withoutDrivers(before.detail));
  expect(await changesOf(orderId)).toEqual(
    changed.map((one) => ({
      before: withoutDrivers(one.before as TransportDetail),
      after: withoutDrivers(one.after as TransportDetail),
    })),
  );
});

test('a ride that is not over keeps who drives', async () => {
  const [first, second] = [await driven(), await driven()];
  const { ends_at } = await rowOf(first);
  const { detail } = await rowOf(second);
  await cleanUp(server.db, ends_at + ORDER_PASSPORT_DAYS * DAY_MS);
  expect((await rowOf(second)).detail).toEqual(detail);
});

test('who had which seat of a bus is forgotten two weeks after it left', async () => {
  const bus = runShop(server);
  const day = inDays(server.clock.now, 3);
  await bus.booked({ ...COACH, day, chosen: { '1-3A': 'woman' } }, 800, [rider('woman')]);
  const run = `${COACH.number} ${day}`;
  const kept = async () => {
    const runs = server.db.selectFrom('transport_run').select('id').where('id', '=', run);
    return [await takenOf(server.db, run), (await runs.execute()).length];
  };
  await cleanUp(server.db, momentOf(addDays(day, 15)) - 1);
  expect(await kept()).toEqual([['1-3A women sold'], 1]);
  await cleanUp(server.db, momentOf(addDays(day, 15)));
  expect(await kept()).toEqual([[], 0]);
});
