import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#server/db/testing/test-app.ts';
import { first, type Order, traveller } from '#server/testing/traveller.ts';

const server = testApp();
const fileOf = (name: string) => readFileSync(new URL(`./migrations/${name}.sql`, import.meta.url), 'utf8');

test('orders of before know when they start and end', async () => {
  const anna = traveller(() => server.app);
  const { departing, returning } = (await anna.search({ returnDate: '2026-12-12' })).json();
  const offerIds = [first<{ offerId: string }>(departing.offers), first<{ offerId: string }>(returning.offers)].map(
    ({ offerId }) => offerId,
  );
  const { orderId, item } = (await anna.hold({ offerIds })).json<Order>();
  await sql`alter table orders drop column starts_at, drop column ends_at, drop column stage`.execute(server.db);
  await sql`alter table payment drop column purpose, drop column ordinal`.execute(server.db);
  await sql`create unique index payment_one_success on payment (order_id) where status = 'succeeded'`.execute(
    server.db,
  );
  await sql.raw(fileOf('0019-order-core')).execute(server.db);
  const order = server.db.selectFrom('orders').select(['starts_at', 'ends_at']).where('id', '=', orderId);
  expect(await order.executeTakeFirstOrThrow()).toEqual({
    starts_at: item.legs[0]?.flight.departsAt,
    ends_at: item.legs[1]?.flight.arrivesAt,
  });
});
