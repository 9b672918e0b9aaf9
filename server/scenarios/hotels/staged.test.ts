import { expect, test } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import { createServer } from '#server/app.ts';
import { operations } from '#server/operations/all.ts';
import { hotelsOf, SILK_ROAD } from '#server/products/hotels/testing/guests.ts';
import { stagedOperations } from '#server/scenarios/operations.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { traveller } from '#server/testing/traveller.ts';

type Inquiry = components['schemas']['HotelInquiry'];

const server = bookingApp();

test('who plays "expiry" before a hotel is asked first gets the inquiry of the contract, and sees it lapse', async () => {
  const { deps } = server;
  const cast = { orders: new Map(), charges: new Map() };
  const staged = await createServer({ deps, operations: stagedOperations(operations, cast), log: { write: () => {} } });
  const browser = traveller(
    () => staged,
    () => deps.config.publicUrl,
  );
  browser.jar.cookie = 'scenario=expiry';
  const hotels = hotelsOf(browser);
  const asked = await hotels.inquire(await hotels.offers(['courtyard-double breakfast'], { hotelId: SILK_ROAD }));
  expect([asked.statusCode, asked.json<Inquiry>().status]).toEqual([201, 'inquiring']);
  const { inquiryId } = asked.json<Inquiry>();
  await hotels.inquiry(inquiryId);
  await server.runJobs();
  expect((await hotels.inquiry(inquiryId)).json<Inquiry>().status).toBe('lapsed');
  await staged.close();
});
