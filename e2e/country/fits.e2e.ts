import { addDays } from '#domain/core/time.ts';
import { passenger } from '#server/testing/traveller.ts';
import { beginAtReview, payForTickets } from '../support/booking.ts';
import { dayAhead, stayAhead } from '../support/days.ts';
import { bookRooms } from '../support/hotels.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('beside a ticket stand the nights that are missing, with dates, number of people and, in the form, the name', async ({
  page,
}) => {
  await beginAtReview(page, dayAhead(23), { people: [passenger({ firstName: 'Anna', lastName: 'Keller' })] });
  await payForTickets(page);
  const fits = page.getByRole('region', { name: 'Still missing in this trip' });
  await expect(fits.getByRole('article')).toHaveCount(2);
  await expect(fits.getByRole('link', { name: /^A car from the airport, from €/ })).toHaveAttribute(
    'href',
    new RegExp(`^/iran-transportation\\?kind=transfer&airport=SYZ&day=${dayAhead(23)}&time=`),
  );
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

test('a stay that is moved names the flight of its first day, which stays as it is', async ({ page }) => {
  const stay = stayAhead(52, 3);
  await beginAtReview(page, stay.departing);
  await payForTickets(page);
  await bookRooms(page, { ...stay, rate: 'breakfast' });
  await page.getByRole('link', { name: 'Manage the booking' }).click();
  const card = page.getByRole('region', { name: 'Change something' });
  await card.getByRole('button', { name: 'Move the nights' }).click();
  const [year = '', month = '', day = ''] = addDays(stay.departing, 1).split('-');
  const from = card.getByRole('group', { name: 'From' });
  for (const [label, text] of Object.entries({ Day: day, Month: month, Year: year }))
    await from.getByLabel(label, { exact: true }).fill(text);
  await card.getByRole('button', { name: 'Show the new price' }).click();
  const also = card.getByRole('region', { name: 'Also booked on these days' });
  await expect(also.getByRole('listitem')).toHaveCount(1);
  await expect(also.getByRole('link', { name: /^Tehran to Shiraz, / })).toHaveAttribute('href', /^\/flights\/issue\//);
  await expectAccessible(page);
});
