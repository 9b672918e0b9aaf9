import { ANNA, fillContact, fillTraveller, holdOneWay, seeFlights, selectFirst, toReview } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, test, untilLive, visit, watch } from '../support/test.ts';

test('reload and Back at every step keep the place and what was typed', async ({ page }) => {
  await holdOneWay(page, dayAhead(60));
  await page.reload();
  await untilLive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is flying?');
  await fillTraveller(page, 1, ANNA);
  await fillContact(page);
  await page.reload();
  await untilLive(page);
  await expect(page.getByLabel('Given names')).toHaveValue('Anna Maria');
  await expect(page.getByLabel('E-mail')).toHaveValue('anna.keller@example.org');
  await toReview(page);
  await page.reload();
  await untilLive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and pay');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is flying?');
  await expect(page).toHaveTitle(/^Who is flying\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('Given names')).toHaveValue('Anna Maria');
  await page.goBack();
  await expect(page.getByText('Your seats stay held while you look at other flights.')).toBeVisible();
  // No warning: the list is where it was left.
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is flying?');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and pay');
});

test('on the way back the chosen way out survives a reload', async ({ page }) => {
  await seeFlights(page, `THR-SYZ?departing=${dayAhead(62)}&returning=${dayAhead(66)}`);
  await selectFirst(page);
  await expect(page).toHaveURL(/path=returning/);
  await page.reload();
  await untilLive(page);
  await expect(page.getByText('Your outbound flight', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/path=returning/);
  await page.goBack();
  await expect(page).not.toHaveURL(/path=returning/);
});

test('a step that is not possible is corrected, and says why', async ({ page }) => {
  await page.goto(`/flights/THR-SYZ?departing=${dayAhead(63)}&step=confirm`);
  await untilLive(page);
  await expect(page).not.toHaveURL(/step=/);
  await expect(page.getByText('First tell us who is flying. Then you can pay.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('in two tabs one booking: what one does the other shows', async ({ page, context, complaints }) => {
  await holdOneWay(page, dayAhead(64));
  const other = await context.newPage();
  watch(other, complaints);
  await other.goto(page.url());
  await untilLive(other);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Who is flying?');
  await other.goto(page.url().replace('step=passengers', '').replace('&&', '&'));
  await untilLive(other);
  await other.getByRole('button', { name: 'Release the seats' }).click();
  await expect(
    page.getByText('The hold on your seats ended. What you typed is still here. Hold the seats again.'),
  ).toBeVisible();
  await other.close();
});

test('Back from the passengers comes to the flight that was chosen, where it was', async ({ page }) => {
  await seeFlights(page, `THR-SYZ?departing=${dayAhead(61)}`);
  const select = page
    .locator('article')
    .nth(6)
    .getByRole('button', { name: /^Select / })
    .first();
  await select.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  const name = await select.innerText();
  await select.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is flying?');
  // The step has loaded: its heading has the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByText('Your seats stay held while you look at other flights.')).toBeAttached();
  await expect(select).toBeFocused();
  expect(await select.innerText()).toBe(name);
  await expect(select).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  // Nothing is readable below a sticky header.
  const top = await select.evaluate((button) => button.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(65);
});

test('a filter or another order of the list is no step back: the history counts pages only', async ({ page }) => {
  await visit(page, '/');
  const steps = () => page.evaluate(() => history.length);
  const start = await steps();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await steps()).toBe(start + 1);
  await page.getByRole('checkbox', { name: /^Airline fare/ }).check();
  await expect(page).toHaveURL(/kind=systemic/);
  await page.getByRole('radio', { name: 'Price' }).check();
  await expect(page).toHaveURL(/sort=price/);
  expect(await steps()).toBe(start + 1);
  await selectFirst(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is flying?');
  expect(await steps()).toBe(start + 2);
  await page.goBack();
  // The list is as it was left, and one more Back leaves it.
  await expect(page).toHaveURL(/kind=systemic.*sort=price|sort=price.*kind=systemic/);
  await expect(page.getByRole('checkbox', { name: /^Airline fare/ })).toBeChecked();
  expect(await steps()).toBe(start + 2);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});
