import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { addDays, dayOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { bookedStay } from '#server/products/hotels/testing/booked.ts';
import { stayChanges } from '#server/products/hotels/testing/changes.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

type Schemas = components['schemas'];

const server = bookingApp();
const { quoted, confirmed, paid } = stayChanges(server);

const WALKS = [
  [
    'long and short again',
    [
      [-10, 1],
      [0, 0],
      [-10, 1],
      [0, 0],
      [-10, 1],
      [0, 0],
    ],
  ],
  [
    'to a later arrival, with other nights between',
    [
      [4, 5],
      [2, 0],
      [0, 0],
    ],
  ],
  [
    'away and back',
    [
      [20, 20],
      [0, 0],
      [-20, -20],
      [0, 0],
    ],
  ],
  [
    'by length',
    [
      [0, 6],
      [0, -2],
      [0, 14],
      [0, 0],
    ],
  ],
] as const;

test.each(WALKS.flatMap(([name, steps]) => [60, 55].map((daysAhead) => [name, daysAhead, steps] as const)))(
  'a stay that goes %s, booked %i days ahead, costs in the end what it cost first',
  async (_, daysAhead, steps) => {
    const checkIn = addDays(dayOf(server.clock.now), daysAhead);
    const checkOut = addDays(checkIn, 3);
    const stay = await bookedStay(server, { stay: { checkIn, checkOut } });
    let net = stay.order.total.amount;
    for (const [from, to] of steps) {
      const wish = { kind: 'nights', checkIn: addDays(checkIn, from), checkOut: addDays(checkOut, to) } as const;
      const change = await quoted(stay, wish);
      net += change.toPay.EUR.amount - change.toGive.sum.amount;
      await (change.toPay.EUR.amount > 0 ? paid(stay, change) : confirmed(stay, change));
      expectFields(await stay.read(), {
        total: euro(net),
        'item.checkIn': wish.checkIn,
        'item.checkOut': wish.checkOut,
      });
    }
    // Nights that were bought anew are rounded anew: a cent for each of the two rooms.
    expect(Math.abs(net - stay.order.total.amount)).toBeLessThanOrEqual(2);
    const path = `/orders/${stay.orderId}/cancellation`;
    const { refund, paid: had } = (await stay.browser.ask('GET', path)).json<Schemas['CancellationQuote']>();
    await stay.browser.ask('POST', path, { refund, to: 'card' }, { 'idempotency-key': crypto.randomUUID() });
    expect([refund, had]).toEqual([euro(net), euro(net)]);
  },
);
