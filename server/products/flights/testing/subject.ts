import { addDays, dayOf } from '#domain/core/time.ts';
import type { Server, Subject } from '#server/testing/conformance.ts';
import { countsOf, fareIdOf, setStock } from '#server/testing/stock.ts';
import { first, offersOf, passenger } from '#server/testing/traveller.ts';

export function subject(server: Server): Subject {
  let count = 0;
  return {
    name: 'flights',
    traits: {
      stock: true,
      hold: true,
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
    units: 2,
    issueMs: 0,
    people: [
      passenger({ firstName: 'Hannelore', lastName: 'Zimmermann' }),
      passenger({ firstName: 'Waldemar', lastName: 'Zimmermann', title: 'MR', passportNumber: 'C01X00T48' }),
    ],
    offer: async (capacity) => {
      count += 1;
      const departureDate = addDays(dayOf(server.clock.now), 20 + count);
      const found = offersOf(await server.newTraveller().search({ departureDate, adult: 2 }));
      const offer = first(found.filter(({ fare }) => fare.refundSteps.some(({ percent }) => percent % 100 > 0)));
      const fareId = fareIdOf(offer);
      await setStock(server.db, fareId, { capacity: capacity * 2, adult_price: offer.prices.adult.amount });
      return {
        // Search again each time: an offer expires within minutes, before the hold.
        hold: async (browser) => {
          const again = offersOf(await browser.search({ departureDate, adult: 2 })).find(
            (one) => fareIdOf(one) === fareId,
          );
          return browser.hold({ offerIds: [(again ?? offer).offerId], acceptedTotal: offer.total });
        },
        counts: () => countsOf(server.db, fareId),
      };
    },
  };
}
