import { codeFor, newEmail } from '../support/account.ts';
import {
  ANNA,
  fillContact,
  fillTraveller,
  holdOneWay,
  payForTickets,
  seeTickets,
  toReview,
} from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, expectAccessible, test, visit } from '../support/test.ts';

test.use({ savesData: false });

test('a traveller searches, pays, gets the ticket, finds it in another browser and cancels it there without an account', async ({
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
  const email = newEmail('guest');
  await fillContact(page, email);
  await toReview(page);
  await expect(page).toHaveURL(/step=confirm/);
  await expect(page.getByText('Ms Anna Maria Keller')).toBeVisible();
  await expect(page.getByText(ANNA.passport)).toBeVisible();
  await expectAccessible(page);

  const reference = await payForTickets(page);
  await expect(page).toHaveURL(/\/flights\/issue\/[0-9a-f-]{36}$/);
  await expectAccessible(page);

  const mails = await (await page.request.get('/mailbox')).text();
  expect(mails).toContain(`Your order ${reference}`);
  expect(mails).toContain(`Your tickets for ${reference}`);

  // Another browser gets access to the order only with reference and e-mail.
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const again = await other.newPage();
  await again.goto(page.url());
  await expect(again).toHaveURL(/\/find-booking/);
  await visit(again, '/find-booking');
  await again.getByLabel('Order reference').fill(reference.toLowerCase());
  await again.getByLabel('E-mail').fill('somebody@example.org');
  await again.getByRole('button', { name: 'Open the booking' }).click();
  await expect(again.getByText('We found no booking')).toBeVisible();
  await again.getByLabel('E-mail').fill(email);
  await again.getByRole('button', { name: 'Open the booking' }).click();
  await seeTickets(again);

  // With reference and e-mail passport numbers are masked; access to the mailbox shows them and allows cancelling.
  await expect(again.getByText(ANNA.passport)).toHaveCount(0);
  const code = again.getByLabel('One-time code');
  const answer = async () => {
    await expect(code).toBeVisible();
    await code.fill(await codeFor(again, email));
    await again.getByRole('button', { name: 'Confirm' }).click();
    await expect(code).toBeHidden();
  };
  await again.getByRole('link', { name: 'Cancel, or get the tickets again' }).click();
  await expect(again).toHaveURL(/\/find-booking\/[0-9a-f-]{36}$/);
  await expectAccessible(again);
  await again.getByRole('button', { name: 'Send the tickets again' }).click();
  await expect(again.getByText(/^We are sending them to/)).toBeVisible();
  await again.getByRole('button', { name: 'How much do I get back?' }).click();
  await again.getByRole('button', { name: /^Cancel and get|^Cancel without/ }).click();
  await answer();
  await expect(again.getByText(/^Cancelled\./)).toBeVisible();
  await other.close();
});
