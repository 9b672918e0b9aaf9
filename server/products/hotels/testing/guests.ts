import type { components } from '#openapi/generated/types.ts';
import type { traveller } from '#server/testing/traveller.ts';
import { passenger } from '#server/testing/traveller.ts';

type Schemas = components['schemas'];
type Browser = ReturnType<typeof traveller>;

export const ABBASI = 'isfahan-abbasi-hotel';
export const SILK_ROAD = 'yazd-silk-road-hotel';
export const COUPLE = [{ adults: [30, 30], children: [] }];
/** Two weeks after the tests' first day, a Saturday. */
export const STAY = { checkIn: '2026-12-05', checkOut: '2026-12-08' };

let keys = 0;

/** A valid guest: hotels ask for an age and no passport. */
export const guest = (firstName: string, age: number, nationality = '') =>
  passenger({
    ...{ firstName, lastName: 'Keller', age: String(age), nationality, ageClass: age > 12 ? 'adult' : 'child' },
    ...{ birthDate: '', passportNumber: '', passportCountry: '', passportExpiry: '' },
  });

export function hotelsOf(browser: Browser) {
  const key = () => {
    keys += 1;
    return { 'idempotency-key': `hotel-test-${keys}` };
  };
  const rooms = (body: Partial<Schemas['HotelRoomSearch']> = {}) =>
    browser.ask('POST', '/hotels/stays', { hotelId: ABBASI, ...STAY, rooms: COUPLE, ...body });
  return {
    search: (body: Partial<Schemas['HotelSearch']> = {}) =>
      browser.ask('POST', '/hotels/available', {
        ...STAY,
        rooms: COUPLE,
        destination: { type: 'city', id: 'isfahan' },
        ...body,
      }),
    rooms,
    /** One choice per searched room, such as `court-double breakfast`. */
    offers: async (wanted: readonly string[], body: Partial<Schemas['HotelRoomSearch']> = {}): Promise<string[]> => {
      const stay = (await rooms(body)).json<Schemas['HotelStay']>();
      return wanted.map((name, index) => {
        const found = stay.rooms[index]?.choices.find(({ room, rate }) => `${room.roomId} ${rate.rateId}` === name);
        if (!found) throw new Error(`Room ${index} has no ${name}`);
        return found.offerId;
      });
    },
    hold: (body: Schemas['HotelHoldRequest']) => browser.ask('POST', '/hotels/holds', body, key()),
    inquire: (offerIds: readonly string[], email?: string) =>
      browser.ask('POST', '/hotels/inquiries', { offerIds, ...(email && { email }) }, key()),
    inquiry: (inquiryId: string) => browser.ask('GET', `/hotels/inquiries/${inquiryId}`),
    withdraw: (inquiryId: string) => browser.ask('POST', `/hotels/inquiries/${inquiryId}/withdraw`),
    info: (orderReference: string) => browser.ask('POST', '/hotel/general/info', { orderReference }),
  };
}
