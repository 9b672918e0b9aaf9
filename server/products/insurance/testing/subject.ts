import { addDays, dayOf } from '#domain/core/time.ts';
import { lastDayOf } from '#domain/insurance/days.ts';
import { KEPT_EACH } from '#domain/insurance/keeping.ts';
import { wishFor } from '#server/products/insurance/testing/requests.ts';
import type { Server, Subject, Wish } from '#server/testing/conformance.ts';
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
      difference: true,
      falls: false,
    },
    keptEach: KEPT_EACH,
    units: 0,
    issueMs: 0,
    people: [
      passenger({ firstName: 'Hannelore', lastName: 'Zimmermann', passportNumber: 'C01X00T47' }),
      passenger({ firstName: 'Waldemar', lastName: 'Zimmermann', passportNumber: 'C01X00K92' }),
    ],
    offer: async () => {
      count += 1;
      const firstDay = addDays(dayOf(server.clock.now), 20 + count);
      const wish = wishFor(firstDay, 2);
      const changed = (wish: Wish['wish']): Wish => ({ wish, counts: async () => null });
      const until = (days: number) => lastDayOf(firstDay, days);
      return {
        hold: (browser) => {
          keys += 1;
          return browser.ask('POST', '/insurance/holds', wish, { 'idempotency-key': `insurance-${keys}-of-the-suite` });
        },
        counts: async () => null,
        // 13 days are in the step of 8 to 15.
        wishes: async () => ({
          more: changed({ kind: 'extend', lastDay: until(17), people: [0, 1] }),
          less: changed({ kind: 'move', firstDay, lastDay: until(7) }),
          free: changed({ kind: 'extend', lastDay: until(15), people: [0, 1] }),
        }),
      };
    },
  };
}
