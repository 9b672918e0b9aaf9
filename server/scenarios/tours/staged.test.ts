import { expect, test } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import { createServer } from '#server/app.ts';
import { operations } from '#server/operations/all.ts';
import { CLASSIC } from '#server/products/tours/testing/departures.ts';
import { stagedOperations } from '#server/scenarios/operations.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { traveller } from '#server/testing/traveller.ts';

type Inquiry = components['schemas']['ToursInquiry'];

const server = bookingApp();

test.each([
  ['quickAnswer', 'offered'],
  ['expiry', 'lapsed'],
])('who plays "%s" after asking for private dates sees them %s', async (scenario, status) => {
  const { deps } = server;
  const cast = { orders: new Map(), charges: new Map() };
  const staged = await createServer({ deps, operations: stagedOperations(operations, cast), log: { write: () => {} } });
  const browser = traveller(
    () => staged,
    () => deps.config.publicUrl,
  );
  browser.jar.cookie = `scenario=${scenario}`;
  const body = {
    ...{ kind: 'private', tour: CLASSIC, day: '2027-05-01', language: 'English' },
    people: { adults: 2, children: 0, infants: 0 },
    rooms: { double: 1, twin: 0, own: 0, shared: 0 },
  };
  const key = { 'idempotency-key': `dates-of-${scenario}` };
  const asked = (await browser.ask('POST', '/tours/inquiries', body, key)).json<Inquiry>();
  const read = async () => (await browser.ask('GET', `/tours/inquiries/${asked.inquiryId}`)).json<Inquiry>();
  await read();
  await server.runJobs();
  expect([asked.status, (await read()).status]).toEqual(['inquiring', status]);
  await staged.close();
});
