import { expect, test } from 'vitest';
import { type Browser, tourShop } from '#server/products/tours/testing/booked.ts';
import { addDeparture, CLASSIC, choiceFor } from '#server/products/tours/testing/departures.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

const server = bookingApp();
const { booked } = tourShop(server);

test('one browser books and waits for nine places of a departure in all, and its address for twelve', async () => {
  const id = 'LINE-LIMITS';
  await addDeparture(server.db, server.clock.now, { id, inDays: 120, capacity: 8 });
  const { browser } = await booked(choiceFor(id, 8));
  Object.assign(server.deps.config, { rateLimitFactor: 1 });
  const other = server.newTraveller();
  let keys = 0;
  const waits = async (who: Browser, adults: number) => {
    keys += 1;
    const { people, rooms } = choiceFor(id, adults);
    const body = { kind: 'waiting', tour: CLASSIC, departure: id, people, rooms };
    return (await who.ask('POST', '/tours/inquiries', body, { 'idempotency-key': `limited-in-line-${keys}` }))
      .statusCode;
  };
  expect([await waits(browser, 2), await waits(browser, 1)]).toEqual([429, 201]);
  expect([await waits(other, 4), await waits(other, 3)]).toEqual([429, 201]);
});
