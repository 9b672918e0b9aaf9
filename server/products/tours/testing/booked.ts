import { expect } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import { ANSWERS, type choiceFor } from '#server/products/tours/testing/departures.ts';
import type { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT, type PassengerInput, passenger } from '#server/testing/traveller.ts';

type Schemas = components['schemas'];
export type TourOrder = Schemas['ToursOrder'];
type Server = ReturnType<typeof bookingApp>;
export type Browser = ReturnType<Server['newTraveller']>;

const NAMES = ['Anna', 'Jonas', 'Mia', 'Helga', 'Otto', 'Lena', 'Paul', 'Emma', 'Karl'];

/** An adult with a name and a passport of their own. */
export const adult = (place: number, change: Partial<PassengerInput> = {}): PassengerInput =>
  passenger({
    firstName: NAMES[place] ?? 'Max',
    lastName: 'Keller',
    passportNumber: `C01X00T${40 + place}`,
    ...change,
  });

let keys = 0;
const newKey = () => {
  keys += 1;
  return { 'idempotency-key': `tour-of-the-tests-${keys}` };
};

export const holdOf = (browser: Browser, body: object) => browser.ask('POST', '/tours/holds', body, newKey());

/** Steps of a purchase, with the price as it is. */
export function tourShop(server: Server) {
  const read = async ({ browser, orderId }: { browser: Browser; orderId: string }) =>
    (await browser.read(orderId)).json<TourOrder>();

  /** Holds these places and accepts whatever they cost. */
  async function held(
    choice: Schemas['ToursHoldRequest'] | ReturnType<typeof choiceFor>,
    browser = server.newTraveller(),
  ) {
    const shown = { shownTotal: { amount: 1, currency: 'EUR' }, ...choice };
    const first = await holdOf(browser, shown);
    if (first.json().error?.code !== 'price_changed') return { browser, answer: first };
    return { browser, answer: await holdOf(browser, { ...shown, acceptedTotal: first.json().error.price.new }) };
  }

  /** Held, with its people told. */
  async function ready(
    choice: ReturnType<typeof choiceFor>,
    { browser, people = adultsOf(choice) }: { browser?: Browser; people?: readonly PassengerInput[] } = {},
  ) {
    const hold = await held(choice, browser);
    expect([hold.answer.statusCode, hold.answer.statusCode === 201 ? '' : hold.answer.body]).toEqual([201, '']);
    const { orderId } = hold.answer.json<TourOrder>();
    const told = await hold.browser.submit(orderId, { passengers: [...people], ...CONTACT, answers: ANSWERS });
    expect([told.statusCode, told.statusCode === 200 ? '' : told.body]).toEqual([200, '']);
    return { browser: hold.browser, orderId, order: told.json<TourOrder>() };
  }

  /** Opens a payment of what is due, or of all; the charge at the bank. */
  async function opened({ browser, orderId }: { browser: Browser; orderId: string }, part?: 'full') {
    const order = await read({ browser, orderId });
    const total = part ? order.total : (order.due?.amounts.EUR ?? order.total);
    const body = { total, cancelPackage: false, rulesAccepted: true, ...(part && { part }) };
    const answer = await browser.pay(orderId, body);
    expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
    return answer.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
  }

  async function pay(bought: { browser: Browser; orderId: string }, part?: 'full') {
    const chargeId = await opened(bought, part);
    await server.sandbox.decide(chargeId, { status: 'succeeded' });
    await server.runJobs();
    return chargeId;
  }

  /** Booked by a deposit where there is one, or all at once. */
  async function booked(
    choice: ReturnType<typeof choiceFor>,
    how: { part?: 'full'; browser?: Browser; people?: readonly PassengerInput[] } = {},
  ) {
    const bought = await ready(choice, how);
    const chargeId = await pay(bought, how.part);
    return { ...bought, chargeId, read: () => read(bought) };
  }

  async function cancel({ browser, orderId }: { browser: Browser; orderId: string }, papers: readonly number[] = []) {
    const path = `/orders/${orderId}/cancellation`;
    const asked = papers.length > 0 ? `${path}?papers=${papers.join()}` : path;
    const quoted = await browser.ask('GET', asked);
    const { refund } = quoted.json<Schemas['CancellationQuote']>();
    if (quoted.statusCode !== 200) return { refund, answer: quoted };
    const body = { refund, to: 'card', ...(papers.length > 0 ? { papers } : {}) };
    const answer = await browser.ask('POST', path, body, newKey());
    await server.runJobs();
    return { refund, answer };
  }

  /** Asks for a change that costs nothing, and makes it. */
  async function change({ browser, orderId }: { browser: Browser; orderId: string }, wish: object) {
    const path = `/orders/${orderId}/changes`;
    const quoted = await browser.ask('POST', path, { wish }, newKey());
    expect([quoted.statusCode, quoted.statusCode === 201 ? '' : quoted.body]).toEqual([201, '']);
    const { changeId, toPay, toGive } = quoted.json<Schemas['OrderChange']>();
    const body = { toPay: toPay.EUR, toGive: toGive.sum, to: 'card' };
    const made = await browser.ask('POST', `${path}/${changeId}/confirm`, body, newKey());
    expect([made.statusCode, made.statusCode === 200 ? '' : made.body]).toEqual([200, '']);
    await server.runJobs();
    return { toPay, toGive };
  }

  const stageMails = async (orderId: string) => {
    const mails = server.db.selectFrom('outbox').select('subject').where('order_id', '=', orderId);
    const sent = await mails.where('kind', '=', 'stage').orderBy('created_at').orderBy('id').execute();
    return sent.map(({ subject }) => subject.replace(/: .*/, ''));
  };

  return { read, held, ready, opened, pay, booked, cancel, change, stageMails };
}

const adultsOf = ({ people }: ReturnType<typeof choiceFor>): PassengerInput[] =>
  Array.from({ length: people.adults }, (_, place) => adult(place));
