import type { Page } from '@playwright/test';
import { ANNA, fillContact, fillTraveller, GOOD_CARD, payByCard, toBank, toReview } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, expectAccessible, test, visit } from '../support/test.ts';
import { heading } from './support/rides.ts';

const JONAS = { ...ANNA, title: 'Mr', given: 'Jonas', passport: 'C01X04322' } as const;
const MIA = {
  ...ANNA,
  given: 'Mia',
  passport: 'C01X04323',
  birth: ['4', '7', String(Number(dayAhead(20).slice(0, 4)) - 7)],
} as const;

/** What belongs to rides only. */
const RIDES = /your driver|pick-up|voucher/i;
const query = (asked: string) => `/iran-transportation?day=${dayAhead(20)}&${asked}`;

async function holdPlaces(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hold these places, / }).click();
  await expect(page).toHaveURL(/step=passengers&order=[0-9a-f-]{36}$/);
  await expect(heading(page)).toHaveText('Who travels?');
  await expect(page.getByRole('main')).not.toContainText(RIDES);
}

async function payUntilTickets(page: Page): Promise<void> {
  await fillContact(page);
  await toReview(page);
  await expect(page.getByRole('main')).toContainText('After departure nothing comes back.');
  await expect(page.getByRole('main')).not.toContainText(RIDES);
  await expectAccessible(page);
  await toBank(page);
  await payByCard(page, GOOD_CARD);
  await expect(page).toHaveURL(/\/iran-transportation\/issue\/[0-9a-f-]{36}$/);
  await expect(heading(page)).toContainText('Your tickets are here');
}

test('a family of three goes from a compartment to a ticket for each', async ({ page }) => {
  await visit(
    page,
    query('kind=train&from=tehran&to=mashhad&women=1&men=1&children=1&run=SIM+115&class=b4&way=together'),
  );
  await holdPlaces(page);
  await expectAccessible(page);
  await fillTraveller(page, 1, ANNA);
  await fillTraveller(page, 2, JONAS);
  await fillTraveller(page, 3, MIA);
  await payUntilTickets(page);
  await expect(page.getByRole('article', { name: /^Train ticket \d of 3/ })).toHaveCount(3);
  await expect(page.getByRole('article', { name: /Mia/ })).toContainText('compartment');
  await expect(page.getByRole('main')).not.toContainText(RIDES);
  await expectAccessible(page);
});

test('one of two gives back a seat in a bus, and the other keeps the ticket', async ({ page }) => {
  await visit(page, query('kind=bus&from=tehran&to=isfahan&women=1&men=1&run=SIM+401&class=vip25'));
  await holdPlaces(page);
  await fillTraveller(page, 1, ANNA);
  await fillTraveller(page, 2, JONAS);
  await payUntilTickets(page);
  await page.getByRole('link', { name: 'Change or cancel' }).click();
  await expect(page.getByText('Seat ', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'How much do I get back?' }).click();
  // Who is ticked leaves.
  await page.getByRole('checkbox', { name: /Anna/ }).uncheck();
  const confirm = page.getByRole('button', { name: /^Cancel and get €.* back$/ });
  await expect(confirm).not.toHaveAttribute('aria-busy');
  await confirm.click();
  await expect(page.getByText(/^Cancelled\. You get back €/)).toBeVisible();
  await expect(page.getByText('A place was given back')).toBeVisible();
});
