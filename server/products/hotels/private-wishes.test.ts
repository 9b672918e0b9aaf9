import { expect, test } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import { guest, hotelsOf } from '#server/products/hotels/testing/guests.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { find, findAndProve } from '#server/testing/order-ways.ts';
import { CONTACT, type Order } from '#server/testing/traveller.ts';

const server = bookingApp();

test('who found a stay by its reference reads no wishes of it, in its form or in its order, until the mailbox is proved', async () => {
  const maker = server.newTraveller();
  const hotels = hotelsOf(maker);
  const { orderId } = (await hotels.hold({ offerIds: await hotels.offers(['court-double breakfast']) })).json<Order>();
  const answers = { arrival: '17-18', wishes: 'Anna cannot climb stairs.' };
  const draft = (await maker.ask('GET', `/orders/${orderId}/draft`)).json();
  expect((await maker.ask('PUT', `/orders/${orderId}/draft`, { ...draft, answers })).statusCode).toBe(204);
  const told = await maker.submit(orderId, {
    ...{ passengers: [guest('Anna', 34, 'DE'), guest('Jonas', 36)], ...CONTACT, answers },
  });
  expect(told.statusCode).toBe(200);
  const shown = async (browser: typeof maker) => {
    const { item } = (await browser.read(orderId)).json<components['schemas']['HotelOrder']>();
    const form = (await browser.ask('GET', `/orders/${orderId}/draft`)).json<{ answers: object }>();
    return [form.answers, { arrival: item.arrival, wishes: item.wishes }];
  };
  const finder = server.newTraveller();
  expect((await find(finder, told.json<Order>())).statusCode).toBe(200);
  expect(await shown(finder)).toEqual([{ arrival: '17-18' }, { arrival: '17-18', wishes: '' }]);
  expect(await shown(maker)).toEqual([answers, answers]);
  await findAndProve(server, finder, told.json<Order>());
  expect(await shown(finder)).toEqual([answers, answers]);
});
