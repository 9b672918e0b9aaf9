import {
  ANNA,
  fillContact,
  fillTraveller,
  payForTickets,
  seeFlights,
  selectBothWays,
  selectFirst,
  toReview,
} from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, test } from '../support/test.ts';

const year = (yearsAgo: number) => String(new Date().getUTCFullYear() - yearsAgo);

test('a return trip with a child and an infant, each leg chosen, both on each ticket', async ({ page }) => {
  const query = `departing=${dayAhead(30)}&returning=${dayAhead(34)}&adult=1&child=1&infant=1`;
  await seeFlights(page, `THR-SYZ?${query}`);
  await selectFirst(page);
  await expect(page).toHaveURL(/path=returning/);
  await expect(page.getByText('Your outbound flight', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page).not.toHaveURL(/path=returning/);
  await selectBothWays(page);

  await fillTraveller(page, 1, ANNA);
  await fillTraveller(page, 2, {
    title: 'Ms',
    given: 'Mia',
    family: 'Keller',
    birth: ['2', '3', year(8)],
    passport: 'C01X00M15',
  });
  await fillTraveller(page, 3, {
    title: 'Mr',
    given: 'Ben',
    family: 'Keller',
    birth: ['2', '3', year(1)],
    passport: 'C01X00B16',
  });
  await fillContact(page);
  await toReview(page);
  await expect(page.getByText('Return').first()).toBeVisible();
  await payForTickets(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your three tickets to Shiraz and back are ready.');
  for (const name of ['Mia Keller', 'Ben Keller']) await expect(page.getByText(name).first()).toBeVisible();
});

test('whoever chooses the way out goes on at the heading of the way back', async ({ page }) => {
  await seeFlights(page, `THR-SYZ?departing=${dayAhead(31)}&returning=${dayAhead(35)}`);
  await page
    .getByRole('button', { name: /^Select / })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 2, name: /^Shiraz to Tehran/ })).toBeFocused();
});

test('a double click on the way out chooses no way back', async ({ page }) => {
  await seeFlights(page, `THR-SYZ?departing=${dayAhead(31)}&returning=${dayAhead(35)}`);
  const select = page.getByRole('button', { name: /^Select / }).first();
  await select.dblclick();
  await expect(page.getByText('Your outbound flight', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^Shiraz to Tehran/ })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Select / }).first()).toBeEnabled();
  await expect(page).not.toHaveURL(/step=/);
});
