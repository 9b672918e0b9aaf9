import type { RoomParty } from '#domain/hotels/hotel-rooms.ts';
import type { components } from '#openapi/generated/types.ts';
import { guest, hotelsOf } from '#server/products/hotels/testing/guests.ts';
import type { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT } from '#server/testing/traveller.ts';

type Order = components['schemas']['HotelOrder'];
type Server = ReturnType<typeof bookingApp>;

/** A family of three in one room and a grandmother in another. */
export const FAMILY: readonly RoomParty[] = [
  { adults: [30, 30], children: [8] },
  { adults: [30], children: [] },
];
const FAMILY_NAMES = [guest('Anna', 34, 'DE'), guest('Jonas', 36), guest('Mia', 8), guest('Helga', 61)];

type Booking = {
  readonly stay: { readonly checkIn: string; readonly checkOut: string };
  /** A room and a rate for each, such as `court-double breakfast`. */
  readonly wanted?: readonly string[];
  readonly rooms?: readonly RoomParty[];
  readonly names?: typeof FAMILY_NAMES;
  /** After the details were entered and before the payment. */
  readonly beforePaying?: (orderId: string) => Promise<void>;
};

/** Pays for a stay by card and gets the voucher. */
export async function bookedStay(server: Server, { stay, ...of }: Booking) {
  const { wanted = ['court-double breakfast', 'court-double breakfast'], rooms = FAMILY, names = FAMILY_NAMES } = of;
  const browser = server.newTraveller();
  const hotels = hotelsOf(browser);
  const offerIds = await hotels.offers(wanted, { rooms: [...rooms], ...stay });
  const { orderId } = (await hotels.hold({ offerIds })).json<Order>();
  const answers = { arrival: '17-18', wishes: '' };
  await browser.submit(orderId, { passengers: [...names], ...CONTACT, answers });
  await of.beforePaying?.(orderId);
  const read = async () => (await browser.read(orderId)).json<Order>();
  const { total } = await read();
  const paid = await browser.pay(orderId, { total, cancelPackage: false, rulesAccepted: true });
  const chargeId = paid.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await server.runJobs();
  return { browser, orderId, order: await read(), read };
}
