import { sql } from 'kysely';
import { euro } from '#domain/core/money.ts';
import { DAY_MS } from '#domain/core/time.ts';
import { OFFER_MS } from '#domain/tours/asked.ts';
import { ANSWERS, addDeparture, choiceFor, countsOf } from '#server/products/tours/testing/departures.ts';
import type { Server, Subject } from '#server/testing/conformance.ts';
import { passenger } from '#server/testing/traveller.ts';

/** Far enough ahead that everything comes back at first, and never over Nowruz. */
const IN_DAYS = 100;

/** Who have paid another departure already. */
const OTHERS = 6;

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
      inquiry: true,
      parts: true,
      refuses: false,
      quote: false,
      difference: true,
      falls: true,
    },
    units: 2,
    // A waiting list: its places are offered at once where they are free, and it ends with the sale, five days before the start.
    asked: {
      answersMs: 0,
      answerMs: (IN_DAYS - 4) * DAY_MS,
      offerMs: OFFER_MS,
      mails: {
        offered: 'Places are free for you',
        refused: 'The waiting list has ended',
        lapsed: 'No place came back',
      },
    },
    issueMs: 0,
    stages: ['certain', 'belowMinimum', 'calledOff', 'moved', 'guideNamed'],
    // Of 1,760 euros for two 440 are paid. The rest is due 30 days before, and from noon of that day on the deposit is kept.
    depositBack: 0,
    // From 30 days before on all of the deposit is kept.
    percentsBack: [0, 0, 0, 0, 0],
    isNeverDearer: true,
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
        ...{ id, inDays: IN_DAYS, capacity: 2 * capacity || 2, paid: capacity === 0 ? 2 : 0 },
        isCertain: true,
      });
      const ofIt = () => server.db.updateTable('tour_departure').where('id', '=', id);
      let isUnwilling = false;
      return {
        // Only who finds it full may wait: others have paid its free places until the question is asked.
        ask: async (browser, email) => {
          keys += 1;
          const { departure, people, rooms, tour } = choiceFor(id, 2);
          const { sold } = await countsOf(server.db, id);
          await ofIt().set({ paid: sql`capacity - held` }).execute();
          const body = { kind: 'waiting', tour, departure, people, rooms, ...(email && { email }) };
          const key = { 'idempotency-key': `ask-tours-${keys}-of-the-suite` };
          const answer = await browser.ask('POST', '/tours/inquiries', body, key);
          await ofIt().set({ paid: sold, is_on_sale: !isUnwilling }).execute();
          return answer;
        },
        refuseAsked: () => {
          isUnwilling = true;
        },
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
        wishes: async () => {
          const { ageClass: _, ...somebody } = passenger({ firstName: 'Carla', passportNumber: 'C01X00X88' });
          const name = { kind: 'name' as const, person: 0, ...somebody };
          const other = `${id}-OTHER-${keys}`;
          keys += 1;
          // With the two who come eight have paid there: a lower step.
          await addDeparture(server.db, server.clock.now, {
            id: other,
            inDays: IN_DAYS,
            paid: OTHERS,
            isCertain: true,
          });
          // Another date is for who has booked a departure that does not run.
          const off = server.db.updateTable('tour_departure').set({ called_off_at: server.clock.now });
          await off.where('id', '=', id).where('called_off_at', 'is', null).execute();
          await server.runJobs();
          return {
            free: { wish: name, counts: () => countsOf(server.db, id) },
            less: {
              wish: { kind: 'date' as const, departure: other },
              counts: async () => {
                const { held, sold } = await countsOf(server.db, other);
                return { held, sold: sold - OTHERS };
              },
            },
          };
        },
      };
    },
  };
}
