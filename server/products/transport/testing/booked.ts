import { expect } from 'vitest';
import { euro } from '#domain/core/money.ts';
import type { RideOrder } from '#domain/transport/orders.ts';
import type { TransportWish } from '#domain/transport/wish.ts';
import type { components } from '#openapi/generated/types.ts';
import { MEETING } from '#server/products/transport/testing/wishes.ts';
import type { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT, type PassengerInput, passenger } from '#server/testing/traveller.ts';

type Schemas = components['schemas'];
/** What these tests book are rides. */
export type TransportOrder = RideOrder;
type Server = ReturnType<typeof bookingApp>;
export type Browser = ReturnType<Server['newTraveller']>;
export type Bought = { readonly browser: Browser; readonly orderId: string };

let keys = 0;
const newKey = () => {
  keys += 1;
  return { 'idempotency-key': `transport-of-the-tests-${keys}` };
};

/** Who is named for a car: a name, and nothing of a passport. */
export const LEAD: PassengerInput = passenger({
  ...{ firstName: 'Anna', lastName: 'Keller', title: '', birthDate: '', nationality: '' },
  ...{ passportNumber: '', passportCountry: '', passportExpiry: '' },
});

const NAMES = ['Anna', 'Jonas', 'Mia', 'Helga', 'Otto', 'Lena', 'Paul', 'Emma', 'Karl'];

/** Somebody with a name and a passport of their own. */
export const person = (place: number, change: Partial<PassengerInput> = {}): PassengerInput =>
  passenger({
    firstName: NAMES[place] ?? 'Max',
    lastName: 'Keller',
    passportNumber: `C01X00T${40 + place}`,
    ...change,
  });

/** Steps of a purchase, with the price as it is. */
export function transportShop(server: Server) {
  const send = (browser: Browser, path: string, body: object) => browser.ask('POST', path, body, newKey());

  const hold = (wish: object, cents: number, browser = server.newTraveller()) =>
    send(browser, '/transport/holds', { wish, shownTotal: euro(cents) });

  const read = async ({ browser, orderId }: Bought) => (await browser.read(orderId)).json<TransportOrder>();

  async function held(wish: TransportWish, cents: number, browser = server.newTraveller()): Promise<Bought> {
    const answer = await hold(wish, cents, browser);
    expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
    return { browser, orderId: answer.json<TransportOrder>().orderId };
  }

  const tell = ({ browser, orderId }: Bought, people: readonly PassengerInput[] = [LEAD], answers: object = MEETING) =>
    browser.submit(orderId, { passengers: [...people], ...CONTACT, answers: { ...answers } });

  /** Held, with its people told. */
  async function ready(
    wish: TransportWish,
    cents: number,
    { browser, people }: { readonly browser?: Browser; readonly people?: readonly PassengerInput[] } = {},
  ): Promise<Bought> {
    const bought = await held(wish, cents, browser);
    const told = await tell(bought, people, wish.kind === 'cip' ? {} : MEETING);
    expect([told.statusCode, told.statusCode === 200 ? '' : told.body]).toEqual([200, '']);
    return bought;
  }

  /** Opens a payment of what is due; the charge at the bank. */
  async function opened(bought: Bought): Promise<string> {
    const { due, total } = await read(bought);
    const body = { total: due?.amounts.EUR ?? total, cancelPackage: false, rulesAccepted: true };
    const answer = await bought.browser.pay(bought.orderId, body);
    expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
    return answer.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
  }

  async function pay(bought: Bought): Promise<string> {
    const chargeId = await opened(bought);
    await server.sandbox.decide(chargeId, { status: 'succeeded' });
    await server.runJobs();
    return chargeId;
  }

  /** Paid and issued. */
  async function booked(...asked: Parameters<typeof ready>): Promise<Bought & { readonly chargeId: string }> {
    const bought = await ready(...asked);
    const chargeId = await pay(bought);
    expect((await read(bought)).status).toBe('issued');
    return { ...bought, chargeId };
  }

  const quote = async ({ browser, orderId }: Bought, papers: readonly number[] = []) => {
    const asked = papers.length > 0 ? `?papers=${papers.join()}` : '';
    return browser.ask('GET', `/orders/${orderId}/cancellation${asked}`);
  };

  /** Gives back all, or what these papers are for; what comes back, in cents. */
  async function cancel(bought: Bought, papers: readonly number[] = []): Promise<number> {
    const { refund } = (await quote(bought, papers)).json<Schemas['CancellationQuote']>();
    const body = { refund, to: 'card', ...(papers.length > 0 ? { papers } : {}) };
    const answer = await send(bought.browser, `/orders/${bought.orderId}/cancellation`, body);
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    await server.runJobs();
    return refund.amount;
  }

  const askChange = ({ browser, orderId }: Bought, wish: object) =>
    send(browser, `/orders/${orderId}/changes`, { wish });

  /** Quotes a change and pays or confirms it. */
  async function change(bought: Bought, wish: object): Promise<{ readonly toPay: number; readonly toGive: number }> {
    const quoted = await askChange(bought, wish);
    expect([quoted.statusCode, quoted.statusCode === 201 ? '' : quoted.body]).toEqual([201, '']);
    const { changeId, toPay, toGive } = quoted.json<Schemas['OrderChange']>();
    if (toPay.EUR.amount > 0) await pay(bought);
    else {
      const body = { toPay: toPay.EUR, toGive: toGive.sum, to: 'card' };
      const made = await send(bought.browser, `/orders/${bought.orderId}/changes/${changeId}/confirm`, body);
      expect([made.statusCode, made.statusCode === 200 ? '' : made.body]).toEqual([200, '']);
      await server.runJobs();
    }
    return { toPay: toPay.EUR.amount, toGive: toGive.sum.amount };
  }

  return { hold, held, read, tell, ready, opened, pay, booked, quote, cancel, askChange, change, send };
}
