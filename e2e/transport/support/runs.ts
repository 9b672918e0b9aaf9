import type { APIRequestContext, Page } from '@playwright/test';
import { euro } from '#domain/core/money.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import type { components } from '#openapi/generated/types.ts';
import { passenger } from '#server/testing/traveller.ts';
import { EMAIL } from '../../support/booking.ts';
import { expect } from '../../support/test.ts';
import { play } from '../../support/walk-path.ts';
import { keyed, tellAndPay } from './pay.ts';
import { heading } from './rides.ts';

type Asked = Omit<components['schemas']['RunHoldRequest'], 'infants' | 'shownTotal'>;

/** Holds places by a request, for the browser whose requests these are; returns the order. `cents`: what they cost, as the table says. */
export async function holdRun(request: APIRequestContext, asked: Asked, cents: number): Promise<string> {
  const data = { ...asked, infants: 0, shownTotal: euro(cents) };
  const held = await request.post('/api/transport/runs/holds', { ...keyed(), data });
  expect([held.status(), held.status() === 201 ? '' : await held.text()]).toEqual([201, '']);
  return ((await held.json()) as RunOrder).orderId;
}

type Bought = Asked & {
  readonly cents: number;
  readonly people: readonly ReturnType<typeof passenger>[];
  readonly scenario?: 'runCancelled' | 'runLate';
  readonly email?: string;
};

/** A browser at the page of its tickets, set up by requests and one card: run-tickets.e2e.ts clicks through the pages before. */
export async function haveTickets(
  page: Page,
  { cents, people, scenario, email = EMAIL, ...asked }: Bought,
): Promise<string> {
  if (scenario) await play(page, scenario);
  const orderId = await holdRun(page.request, asked, cents);
  if (scenario) await play(page, '');
  await tellAndPay(page, orderId, { cents, details: { passengers: [...people], email } });
  await expect(heading(page)).toContainText('Your tickets are here');
  return orderId;
}

const named = (firstName: string, title: 'MS' | 'MR', passportNumber: string) =>
  passenger({ firstName, lastName: 'Keller', title, passportNumber });
export const ANNA_KELLER = named('Anna', 'MS', 'C01X04321');
export const LENA_KELLER = named('Lena', 'MS', 'C01X04324');
