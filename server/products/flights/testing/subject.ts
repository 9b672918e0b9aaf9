import { addDays, dayOf } from '#domain/core/time.ts';
import { refundPercentAt } from '#domain/flights/fares.ts';
import type { Server, Subject, Wish } from '#server/testing/conformance.ts';
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
      difference: true,
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
        wishes: async () => {
          const others = offersOf(
            await server.newTraveller().search({ departureDate: addDays(departureDate, 40), adult: 2 }),
          )
            .filter(({ fare }) => fare.refundSteps.length > 0)
            // The list is by price, which is set below.
            .toSorted((a, b) => a.flight.departsAt - b.flight.departsAt);
          // At this price the new fare is what the rules give back of the old one.
          const back = refundPercentAt(offer.fare.refundSteps, server.clock.now);
          const even = Math.round((offer.prices.adult.amount * back) / 100);
          const wish = async (index: number, adult_price: number): Promise<Wish> => {
            const other = first(others.slice(index));
            await setStock(server.db, fareIdOf(other), { capacity: 40, adult_price });
            return {
              wish: {
                kind: 'date',
                path: 'departing',
                date: dayOf(other.flight.departsAt),
                flightNumber: other.flight.flightNumber,
                fareClass: other.fare.fareClass,
              },
              part: 'departing',
              counts: () => countsOf(server.db, fareIdOf(other)),
            };
          };
          return { more: await wish(0, even + 900), less: await wish(1, even - 500), free: await wish(2, even) };
        },
      };
    },
  };
}
