import { beginAtReview, payForTickets } from '../../support/booking.ts';
import { dayAhead } from '../../support/days.ts';
import { expect, holdBack, test } from '../../support/test.ts';

// A service worker answers for the files that this journey holds back.
test.use({ serviceWorkers: 'block' });

const PARTS = [
  ['ChangeHost', 'Change something', 'Take another flight', /^New day/],
  ['CancelHost', 'Cancel and get money back', 'How much do I get back?', /^You get back €/],
] as const;

test('a press on a part of the page of an order whose code is not there yet is done when it comes', async ({
  page,
}) => {
  await beginAtReview(page, dayAhead(21), { fare: 'systemic' });
  await payForTickets(page);
  await page.getByRole('link', { name: 'Cancel, or get the tickets again' }).click();
  await expect(page.getByRole('region', { name: 'Change something' })).toBeVisible();
  for (const [code, region, button, answer] of PARTS) {
    const release = await holdBack(page, `**/assets/${code}*`);
    const asked = page.waitForRequest(`**/assets/${code}*`);
    await page.reload();
    const part = page.getByRole('region', { name: region });
    await part.getByRole('button', { name: button }).click();
    await asked;
    await expect(part.getByText(answer)).toHaveCount(0);
    release();
    await expect(part.getByText(answer).first()).toBeVisible();
  }
});
