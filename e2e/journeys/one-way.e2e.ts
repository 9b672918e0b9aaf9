import {
  ANNA,
  EMAIL,
  fillContact,
  fillTraveller,
  holdOneWay,
  payForTickets,
  seeTickets,
  toReview,
} from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, expectAccessible, test, visit } from '../support/test.ts';

test('a traveller searches, holds, pays, gets the ticket, and finds it again after closing the browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await visit(page, '/');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/flights\/THR-SYZ\?departing=\d{4}-\d{2}-\d{2}$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);

  await holdOneWay(page, dayAhead(21));
  await expect(page).toHaveURL(/step=passengers/);
  await expect(page.getByText(/Seats held for/).first()).toBeVisible();
  await expectAccessible(page);
  await fillTraveller(page, 1, ANNA);
  await fillContact(page);
  await toReview(page);
  await expect(page).toHaveURL(/step=confirm/);
  await expect(page.getByText('Anna Maria Keller').first()).toBeVisible();
  await expectAccessible(page);

  const reference = await payForTickets(page);
  await expect(page).toHaveURL(/\/flights\/issue\/[0-9a-f-]{36}$/);
  await expectAccessible(page);

  const mails = await (await page.request.get('/mailbox')).text();
  expect(mails).toContain(`Your order ${reference}`);
  expect(mails).toContain(`Your tickets for ${reference}`);

  // Another browser has no right to the order until it knows reference and e-mail.
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const again = await other.newPage();
  await again.goto(page.url());
  await expect(again).toHaveURL(/\/find-booking/);
  await visit(again, '/find-booking');
  await again.getByLabel('Order reference').fill(reference.toLowerCase());
  await again.getByLabel('E-mail').fill('somebody@example.org');
  await again.getByRole('button', { name: 'Open the booking' }).click();
  await expect(again.getByText('We found no booking')).toBeVisible();
  await again.getByLabel('E-mail').fill(EMAIL);
  await again.getByRole('button', { name: 'Open the booking' }).click();
  await seeTickets(again);
  await other.close();
});
