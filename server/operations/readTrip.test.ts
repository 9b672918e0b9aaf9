import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import type { components } from '#openapi/generated/types.ts';
import { guest, hotelsOf, STAY } from '#server/products/hotels/testing/guests.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT } from '#server/testing/traveller.ts';

type Schemas = components['schemas'];

const server = bookingApp();
const tripOf = async (browser: ReturnType<typeof server.newTraveller>, from = '2026-11-25', until = '2027-01-10') =>
  (await browser.ask('GET', `/trip?from=${from}&until=${until}`)).json<Schemas['Trip']>().orders;

async function booked() {
  const { anna, orderId, payment } = await server.readyToPay();
  await anna.pay(orderId, payment);
  const hotels = hotelsOf(anna);
  const offerIds = await hotels.offers(['court-double breakfast']);
  const held = (await hotels.hold({ offerIds })).json<Schemas['HotelOrder']>();
  const people = [guest('Anna', 30, 'DE'), guest('Bert', 31)];
  const stay = (await anna.submit(held.orderId, { passengers: people, ...CONTACT })).json<Schemas['HotelOrder']>();
  await anna.pay(stay.orderId, { total: stay.total, cancelPackage: false, rulesAccepted: true });
  await server.db.updateTable('orders').set({ status: 'issued' }).where('id', 'in', [orderId, stay.orderId]).execute();
  return { anna, flightId: orderId, stayId: stay.orderId };
}

test('a trip has what its reader booked, way by way and stay by stay, with the names', async () => {
  const { anna, flightId, stayId } = await booked();
  const orders = await tripOf(anna);
  expect(orders.map(({ orderId }) => orderId).toSorted()).toEqual([flightId, stayId].toSorted());
  const stay = orders.find(({ orderId }) => orderId === stayId);
  expectFields(stay, {
    product: 'hotels',
    state: 'booked',
    people: [
      { name: 'Anna Keller', nationality: 'DE', passportEndsOn: null },
      { name: 'Bert Keller', nationality: null, passportEndsOn: null },
    ],
  });
  const isfahan = { slug: 'isfahan', name: 'Isfahan' };
  expectFields(stay?.steps, [{ kind: 'stay', from: isfahan, to: isfahan }]);
  expect(stay?.steps[0]?.title).toContain('Abbasi');
  const flight = orders.find(({ orderId }) => orderId === flightId);
  expect(flight?.people.map(({ passportEndsOn }) => passportEndsOn)).toEqual(['2031-05-01']);
  expectFields(flight?.steps, [{ kind: 'way', 'from.slug': 'tehran', 'to.slug': 'shiraz' }]);
});

test('it has no order of anybody else, and none for who has no cookie', async () => {
  await booked();
  const { anna: berta, orderId } = await server.readyToPay();
  expect((await tripOf(berta)).map((order) => order.orderId)).toEqual([orderId]);
  expect(await tripOf(server.newTraveller())).toEqual([]);
});

test('it says what is not paid yet, and has nothing that was cancelled and nothing of other days', async () => {
  const { anna, stayId } = await booked();
  const { orderId } = await server.readyToPay(anna);
  const orders = await tripOf(anna);
  const ids = orders.map((order) => order.orderId);
  expect(ids).toContain(stayId);
  expect(orders.find((order) => order.orderId === orderId)?.state).toBe('begun');
  expect(await tripOf(anna, '2026-11-25', '2026-11-26')).toEqual([]);
  expect((await tripOf(anna, STAY.checkOut, '2027-01-10')).map((order) => order.orderId)).toContain(stayId);
  await server.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', stayId).execute();
  expect((await tripOf(anna)).map((order) => order.orderId)).not.toContain(stayId);
});

test.each([
  ['the end before the beginning', '2026-12-02', '2026-12-01'],
  ['more than a year', '2026-12-02', '2027-12-20'],
])('%s is refused', async (_name, from, until) => {
  const answer = await server.newTraveller().ask('GET', `/trip?from=${from}&until=${until}`);
  expectFields(
    [answer.statusCode, answer.json().error],
    [422, { code: 'invalid_details', fields: { until: 'date_invalid' } }],
  );
});
