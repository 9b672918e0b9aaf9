import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { euro } from '#domain/core/money.ts';
import type { PassengerDetails } from '#domain/core/passengers.ts';
import { siteOrigin } from '../../support/account.ts';
import { GOOD_CARD, payByCard } from '../../support/booking.ts';
import { expect } from '../../support/test.ts';

/** Headers of a request that is sent once. */
export const keyed = () => ({ headers: { origin: siteOrigin(), 'idempotency-key': randomUUID() } });

type Asked = {
  /** What all of it costs, as the table says. */
  readonly cents: number;
  readonly details: Omit<PassengerDetails, 'phone'>;
};

/** Tells by a request who goes with a held order, and pays it at the bank by card. */
export async function tellAndPay(page: Page, orderId: string, { cents, details }: Asked): Promise<void> {
  const headers = { origin: siteOrigin() };
  const data = { ...details, phone: '+49 151 23456789' };
  const told = await page.request.put(`/api/orders/${orderId}/passengers`, { headers, data });
  expect([told.status(), told.status() === 200 ? '' : await told.text()]).toEqual([200, '']);
  const payment = { total: euro(cents), cancelPackage: false, rulesAccepted: true };
  const started = await page.request.post(`/api/orders/${orderId}/payments`, { ...keyed(), data: payment });
  expect(started.status()).toBe(201);
  await page.goto(((await started.json()) as { redirectUrl: string }).redirectUrl);
  await payByCard(page, GOOD_CARD);
}
