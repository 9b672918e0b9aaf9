import { addDays, formatDay } from '#domain/core/time.ts';
import {
  ANNA,
  fillContact,
  fillTraveller,
  GOOD_CARD,
  payByCard,
  seeFlights,
  seeTickets,
  selectFirst,
  toBank,
  toReview,
} from '../support/booking.ts';
import { stayAhead } from '../support/days.ts';
import { buyStay } from '../support/hotels.ts';
import { expect, expectAccessible, test, untilLive, visit } from '../support/test.ts';

// What this device keeps is shown untouched, but not in a browser that saves data.
test.use({ savesData: false });

const { departing: DAY } = stayAhead(31, 2);
const heading = 'heading';

test('a guest sees the trip of this browser: a night without a bed is named where it happens, and its button leads to hotels for it', async ({
  page,
  context,
  complaints,
}) => {
  await visit(page, '/trip');
  await expect(page.getByRole(heading, { name: 'No trip yet' })).toBeVisible();

  // To Isfahan with two nights from the day after, so the first night has no bed.
  await seeFlights(page, `THR-IFN?departing=${DAY}`);
  await selectFirst(page);
  await fillTraveller(page, 1, ANNA);
  await fillContact(page);
  await toReview(page);
  await toBank(page);
  await payByCard(page, GOOD_CARD);
  await seeTickets(page);
  await buyStay(page, addDays(DAY, 1));

  await page.goto('/trip');
  await untilLive(page);
  await expect(page.getByRole(heading, { name: 'Isfahan', exact: true })).toBeVisible();
  await expect(page.getByRole(heading, { name: '5 things to mend' })).toBeVisible();
  const day = (date: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole(heading, { name: formatDay(date), exact: true }) });
  await expect(page.getByRole(heading, { name: 'No visa yet' })).toBeVisible();
  await expect(day(DAY)).toContainText('Tehran to Isfahan');
  await expect(day(DAY)).toContainText(`No bed on the night of ${formatDay(DAY)}`);
  // One person flies, but the room is for two.
  await expect(day(DAY)).toContainText('Not everybody is on the way from Tehran to Isfahan');
  await expect(day(addDays(DAY, 1))).toContainText('Abbasi Hotel, 2 nights');
  await expectAccessible(page);

  // Tasks outside the site can be ticked off, and the device stores it.
  const airports = page.getByRole('checkbox', { name: /^Tehran has two airports/ });
  await airports.check();
  await page.reload();
  await untilLive(page);
  await expect(airports).toBeChecked();

  // The cards were stored on this device with the trip; the trip itself, which has current states, was not.
  const kept = page.getByText(/^The cards are on this device until/);
  await expect(kept).toBeVisible();
  await context.setOffline(true);
  await page.goto('/trip');
  const title = page.getByRole(heading, { level: 1 });
  await expect(title).toHaveText('No connection');
  await page.getByRole('link', { name: 'Persian cards' }).click();
  await expect(title).toHaveText('Persian cards');
  await expect(page.getByText(/You see this page as it was kept/)).toBeVisible();
  await expect(page.getByText(/^لطفاً مرا به .*اصفهان.* ببرید/).first()).toBeVisible();
  await expect(page.getByText('لطفاً مرا به فرودگاه مهرآباد').first()).toBeVisible();
  await expect(page.getByText('من به دکتر نیاز دارم.').first()).toBeVisible();
  await context.setOffline(false);
  await page.goto('/trip');
  complaints.splice(0); // network errors are the point of this journey

  await page.getByRole('link', { name: /^Hotels in Isfahan, from €/ }).click();
  await expect(page.locator('ol article').first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get('departing')).toBe(DAY);
  expect(new URL(page.url()).searchParams.get('returning')).toBe(addDays(DAY, 1));
});
