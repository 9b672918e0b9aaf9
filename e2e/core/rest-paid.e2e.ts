import { codeFor, mailTo, newEmail } from '../support/account.ts';
import { EMPTY_CARD, GOOD_CARD, payByCard, toBank, toReview } from '../support/booking.ts';
import { stayAhead } from '../support/days.ts';
import { fillGuests, holdRooms, KELLERS, seeHotel, seeVoucher } from '../support/hotels.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { play } from '../support/walk-path.ts';

test('a rest is paid from the mail, in another browser, after a code; a refused card loses nothing', async ({
  page,
  browser,
}) => {
  const email = newEmail('rest');
  await play(page, 'deposit');
  await seeHotel(page, 'isfahan/abbasi-hotel', stayAhead(60, 2));
  await holdRooms(page);
  await fillGuests(page, KELLERS, email);
  await toReview(page);
  await expect(page.getByRole('heading', { name: 'Two payments' })).toBeVisible();
  await expectAccessible(page);
  await toBank(page);
  await payByCard(page, GOOD_CARD);
  const reference = await seeVoucher(page);
  await page.close();

  const other = await (await browser.newContext()).newPage();
  const mail = await mailTo(other, email, new RegExp(reference));
  const href = /href="([^"]*find-booking[^"]*)"/.exec(mail)?.[1]?.replaceAll('&amp;', '&') ?? '';
  await other.goto(href);
  await other.getByLabel('E-mail').fill(email);
  await other.getByRole('button', { name: 'Open the booking' }).click();
  const rest = other.getByRole('region', { name: 'The rest' });
  await expect(other.getByText('Paid in the end')).toHaveCount(0);
  const pay = rest.getByRole('button', { name: /^Pay the rest, €/ });
  await pay.click();
  await other.getByLabel('One-time code').fill(await codeFor(other, email));
  await other.getByRole('button', { name: 'Confirm' }).click();
  await other.waitForURL(/\/sandbox-bank\//);
  await payByCard(other, EMPTY_CARD);
  await expect(rest.getByText('You can try 4 more times.')).toBeVisible();
  await expectAccessible(other);
  await pay.click();
  await other.waitForURL(/\/sandbox-bank\//);
  await payByCard(other, GOOD_CARD);
  // Back on the page of the order, which asks the bank.
  await expect(other.getByText('Paid in the end')).toBeVisible();
  await expect(other.getByText('The rest was paid', { exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: /^Pay the rest/ })).toHaveCount(0);
  await expect(other.getByText('Left to pay')).toHaveCount(0);
  await other.context().close();
});
