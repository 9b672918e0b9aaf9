import { holdOneWay } from '../../support/booking.ts';
import { dayAhead } from '../../support/days.ts';
import { expect, test, untilLive } from '../../support/test.ts';

test.use({ savesData: false });

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
  // On a busy computer the page may still be rendering at the first press.
  await expect(async () => {
    await page.getByRole('link', { name: 'Flight rules' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not show this page', { timeout: 5000 });
  }).toPass();
  expect(loads).toBe(2);
  complaints.length = 0; // errors about the removed file are expected
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

for (const path of ['/', '/find-booking']) {
  test(`“Log in” that does not load is told on ${path}, and the same click is repeated`, async ({
    page,
    complaints,
  }) => {
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route('**/assets/SignInHost*', (route) => route.abort());
    await page.goto(path);
    await untilLive(page);
    const logIn = page.getByRole('link', { name: 'Log in' });
    await logIn.click();
    const words = page.getByRole('status').filter({ hasText: 'A part of this page did not load.' });
    await expect(words.getByText('Press the same button again')).toBeVisible();
    expect(loads).toBe(1);
    complaints.length = 0;

    await page.unroute('**/assets/SignInHost*');
    await logIn.click();
    await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible();
    await expect(words.getByText('Press the same button again')).toBeHidden();
    expect(loads).toBe(1);
    // When the focus returned to the link, it requested the removed file again.
    complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('ERR_FAILED')));
  });
}

test('without its application a page is no trap: Help and the login lead on, and one try follows another in peace', async ({
  page,
  complaints,
}) => {
  let tries = 0;
  await page.route('**/assets/entry-client*', (route) => {
    tries += 1;
    return route.abort();
  });
  await page.goto('/flight-rules');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByText('A part of this page did not load.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (let step = 0; step < 50; step += 1) await page.mouse.move(100 + step * 8, 300 + step * 4);
  expect(tries).toBeLessThan(5);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login/);
  complaints.length = 0;
});

test('a page whose application does not load says so, and its link loads the page again', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/entry-client*', (route) => route.abort());
  await page.goto('/');
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  const words = page.getByRole('status').filter({ hasText: 'A part of this page did not load.' });
  await expect(words.getByRole('link', { name: 'load the page again' })).toBeVisible();
  complaints.length = 0;
  await page.unroute('**/assets/entry-client*');
  const loaded = page.waitForEvent('load');
  await words.getByRole('link', { name: 'load the page again' }).click();
  await loaded;
  await untilLive(page);
  await expect(words.getByRole('link', { name: 'load the page again' })).toBeHidden();
});
