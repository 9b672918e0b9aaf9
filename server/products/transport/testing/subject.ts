import { euro } from '#domain/core/money.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import { ANSWER_MS, OFFER_MS } from '#domain/transport/asked.ts';
import type { RideTime, TransferWish } from '#domain/transport/wish.ts';
import { REFUSED_STOPS, SIMULATED_ANSWER_MS } from '#server/products/transport/inquiry.ts';
import { runSubject } from '#server/products/transport/runs/testing/subject.ts';
import { at, atMoment, inDays, LOAD, MEETING, transferWish } from '#server/products/transport/testing/wishes.ts';
import type { Server, Subject, Wish } from '#server/testing/conformance.ts';
import { passenger } from '#server/testing/traveller.ts';

/** A sedan there by day (20.50) and back by night (24.60), as the sample sells it. */
const TOTAL = euro(4510);

/** Places of trains and buses are stock, which rides have not. */
export const others = [runSubject];

/** Each trait that is true enables its tests. */
export function subject(server: Server): Subject {
  let count = 0;
  let keys = 0;
  const keyFor = (what: string) => {
    keys += 1;
    return { 'idempotency-key': `transport-${what}-${keys}-of-the-suite` };
  };
  return {
    name: 'transport',
    traits: {
      stock: false,
      hold: true,
      deposit: false,
      promise: true,
      people: false,
      passport: false,
      stage: false,
      life: true,
      inquiry: true,
      parts: true,
      refuses: false,
      quote: false,
      difference: true,
      falls: false,
    },
    units: 0,
    stages: ['driverNamed', 'driverChanged', 'onTheWay', 'waiting', 'done', 'noShow', 'driverMissing'],
    issueMs: 0,
    // One name is enough for a car, and nobody leaves with one of its rides.
    people: [
      passenger({
        ...{ firstName: 'Hannelore', lastName: 'Zimmermann', title: '', birthDate: '', nationality: '' },
        ...{ passportNumber: '', passportCountry: '', passportExpiry: '' },
      }),
    ],
    answers: MEETING,
    leaveWith: () => [],
    asked: {
      ...{ answersMs: SIMULATED_ANSWER_MS, answerMs: ANSWER_MS, offerMs: OFFER_MS, hasNoLine: true },
      mails: { offered: 'It can be done', refused: 'It cannot be done', lapsed: 'No answer' },
    },
    offer: async (capacity) => {
      count += 1;
      const day = inDays(server.clock.now, 20 + count);
      const load = { ...LOAD, people: 1 };
      const [ride, back] = [at(day), at(inDays(server.clock.now, 23 + count), { time: '02:00' })];
      const wish = transferWish(ride, { back, load });
      const moved = (index: 0 | 1, to: RideTime): Wish => ({
        wish: { kind: 'time', ride: index, to },
        counts: async () => null,
        part: `ride-${index + 1}`,
      });
      // To who asks for more than three stops nobody answers.
      let stops = capacity === 0 ? REFUSED_STOPS + 1 : 0;
      return {
        ask: (browser, email) => {
          const soon: TransferWish = transferWish(atMoment(server.clock.now + 6 * HOUR_MS + count * MINUTE_MS), {
            load,
            stops,
          });
          return browser.ask('POST', '/transport/inquiries', { wish: soon, ...(email && { email }) }, keyFor('ask'));
        },
        refuseAsked: () => {
          stops = REFUSED_STOPS;
        },
        hold: (browser) => browser.ask('POST', '/transport/holds', { wish, shownTotal: TOTAL }, keyFor('hold')),
        counts: async () => null,
        wishes: async () => ({
          more: moved(0, { ...ride, time: '03:00' }),
          less: moved(1, { ...back, time: '12:00' }),
          free: moved(0, { ...ride, time: '12:00' }),
        }),
      };
    },
  };
}
