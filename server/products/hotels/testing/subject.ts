import { sum } from '#domain/core/money.ts';
import { addDays, dayOf } from '#domain/core/time.ts';
import { isNowruz } from '#domain/hotels/hotel-prices.ts';
import type { components } from '#openapi/generated/types.ts';
import { countsOf, setRooms } from '#server/products/hotels/testing/rooms.ts';
import type { Server, Subject } from '#server/testing/conformance.ts';
import { passenger } from '#server/testing/traveller.ts';

type Stay = components['schemas']['HotelStay'];

/** Answers at once; one of its room types fits two adults best. */
const HOTEL = 'isfahan-abbasi-hotel';
const ROOM = 'court-double';
const NIGHTS = 2;

const guest = (firstName: string, nationality: string) =>
  passenger({
    firstName,
    lastName: 'Zimmermann',
    age: '41',
    nationality,
    birthDate: '',
    passportNumber: '',
    passportCountry: '',
    passportExpiry: '',
  });

export function subject(server: Server): Subject {
  let count = 0;
  let keys = 0;
  return {
    name: 'hotels',
    traits: {
      stock: true,
      hold: true,
      deposit: false,
      promise: true,
      people: false,
      passport: false,
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
    leaveWith: (position) => [position],
    issueMs: 0,
    people: [guest('Hannelore', 'DE'), guest('Waldemar', '')],
    offer: async (capacity) => {
      const nextStay = () => {
        count += 1;
        const from = addDays(dayOf(server.clock.now), 20 + NIGHTS * count);
        return Array.from({ length: NIGHTS }, (_, night) => addDays(from, night));
      };
      let nights = nextStay();
      while (nights.some(isNowruz)) nights = nextStay(); // sold for longer stays only
      const [checkIn = ''] = nights;
      const checkOut = addDays(checkIn, NIGHTS);
      const rooms = [
        { adults: [30], children: [] },
        { adults: [30], children: [] },
      ];
      const stay = { hotelId: HOTEL, checkIn, checkOut, rooms };
      const search = (browser: ReturnType<Server['newTraveller']>) => browser.ask('POST', '/hotels/stays', stay);
      const chosen = (found: Awaited<ReturnType<typeof search>>) =>
        found
          .json<Stay>()
          .rooms.flatMap(
            ({ choices }) =>
              choices.find(({ room, rate }) => room.roomId === ROOM && rate.rateId === 'breakfast') ?? [],
          );
      const first = chosen(await search(server.newTraveller()));
      await setRooms(server.db, { hotelId: HOTEL, roomId: ROOM, nights, capacity: capacity * rooms.length });
      return {
        // Search again each time: an offer expires within minutes, before the hold.
        hold: async (browser) => {
          keys += 1;
          const found = await search(browser);
          // A busy site may refuse a search like a hold.
          if (found.statusCode === 503) return found;
          const again = chosen(found);
          const offerIds = (again.length === rooms.length ? again : first).map(({ offerId }) => offerId);
          const acceptedTotal = sum(
            first.map(({ total }) => total),
            'EUR',
          );
          const body = { offerIds, acceptedTotal };
          return browser.ask('POST', '/hotels/holds', body, { 'idempotency-key': `hotels-${keys}-of-the-suite` });
        },
        counts: () => countsOf(server.db, { hotelId: HOTEL, roomId: ROOM, nights }),
      };
    },
  };
}
