import { ANNA, advance, fillContact, fillTraveller, holdOneWay, toReview } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, test, untilLive } from '../support/test.ts';

// The clock is the whole server's: these journeys run after each other, in a project of their own.
test.describe.configure({ mode: 'serial' });

test('five minutes before the end the traveller is told, and adds five', async ({ page }) => {
  await holdOneWay(page, dayAhead(50));
  await advance(page, 21 * 60_000);
  await page.reload();
  await untilLive(page);
  await expect(page.getByText(/Seats held for\s+3 min|Seats held for\s+4 min/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add 5 min' }).first().click();
  await expect(page.getByText(/Seats held for\s+(8|9) min/).first()).toBeVisible();
});

test('after the end the form is as it was, and one click holds the seats again', async ({ page }) => {
  await holdOneWay(page, dayAhead(52));
  await fillTraveller(page, 1, ANNA);
  await fillContact(page);
  // The last thing typed is on the server: an earlier save may have been answered long ago, or be the one we hear of.
  const draft = `/api/orders/${new URL(page.url()).searchParams.get('order')}/draft`;
  await expect.poll(async () => (await (await page.request.get(draft)).json()).phone).toBe('+49 151 23456789');
  await advance(page, 26 * 60_000);
  await page.reload();
  await untilLive(page);
  await expect(page.getByText('The hold on your seats ended. What you typed is still here.').first()).toBeVisible();
  await expect(page.getByLabel('Given names')).toHaveValue('Anna Maria');
  await page.getByRole('button', { name: 'Hold again' }).first().click();
  await expect(page.getByText(/Seats held for/).first()).toBeVisible();
  await expect(page.getByLabel('Given names')).toHaveValue('Anna Maria');
  await toReview(page);
});
