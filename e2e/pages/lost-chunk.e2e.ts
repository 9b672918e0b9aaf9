import { holdOneWay } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, test, untilLive } from '../support/test.ts';

test('a part of the site that is gone reloads the page once, then says so', async ({ page, complaints }) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/FlightRulesScreen*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/assets/flight-rules*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`/flights/THR-SYZ?departing=${dayAhead(25)}`);
  await untilLive(page);
  await page.getByRole('link', { name: 'Flight rules' }).first().click();
  await expect.poll(() => loads).toBe(2);
  await untilLive(page);
  await page.getByRole('link', { name: 'Flight rules' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not show this page');
  expect(loads).toBe(2);
  complaints.length = 0; // the page may complain about what we took away
});

test('while passengers are typed a lost part never reloads the page', async ({ page, complaints }) => {
  await holdOneWay(page, dayAhead(44));
  await page.getByLabel('Given names').fill('Anna');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
  await expect(page.getByLabel('Given names')).toHaveValue('Anna');
  expect(loads).toBe(0);
  complaints.length = 0;
});
