import { expect } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import type { bookedStay } from '#server/products/hotels/testing/booked.ts';
import type { bookingApp } from '#server/testing/booking-app.ts';

type Schemas = components['schemas'];
type Stay = Pick<Awaited<ReturnType<typeof bookedStay>>, 'browser' | 'orderId'>;

/** Asks for changes of a booked stay, and takes them. */
export function stayChanges(server: ReturnType<typeof bookingApp>) {
  const asked = ({ browser, orderId }: Stay, wish: Schemas['HotelChange']) =>
    browser.ask('POST', `/orders/${orderId}/changes`, { wish }, { 'idempotency-key': crypto.randomUUID() });

  async function quoted(stay: Stay, wish: Schemas['HotelChange']) {
    const answer = await asked(stay, wish);
    expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
    const change = answer.json<Schemas['OrderChange']>();
    return { ...change, item: change.item as Schemas['HotelItem'] };
  }

  async function confirmed({ browser, orderId }: Stay, { changeId, toPay, toGive }: Schemas['OrderChange']) {
    const body = { toPay: toPay.EUR, toGive: toGive.sum, to: 'card' };
    const path = `/orders/${orderId}/changes/${changeId}/confirm`;
    const answer = await browser.ask('POST', path, body, { 'idempotency-key': crypto.randomUUID() });
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    await server.runJobs();
  }

  async function paid({ browser, orderId }: Stay, { toPay }: Schemas['OrderChange']) {
    const answer = await browser.pay(orderId, { total: toPay.EUR, cancelPackage: false, rulesAccepted: true });
    expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
    const chargeId = answer.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
    await server.sandbox.decide(chargeId, { status: 'succeeded' });
    await server.runJobs();
  }

  return { asked, quoted, confirmed, paid };
}
