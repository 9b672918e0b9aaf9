import { passenger } from '#server/testing/traveller.ts';
import { beginAtReview, payForTickets } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('beside a ticket stand the nights that are missing, with dates, number of people and, in the form, the name', async ({
  page,
}) => {
  await beginAtReview(page, dayAhead(23), { people: [passenger({ firstName: 'Anna', lastName: 'Keller' })] });
  await payForTickets(page);
  const fits = page.getByRole('region', { name: 'Still missing in this trip' });
  await expect(fits.getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
  const offer = fits.getByRole('link', { name: /^Hotels in Shiraz, from €/ });
  expect(await offer.getAttribute('href')).toContain(`departing=${dayAhead(23)}`);
  expect(await offer.getAttribute('href')).not.toContain('Keller');
  await offer.click();
  await page.locator('ol article').first().getByRole('link').first().click();
  const table = page.getByRole('table').first();
  await table
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.locator('[id="passengers.0.firstName"]')).toHaveValue('Anna');
  await expect(page.locator('[id="passengers.0.lastName"]')).toHaveValue('Keller');
});
