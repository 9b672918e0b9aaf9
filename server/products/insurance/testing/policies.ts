import { expect } from 'vitest';
import type { Money } from '#domain/core/money.ts';
import type { components } from '#openapi/generated/types.ts';
import type { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT, type PassengerInput, passenger } from '#server/testing/traveller.ts';

type Schemas = components['schemas'];
export type Wish = Omit<Schemas['InsuranceWish'], 'people'> & {
  readonly people: readonly { readonly band: Schemas['InsuranceBand']; readonly birthDate?: string }[];
};
export type Order = Schemas['InsuranceOrder'];
export type Change = Omit<Schemas['OrderChange'], 'item'> & { readonly item: Schemas['InsuranceItem'] };
type Browser = ReturnType<ReturnType<typeof bookingApp>['newTraveller']>;
export type Policy = { readonly browser: Browser; readonly orderId: string };

const WISH: Wish = {
  ...{ plan: 'standard', isMountain: false, isInIran: false, firstDay: '2026-12-05', days: 13 },
  people: [{ band: 'from12' }],
};

let people = 0;
/** Somebody whose name and passport nobody else of the test has. */
export function traveller(birthDate = '1988-03-14', change: Partial<PassengerInput> = {}): PassengerInput {
  people += 1;
  const letters = String(people).replaceAll(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)));
  const passportNumber = `C01X${String(people).padStart(5, '0')}`;
  return passenger({
    firstName: `Anna${letters}`,
    birthDate,
    passportNumber,
    passportCountry: '',
    passportExpiry: '',
    ...change,
  });
}

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
type Answer = Awaited<ReturnType<Browser['ask']>>;
export const codeOf = (answer: Answer) => [answer.statusCode, answer.json().error?.code, answer.json().error?.fields];

const fine = <T>(answer: Answer, status: number): T => {
  expect([answer.statusCode, answer.statusCode === status ? '' : answer.body]).toEqual([status, '']);
  return answer.json<T>();
};

/** What a traveller does with a policy; each step fails the test unless the server agrees. */
export function policies(server: ReturnType<typeof bookingApp>) {
  const hold = (wish: Partial<Wish> = {}, browser = server.newTraveller()) =>
    browser.ask('POST', '/insurance/holds', { ...WISH, ...wish }, key());
  const held = async (wish: Partial<Wish> = {}, browser = server.newTraveller()): Promise<Policy> => ({
    browser,
    orderId: fine<Order>(await hold(wish, browser), 201).orderId,
  });
  const read = async ({ browser, orderId }: Policy) => fine<Order>(await browser.read(orderId), 200);
  const submit = ({ browser, orderId }: Policy, passengers: readonly PassengerInput[]) =>
    browser.submit(orderId, { passengers: [...passengers], ...CONTACT });
  const atBank = async ({ browser, orderId }: Policy, total: Money) => {
    const answer = await browser.pay(orderId, { total, cancelPackage: false, rulesAccepted: true });
    return fine<{ redirectUrl: string }>(answer, 201).redirectUrl.split('/').at(-1) ?? '';
  };
  const pay = async (policy: Policy, total: Money) => {
    const chargeId = await atBank(policy, total);
    await server.sandbox.decide(chargeId, { status: 'succeeded' });
    await server.runJobs();
    return chargeId;
  };
  const ready = async (wish: Partial<Wish>, passengers: readonly PassengerInput[]) => {
    const policy = await held(wish);
    const order = fine<Order>(await submit(policy, passengers), 200);
    return { ...policy, order };
  };
  const issued = async (wish: Partial<Wish> = {}, passengers = (wish.people ?? WISH.people).map(() => traveller())) => {
    const policy = await ready(wish, passengers);
    const chargeId = await pay(policy, policy.order.total);
    const order = await read(policy);
    expect(order.status).toBe('issued');
    return { ...policy, order, chargeId, passengers };
  };
  const ask = ({ browser, orderId }: Policy, wish: Schemas['InsuranceChange'], headers = key()) =>
    browser.ask('POST', `/orders/${orderId}/changes`, { wish }, headers);
  const quoted = async (policy: Policy, wish: Schemas['InsuranceChange']) => fine<Change>(await ask(policy, wish), 201);
  const confirm = async ({ browser, orderId }: Policy, { changeId, toPay, toGive }: Change) => {
    const body = { toPay: toPay.EUR, toGive: toGive.sum, to: 'card' };
    const answer = await browser.ask('POST', `/orders/${orderId}/changes/${changeId}/confirm`, body, key());
    const order = fine<Order>(answer, 200);
    await server.runJobs();
    return order;
  };
  /** Quotes, then pays or confirms. */
  const changed = async (policy: Policy, wish: Schemas['InsuranceChange']) => {
    const change = await quoted(policy, wish);
    await (change.toPay.EUR.amount > 0 ? pay(policy, change.toPay.EUR) : confirm(policy, change));
    const order = await read(policy);
    expect(order.change?.status).toBe('done');
    return { change, order };
  };
  const quoteBack = ({ browser, orderId }: Policy, papers: readonly number[] = []) =>
    browser.ask('GET', `/orders/${orderId}/cancellation${papers.length > 0 ? `?papers=${papers.join(',')}` : ''}`);
  const givenBack = async (policy: Policy, papers: readonly number[] = []) => {
    const { refund } = fine<Schemas['CancellationQuote']>(await quoteBack(policy, papers), 200);
    const body = { refund, to: 'card', ...(papers.length > 0 ? { papers } : {}) };
    fine(await policy.browser.ask('POST', `/orders/${policy.orderId}/cancellation`, body, key()), 200);
    await server.runJobs();
    return refund;
  };
  const papersOf = async ({ browser, orderId }: Policy) =>
    fine<Schemas['Documents']>(await browser.documents(orderId), 200).papers;
  const check = (number: string, browser = server.newTraveller()) =>
    browser.ask('GET', `/insurance/checks/${encodeURIComponent(number)}`);
  const stateOf = async (number: string) => (await check(number)).json<Schemas['InsuranceCheck']>().state;
  return {
    ...{ hold, held, read, submit, atBank, pay, ready, issued, ask, quoted, confirm, changed, quoteBack, givenBack },
    ...{ papersOf, check, stateOf },
  };
}
