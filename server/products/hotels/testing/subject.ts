import { sum } from '#domain/core/money.ts';
import { addDays, dayOf } from '#domain/core/time.ts';
import { isNowruz } from '#domain/hotels/hotel-prices.ts';
import type { components } from '#openapi/generated/types.ts';
import { changeHotel, countsOf, setRooms } from '#server/products/hotels/testing/rooms.ts';
import type { Server, Subject, Wish } from '#server/testing/conformance.ts';
import { passenger } from '#server/testing/traveller.ts';

type Stay = components['schemas']['HotelStay'];

/** Answers at once; one of its room types fits two adults best. */
const HOTEL = 'isfahan-abbasi-hotel';
/** In turn, so that all offers of the suite find days of their own. */
const ROOMS = ['court-double', 'triple', 'suite', 'single'] as const;
const NIGHTS = 2;
/** The nights of a stay, and after them those to which it may move. */
const DAYS = 2 * NIGHTS + 1;
const EARLY_DAYS = 62;
const NIGHT_PRICE = 10_000;
const SINGLES = [
  { adults: [30], children: [] },
  { adults: [30], children: [] },
];

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
  /** Undoes what a refusal of the supplier needed. */
  let comeBack = async () => {};
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
      difference: true,
      falls: false,
    },
    units: 2,
    leaveWith: (position) => [position],
    issueMs: 0,
    people: [guest('Hannelore', 'DE'), guest('Waldemar', '')],
    offer: async (capacity) => {
      await comeBack();
      const roomId = ROOMS[count % ROOMS.length] ?? ROOMS[0];
      // Far enough ahead that the discount for early booking is the same on all days of one offer.
      const daysFrom = (index: number) => {
        const from = addDays(dayOf(server.clock.now), EARLY_DAYS + DAYS * Math.floor(index / ROOMS.length));
        return Array.from({ length: DAYS }, (_, day) => addDays(from, day));
      };
      while (daysFrom(count).some(isNowruz)) count += ROOMS.length; // sold for longer stays only
      const days = daysFrom(count);
      count += 1;
      const [nights, others] = [days.slice(0, NIGHTS), days.slice(NIGHTS)];
      const stay = { hotelId: HOTEL, checkIn: days[0] ?? '', checkOut: days[NIGHTS] ?? '', rooms: SINGLES };
      const stock = (some: readonly string[]) => ({ hotelId: HOTEL, roomId, nights: some });
      const search = (browser: ReturnType<Server['newTraveller']>) => browser.ask('POST', '/hotels/stays', stay);
      const chosen = (found: Awaited<ReturnType<typeof search>>) =>
        found
          .json<Stay>()
          .rooms.flatMap(
            ({ choices }) =>
              choices.find(({ room, rate }) => room.roomId === roomId && rate.rateId === 'breakfast') ?? [],
          );
      await setRooms(server.db, { ...stock(nights), capacity: capacity * SINGLES.length });
      await setRooms(server.db, { ...stock(others), capacity: SINGLES.length });
      await server.db
        .updateTable('hotel_night')
        .set({ price: NIGHT_PRICE })
        .where('room', '=', `${HOTEL}.${roomId}`)
        .where('night', 'in', days)
        .execute();
      const first = chosen(await search(server.newTraveller()));
      const moved = (until: number): Wish => {
        const taken = others.slice(0, until);
        return {
          wish: { kind: 'nights', checkIn: others[0] ?? '', checkOut: addDays(others[0] ?? '', until) } as const,
          counts: () => countsOf(server.db, stock(taken)),
          refuse: async () => {
            comeBack = await changeHotel(server.db, HOTEL, (row) => ({
              ...row,
              rooms: row.rooms.filter(({ id }) => id !== roomId),
            }));
          },
        };
      };
      return {
        // Search again each time: an offer expires within minutes, before the hold.
        hold: async (browser) => {
          keys += 1;
          const found = await search(browser);
          // A busy site may refuse a search like a hold.
          if (found.statusCode === 503) return found;
          const again = chosen(found);
          const offerIds = (again.length === SINGLES.length ? again : first).map(({ offerId }) => offerId);
          const acceptedTotal = sum(
            first.map(({ total }) => total),
            'EUR',
          );
          const body = { offerIds, acceptedTotal };
          return browser.ask('POST', '/hotels/holds', body, { 'idempotency-key': `hotels-${keys}-of-the-suite` });
        },
        counts: () => countsOf(server.db, stock(nights)),
        wishes: async () => ({ more: moved(NIGHTS + 1), less: moved(NIGHTS - 1), free: moved(NIGHTS) }),
      };
    },
  };
}
