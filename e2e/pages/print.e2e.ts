import {
  ANNA,
  fillContact,
  fillTraveller,
  payForTickets,
  seeFlights,
  selectFirst,
  toReview,
} from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, test, untilLive } from '../support/test.ts';

test('two tickets are printed on a page each, then what happens next; nothing of the site is on paper', async ({
  page,
}) => {
  await seeFlights(page, `THR-SYZ?departing=${dayAhead(69)}&adult=2`);
  await selectFirst(page);
  await fillTraveller(page, 1, ANNA);
  await fillTraveller(page, 2, { ...ANNA, title: 'Mr', given: 'Jonas', passport: 'C01X00T48' });
  await fillContact(page);
  await toReview(page);
  await payForTickets(page);
  await untilLive(page);
  const paper = await page.pdf({ preferCSSPageSize: true });
  const pages = paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
  expect(pages).toHaveLength(3);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  const tickets = page.getByRole('article', { name: /^E-ticket/ });
  await expect(tickets).toHaveCount(2);
  for (const ticket of await tickets.all()) await expect(ticket).toBeVisible();
});
