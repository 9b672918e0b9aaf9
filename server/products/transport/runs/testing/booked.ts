import { expect } from 'vitest';
import { euro } from '#domain/core/money.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import type { Rider } from '#domain/transport/runs/riders.ts';
import type { components } from '#openapi/generated/types.ts';
import { places } from '#server/products/transport/runs/testing/places.ts';
import type { Bought, Browser } from '#server/products/transport/testing/booked.ts';
import type { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT, type PassengerInput, passenger } from '#server/testing/traveller.ts';

type Schemas = components['schemas'];
type Wish = Omit<Schemas['RunHoldRequest'], 'places' | 'shownTotal' | 'infants'> & {
  readonly chosen: Readonly<Record<string, Rider | null>>;
  readonly infants?: number;
};

/** A Saturday that is on sale when the clock of the tests begins. */
export const DAY = '2026-12-12';
/** The night train from Tehran to Mashhad at 17:40, berths of 13.00 in compartments of four; carriages 3 and 4. */
export const NIGHT = { kind: 'train', number: 'SIM 113', day: DAY, class: 'b4' } as const;
/** The bus from Tehran to Isfahan at 08:00, seats of 8.00 in rows of one and two. */
export const COACH = { kind: 'bus', number: 'SIM 401', day: DAY, class: 'vip25' } as const;

let keys = 0;
let passports = 0;

/** Somebody of a title and age, with a passport of their own. */
export function rider(what: Rider | 'infant', change: Partial<PassengerInput> = {}): PassengerInput {
  passports += 1;
  const births = { woman: '1988-03-14', man: '1985-07-02', child: '2019-05-20', infant: '2025-12-24' };
  return passenger({
    title: what === 'man' ? 'MR' : 'MS',
    ageClass: what === 'infant' ? 'infant' : what === 'child' ? 'child' : 'adult',
    birthDate: births[what],
    firstName: ['Anna', 'Mia', 'Helga', 'Lena', 'Emma', 'Ida', 'Ella', 'Nora'][passports % 8] ?? 'Anna',
    lastName: `Keller${'abcdefghij'[passports % 10]}${'abcdefghij'[Math.floor(passports / 10) % 10]}`,
    passportNumber: `C01X0${1000 + passports}`,
    ...change,
  });
}

/** Steps of a purchase of places, with the price as it is. */
export function runShop(server: ReturnType<typeof bookingApp>) {
  const hold = (
    { chosen, infants = 0, ...run }: Wish,
    cents: number,
    browser: Browser = server.newTraveller(),
    key = '',
  ) => {
    keys += 1;
    const body = { ...run, places: places(chosen), infants, shownTotal: euro(cents) };
    return browser.ask('POST', '/transport/runs/holds', body, { 'idempotency-key': key || `run-of-the-tests-${keys}` });
  };

  const read = async ({ browser, orderId }: Bought) => (await browser.read(orderId)).json<RunOrder>();

  async function held(wish: Wish, cents: number, browser: Browser = server.newTraveller()): Promise<Bought> {
    const answer = await hold(wish, cents, browser);
    expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
    return { browser, orderId: answer.json<RunOrder>().orderId };
  }

  const tell = ({ browser, orderId }: Bought, people: readonly PassengerInput[]) =>
    browser.submit(orderId, { passengers: [...people], ...CONTACT });

  async function opened(bought: Bought): Promise<string> {
    const { total } = await read(bought);
    const answer = await bought.browser.pay(bought.orderId, { total, cancelPackage: false, rulesAccepted: true });
    expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
    return answer.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
  }

  /** Paid and issued. */
  async function booked(
    wish: Wish,
    cents: number,
    people: readonly PassengerInput[],
    browser: Browser = server.newTraveller(),
  ): Promise<Bought> {
    const bought = await held(wish, cents, browser);
    const told = await tell(bought, people);
    expect([told.statusCode, told.statusCode === 200 ? '' : told.body]).toEqual([200, '']);
    await server.sandbox.decide(await opened(bought), { status: 'succeeded' });
    await server.runJobs();
    expect((await read(bought)).status).toBe('issued');
    return bought;
  }

  return { hold, held, read, tell, opened, booked };
}
