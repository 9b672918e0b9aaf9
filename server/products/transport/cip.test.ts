import { euro } from '#domain/core/money.ts';
import { person } from '#server/products/transport/testing/booked.ts';
import { at, cipWish, inDays } from '#server/products/transport/testing/wishes.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { conformance } from '#server/testing/conformance.ts';

/* The suite of all products buys a ride of two; here it buys a service at an airport, whose vouchers are of people. */

const server = bookingApp();
let count = 0;

conformance(server, {
  name: 'transport',
  traits: {
    ...{ stock: false, hold: true, deposit: false, promise: true, people: true, passport: true, stage: false },
    ...{ life: false, inquiry: false, parts: true, refuses: false, quote: false, difference: false, falls: false },
  },
  ...{ units: 0, issueMs: 0, people: [person(0), person(1)] },
  offer: async () => {
    count += 1;
    const id = count;
    let keys = 0;
    const wish = cipWish(at(inDays(server.clock.now, 20 + id), { flight: `TK ${id}` }));
    return {
      hold: (browser) => {
        keys += 1;
        const key = { 'idempotency-key': `cip-${id}-${keys}-of-the-suite` };
        return browser.ask('POST', '/transport/holds', { wish, shownTotal: euro(11_000) }, key);
      },
      counts: async () => null,
    };
  },
});
