import type { Page } from '@playwright/test';
import { euro } from '#domain/core/money.ts';
import { addDays, dayOf, momentOf } from '#domain/core/time.ts';
import type { RideOrder } from '#domain/transport/orders.ts';
import type { RideStage } from '#domain/transport/rides.ts';
import type { RideTime, TransferWish } from '#domain/transport/wish.ts';
import { passenger } from '#server/testing/traveller.ts';
import { advance, EMAIL } from '../../support/booking.ts';
import { expect, untilLive } from '../../support/test.ts';
import { play } from '../../support/walk-path.ts';
import { keyed, tellAndPay } from './pay.ts';

type Order = RideOrder;

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const nowOf = async (page: Page): Promise<number> => (await (await page.request.get('/__scenario')).json()).now;

/** A day so long after today of the site. */
export const daysLater = async (page: Page, days: number): Promise<string> => addDays(dayOf(await nowOf(page)), days);

export const at = (day: string, time: string, flight = ''): RideTime => ({ day, time, flight, flightTime: '' });

/** Two people from the airport abroad to that of flights inside Iran: €22.00 by day, €26.40 by night, each way. */
const toMehrabad = (ride: RideTime, back: RideTime | null): TransferWish => ({
  ...{ kind: 'transfer', direction: 'fromAirport', airport: 'IKA', zone: 'ika-thr', ride, back },
  ...{ load: { people: 2, childAges: [], bags: 2, large: 0, wheelchairs: 0 } },
  ...{ car: 'sedan', stops: 0, isVisaAtDesk: false },
});

type Asked = {
  readonly ride: RideTime;
  readonly back?: RideTime;
  /** What it costs, as the table says. */
  readonly cents: number;
  /** What befalls the first ride; without it some drivers are changed. */
  readonly scenario?: 'driverMissing' | 'travellerMissing' | 'driverChanged' | 'driverStays';
  readonly email?: string;
};

/** A browser at the page of its vouchers, set up by requests and one card: transport.e2e.ts clicks through the pages before. */
export async function haveRide(
  page: Page,
  { ride, back, cents, scenario = 'driverStays', email = EMAIL }: Asked,
): Promise<string> {
  await play(page, scenario);
  const data = { wish: toMehrabad(ride, back ?? null), shownTotal: euro(cents) };
  const held = await page.request.post('/api/transport/holds', { ...keyed(), data });
  expect([held.status(), held.status() === 201 ? '' : await held.text()]).toEqual([201, '']);
  const { orderId } = (await held.json()) as Order;
  await page.request.post('/__scenario?name=');
  const lead = passenger({
    ...{ firstName: 'Anna', lastName: 'Keller', title: '', birthDate: '', nationality: '' },
    ...{ passportNumber: '', passportCountry: '', passportExpiry: '' },
  });
  const answers = { sign: 'Anna Keller', hotel: 'Hotel Golestan', room: '204', hotelBack: '', stopsAt: '', notes: '' };
  await tellAndPay(page, orderId, { cents, details: { passengers: [lead], email, answers } });
  await expect(heading(page)).toHaveText('Your transfer is booked.');
  return orderId;
}

export const readOrder = async (page: Page, orderId: string): Promise<Order> =>
  (await (await page.request.get(`/api/orders/${orderId}`)).json()) as Order;

/** To a time of the clock in Tehran; the clock never goes back. */
export async function goTo(page: Page, day: string, time: string): Promise<void> {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const ahead = momentOf(day, hours * 60 + minutes) - (await nowOf(page));
  expect(ahead).toBeGreaterThan(0);
  await advance(page, ahead);
}

/** Waits until the first ride has this stage, and shows it: the page itself asks only now and then. */
export async function seeStage(page: Page, orderId: string, stage: RideStage): Promise<void> {
  await expect.poll(async () => (await readOrder(page, orderId)).item.rides[0]?.stage).toBe(stage);
  await page.reload();
  await untilLive(page);
}
