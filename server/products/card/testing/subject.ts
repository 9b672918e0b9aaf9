import { addDays, dayOf } from '#domain/core/time.ts';
import type { Server, Subject } from '#server/testing/conformance.ts';
import { passenger } from '#server/testing/traveller.ts';

/** Each trait that is true enables its tests. */
export function subject(server: Server): Subject {
  let count = 0;
  return {
    name: 'card',
    traits: {
      stock: false,
      hold: true,
      deposit: false,
      promise: true,
      people: true,
      passport: false,
      stage: false,
      life: false,
      inquiry: false,
      parts: false,
      refuses: false,
      quote: false,
      difference: false,
      falls: false,
    },
    units: 0,
    issueMs: 0,
    people: [
      passenger({
        firstName: 'Hannelore',
        lastName: 'Zimmermann',
        birthDate: '',
        nationality: '',
        passportNumber: '',
        passportCountry: '',
        passportExpiry: '',
      }),
    ],
    offer: async () => {
      count += 1;
      const id = count;
      const body = { day: addDays(dayOf(server.clock.now), 20 + id), people: 1 };
      let keys = 0;
      return {
        hold: (browser) => {
          keys += 1;
          return browser.ask('POST', '/card/holds', body, { 'idempotency-key': `card-${id}-${keys}` });
        },
        counts: async () => null,
      };
    },
  };
}
