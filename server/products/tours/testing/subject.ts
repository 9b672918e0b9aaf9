import { euro } from '#domain/core/money.ts';
import { ANSWERS, addDeparture, choiceFor, countsOf } from '#server/products/tours/testing/departures.ts';
import type { Server, Subject } from '#server/testing/conformance.ts';
import { passenger } from '#server/testing/traveller.ts';

/** Far enough ahead that everything comes back at first, and never over Nowruz. */
const IN_DAYS = 100;

/** Each trait that is true enables its tests. */
export function subject(server: Server): Subject {
  let count = 0;
  let keys = 0;
  return {
    name: 'tours',
    traits: {
      stock: true,
      hold: true,
      deposit: true,
      promise: true,
      people: true,
      passport: true,
      stage: false,
      life: true,
      inquiry: false,
      parts: true,
      refuses: false,
      quote: false,
      difference: false,
      falls: true,
    },
    units: 2,
    issueMs: 0,
    stages: ['certain', 'belowMinimum', 'moved', 'guideNamed'],
    // Of 1,760 euros for two 440 are paid. The rest is due 30 days before, and from noon of that day on the deposit is kept.
    depositBack: 0,
    // From 30 days before on all of the deposit is kept.
    percentsBack: [0, 0, 0, 0, 0],
    hasPapersWhenPaid: true,
    answers: ANSWERS,
    people: [
      passenger({ firstName: 'Hannelore', lastName: 'Zimmermann', passportNumber: 'C01X00T47' }),
      passenger({ firstName: 'Waldemar', lastName: 'Zimmermann', passportNumber: 'C01X00K92', title: 'MR' }),
    ],
    offer: async (capacity) => {
      count += 1;
      const id = `SUITE-${count}`;
      // Certain already: its orders are told nothing while the suite looks at their mails and stages.
      await addDeparture(server.db, server.clock.now, {
        ...{ id, inDays: IN_DAYS, capacity: 2 * capacity },
        isCertain: true,
      });
      return {
        hold: (browser) => {
          keys += 1;
          const body = { ...choiceFor(id, 2), shownTotal: euro(176_000) };
          const accepted = { acceptedTotal: euro(151_200) };
          return browser.ask(
            'POST',
            '/tours/holds',
            { ...body, ...accepted },
            { 'idempotency-key': `tours-${keys}-of-the-suite` },
          );
        },
        counts: () => countsOf(server.db, id),
      };
    },
  };
}
