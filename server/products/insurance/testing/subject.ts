import { addDays, dayOf } from '#domain/core/time.ts';
import { wishFor } from '#server/products/insurance/testing/requests.ts';
import type { Server, Subject } from '#server/testing/conformance.ts';
import { passenger } from '#server/testing/traveller.ts';

/** Each trait that is true enables its tests. */
export function subject(server: Server): Subject {
  let count = 0;
  let keys = 0;
  return {
    name: 'insurance',
    traits: {
      stock: false,
      hold: false,
      deposit: false,
      promise: true,
      people: true,
      passport: true,
      stage: false,
      life: false,
      inquiry: false,
      parts: true,
      refuses: false,
      quote: false,
      difference: false,
      falls: false,
    },
    units: 0,
    issueMs: 0,
    people: [
      passenger({ firstName: 'Hannelore', lastName: 'Zimmermann', passportNumber: 'C01X00T47' }),
      passenger({ firstName: 'Waldemar', lastName: 'Zimmermann', passportNumber: 'C01X00K92' }),
    ],
    offer: async () => {
      count += 1;
      const wish = wishFor(addDays(dayOf(server.clock.now), 20 + count), 2);
      return {
        hold: (browser) => {
          keys += 1;
          return browser.ask('POST', '/insurance/holds', wish, { 'idempotency-key': `insurance-${keys}-of-the-suite` });
        },
        counts: async () => null,
      };
    },
  };
}
