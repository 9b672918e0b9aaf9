import { expect, test } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import { guest, hotelsOf } from '#server/products/hotels/testing/guests.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT } from '#server/testing/traveller.ts';

const server = bookingApp();

test('people of a product that asks for no passport are told without one', async () => {
  const browser = server.newTraveller();
  const hotels = hotelsOf(browser);
  const held = await hotels.hold({ offerIds: await hotels.offers(['court-double breakfast']) });
  const { orderId } = held.json<components['schemas']['HotelOrder']>();
  const passengers = [guest('Anna', 34, 'DE'), guest('Jonas', 36)];
  expect((await browser.submit(orderId, { passengers, ...CONTACT })).statusCode).toBe(200);
  const answer = await browser.ask('GET', `/orders/${orderId}/passengers`);
  const nothing = {
    birthDate: null,
    passportNumber: '',
    isWhole: false,
    passportCountry: null,
    passportExpiry: null,
  };
  expect([answer.statusCode, answer.json()]).toEqual([200, [nothing, nothing]]);
});
