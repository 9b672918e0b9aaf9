import type { Page } from '@playwright/test';
import { codeFor, newEmail } from '../support/account.ts';
import { beginAtReview, GOOD_CARD, payByCard, payForTickets } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, expectAccessible, test, visit } from '../support/test.ts';

const change = (page: Page) => page.getByRole('region', { name: 'Change something' });

const toOrder = async (page: Page) => {
  await page.getByRole('link', { name: 'Cancel, or get the tickets again' }).click();
  await expect(change(page)).toBeVisible();
};

async function askFor(page: Page, day: string): Promise<void> {
  await change(page).getByRole('button', { name: 'Take another flight' }).click();
  await change(page).getByLabel('New day').first().fill(day);
  await change(page).getByRole('radio').first().check();
  await change(page).getByRole('button', { name: 'See what changes' }).click();
}

/** Makes the change that is quoted, whether it costs or gives. */
async function make(page: Page): Promise<void> {
  const act = change(page).getByRole('button', { name: /^Change the flight/ });
  const text = await act.innerText();
  await act.click();
  if (!text.includes('pay')) return expect(page.getByText(/^Your flight is changed\./)).toBeVisible();
  await page.waitForURL(/\/sandbox-bank\//);
  await payByCard(page, GOOD_CARD);
  await expect(page).toHaveURL(/#change$/);
  // Untouched: the page says by itself what became of it.
  await expect(change(page).getByText(/^Your flight is changed\./)).toBeInViewport();
}

test('a flight is moved to another day, and back', async ({ page }) => {
  const [first, other] = [dayAhead(21), dayAhead(23)];
  await beginAtReview(page, first, { fare: 'systemic' });
  await payForTickets(page);
  await toOrder(page);
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.innerText();
  const ticket = page.getByRole('row', { name: /SIM/ });
  const number = await ticket.innerText();

  await askFor(page, other);
  await expect(change(page).getByText(/^Seats held for/)).toBeVisible();
  await expectAccessible(page);
  await make(page);
  await expect(title).not.toHaveText(before);
  await expect(ticket).not.toHaveText(number);

  await askFor(page, first);
  await make(page);
  await expect(title).toHaveText(before);
});

test('a guest corrects a name by reference and code, with the keys alone at 320 pixels; four letters are for our desk', async ({
  page,
  browser,
}) => {
  const email = newEmail('name');
  await beginAtReview(page, dayAhead(21), { fare: 'systemic', email });
  const reference = await payForTickets(page);
  const other = await browser.newContext({ viewport: { width: 320, height: 700 } });
  const again = await other.newPage();
  await visit(again, '/find-booking');
  await again.getByLabel('Order reference').fill(reference);
  await again.getByLabel('E-mail').fill(email);
  await again.getByRole('button', { name: 'Open the booking' }).click();
  await again.getByRole('link', { name: 'Cancel, or get the tickets again' }).click();

  const press = async (name: string) => {
    await change(again).getByRole('button', { name }).focus();
    await again.keyboard.press('Enter');
  };
  await press('Correct a name');
  const family = change(again).getByLabel('Family name, as in the passport');
  await family.focus();
  await again.keyboard.press('ControlOrMeta+a');
  await again.keyboard.type('Ke');
  await again.keyboard.press('Enter');
  await expect(change(again).getByText(/^Too many letters of this name differ/)).toBeVisible();
  await expect(family).toBeFocused();
  await expect(change(again).getByRole('link', { name: 'Write to our desk about this order' })).toHaveAttribute(
    'href',
    /^\/contact\?order=/,
  );
  expect(await again.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(again);

  await again.keyboard.press('ControlOrMeta+a');
  await again.keyboard.type('Kelller');
  await again.keyboard.press('Enter');
  const code = again.getByLabel('One-time code');
  await expect(code).toBeVisible();
  await code.fill(await codeFor(again, email));
  await code.press('Enter');
  await expect(change(again).getByText('Anna Maria Kelller')).toBeVisible();
  await press('Correct the name');
  await expect(again.getByText(/^The name is corrected\./)).toBeVisible();
  await expect(again.getByRole('row', { name: /Anna Maria Kelller.*SIM/ })).toBeVisible();
  await other.close();
});

test('the airline moves a flight while its owner is changing it: the offer is over, another flight is free, the new time can be kept', async ({
  page,
}) => {
  await beginAtReview(page, dayAhead(21), { fare: 'systemic' });
  await payForTickets(page);
  await toOrder(page);
  await change(page).getByRole('button', { name: 'Correct a name' }).click();
  await change(page).getByLabel('Family name, as in the passport').fill('Kelller');
  await change(page).getByRole('button', { name: 'See what changes' }).click();
  await expect(change(page).getByRole('button', { name: 'Correct the name' })).toBeVisible();
  await page.request.post('/__scenario?name=flightMoved');
  await change(page).getByRole('button', { name: 'Correct the name' }).click();

  const note = page.getByText(/^The airline moved .* to Shiraz\.$/);
  await expect(note).toBeVisible();
  await expect(page.getByText('The airline moved a flight', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /Anna Maria Keller.*SIM/ })).toBeVisible();
  await page.request.post('/__scenario?name=');

  await change(page).getByRole('button', { name: 'Take another flight' }).click();
  await expect(change(page).getByText('nothing to pay').first()).toBeVisible();
  await change(page)
    .getByRole('button', { name: /^Keep my flight/ })
    .click();
  await change(page).getByRole('button', { name: 'Keep the new time' }).click();
  await change(page).getByRole('button', { name: 'See what changes' }).click();
  await expectAccessible(page);
  await change(page).getByRole('button', { name: 'Keep the new time' }).click();
  await expect(page.getByText('You keep the new time.')).toBeVisible();
  await expect(note).toHaveCount(0);
});
