import { expect, test } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import { COACH, rider, runShop } from '#server/products/transport/runs/testing/booked.ts';
import { transportShop } from '#server/products/transport/testing/booked.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

type Schemas = components['schemas'];

const server = bookingApp();
const { booked } = runShop(server);
const { send, askChange } = transportShop(server);

const REPORTS: readonly Schemas['RideReport'][] = [
  { what: 'late', ride: 0, at: '12:00' },
  { what: 'met', ride: 0 },
  { what: 'nobodyCame', ride: 0, choice: 'anotherCar' },
  { what: 'nobodyCame', ride: 0, choice: 'moneyBack' },
  { what: 'keep', ride: 0 },
];
const MEETING = { sign: 'Keller', hotel: '', room: '', hotelBack: '', stopsAt: '' };
const CHANGES: readonly Schemas['TransportChange'][] = [
  { kind: 'time', ride: 0, to: { day: '2026-12-13', time: '12:00', flight: '', flightTime: '' } },
  { kind: 'meeting', ...MEETING },
];

test('a seat in a bus is no ride: nothing that is said or asked about a ride is done to it', async () => {
  const bought = await booked({ ...COACH, chosen: { '1-3B': 'woman' } }, 800, [rider('woman')]);
  const before = await bought.browser.read(bought.orderId);
  const answers = [];
  for (const report of REPORTS)
    answers.push(await send(bought.browser, `/transport/orders/${bought.orderId}/reports`, report));
  for (const wish of CHANGES) answers.push(await askChange(bought, wish));
  expect(answers.map(({ statusCode, body }) => `${statusCode} ${JSON.parse(body).error?.code}`)).toEqual(
    [...REPORTS, ...CHANGES].map(() => '409 not_allowed'),
  );
  expect((await bought.browser.read(bought.orderId)).json()).toEqual(before.json());
});
