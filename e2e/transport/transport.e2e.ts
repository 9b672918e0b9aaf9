import { fillContact, GOOD_CARD, payByCard, toBank, toReview } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, expectAccessible, holdBack, test, visit } from '../support/test.ts';

const byNight = () =>
  `/iran-transportation?kind=transfer&direction=fromAirport&airport=IKA&zone=ika-thr&day=${dayAhead(30)}&time=03:10&people=2&bags=2`;

test('who lands at night books a car to the other airport, pays and has the voucher', async ({ page }) => {
  await visit(page, byNight());
  await expectAccessible(page);
  await expect(page.getByRole('main')).toContainText('€26.40');
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whom does the driver meet?');
  await expect(page).toHaveURL(/step=passengers&order=[0-9a-f-]{36}$/);
  await page.getByLabel('Given names').fill('Anna');
  await page.getByLabel('Family name').fill('Keller');
  await fillContact(page);
  await toReview(page);
  await expectAccessible(page);
  await toBank(page);
  await payByCard(page, GOOD_CARD);
  await expect(page).toHaveURL(/\/iran-transportation\/issue\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('main')).toContainText('Anna Keller');
  await expectAccessible(page);
});

test('there and back from a hotel: both rides in one order, with two addresses told once and a voucher for each', async ({
  page,
}) => {
  await visit(
    page,
    `/iran-transportation?kind=transfer&airport=IKA&zone=ika-south&day=${dayAhead(31)}&time=14:00&flight=TK+874`,
  );
  await page.getByRole('checkbox', { name: 'Book the return ride too' }).check();
  await page.locator('[id="back.day"]').fill(dayAhead(35));
  await page.locator('[id="back.time"]').fill('14:00');
  await page.locator('[id="back.flightTime"]').fill('15:00');
  // Refused in words: the counter closes before the car is there.
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(page.locator('[id="back.time"], [id="back.flightTime"]').and(page.locator(':focus'))).toBeVisible();
  await page.locator('[id="back.flightTime"]').fill('21:30');
  await expect(page.getByRole('main')).toContainText('€41.00');
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whom does the driver meet?');
  await page.getByLabel('Given names').fill('Anna');
  await page.getByLabel('Family name').fill('Keller');
  await page.getByLabel('Hotel or address of the pick-up').fill('Hotel Golestan');
  await fillContact(page);
  await toReview(page);
  await toBank(page);
  await payByCard(page, GOOD_CARD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your transfer is booked.');
  const vouchers = page.getByRole('article', { name: 'Transfer voucher' });
  await expect(vouchers).toHaveCount(2);
  await expect(vouchers.last()).toContainText('Hotel Golestan');
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('link', { name: 'Change or cancel' }).click();
  await expect(page.getByRole('row', { name: /to Imam Khomeini International Airport/ })).toContainText('€20.50');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('on a device that saves no data', () => {
  test.use({ savesData: false });

  test('a form that this tab has kept is there again before anybody touches the page', async ({ page }) => {
    const form = '/iran-transportation?kind=transfer';
    await visit(page, form);
    await page.getByLabel('Flight number').first().fill('TK 874');
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('draft:transport-transfer')))
      .toContain('TK 874');
    // Another visit: a browser fills in by itself only what it reloads.
    await page.goto('/about');
    await page.goto(form);
    await expect(page.getByLabel('Flight number').first()).toHaveValue('TK 874');
  });

  test('a ride that was gone on with stands among what was looked for, and leads to the same form', async ({
    page,
  }) => {
    await visit(page, byNight());
    await page.getByRole('button', { name: 'Continue' }).first().click();
    await expect(page).toHaveURL(/step=passengers&order=/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recentSearches'))).toContain('ika-thr');
    await page.goto('/');
    const line = page.getByRole('link', { name: /^Transfer from Tehran \(Imam Khomeini\), .+, 2 people$/ });
    await line.click();
    await expect(page).toHaveURL(new RegExp(`/iran-transportation\\?kind=transfer.*day=${dayAhead(30)}`));
    await expect(page.getByRole('main')).toContainText('€26.40');
  });
});

for (const kind of [
  byNight(),
  `/iran-transportation?kind=car&from=Tehran&to=Isfahan&day=${dayAhead(30)}&time=10:00&people=2&bags=2`,
  `/iran-transportation?kind=cip&airport=THR&direction=arrival&flights=domestic&day=${dayAhead(30)}&time=10:00&flight=QB+1213&adults=2`,
]) {
  test(`"Continue" that is pressed before the application is there goes on: ${kind.split('&')[0]}`, async ({
    page,
  }) => {
    const release = await holdBack(page, '**/assets/entry-client*');
    await page.goto(kind, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Continue' }).first().click();
    release();
    await expect(page).toHaveURL(/step=passengers&order=[0-9a-f-]{36}$/);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the price of each kind stands on its page', async ({ page }) => {
    const day = dayAhead(30);
    await page.goto(byNight());
    await expect(page.getByRole('main')).toContainText('€26.40');
    await page.goto(`/iran-transportation?kind=car&from=Tehran&to=Isfahan&day=${day}&time=10:00&people=2&bags=2`);
    await expect(page.getByRole('main')).toContainText('€108.00');
    await page.goto(
      `/iran-transportation?kind=cip&airport=THR&direction=arrival&flights=domestic&day=${day}&time=10:00&flight=QB+1213&adults=2`,
    );
    await expect(page.getByRole('main')).toContainText('€48.00');
  });

  test('an offer opens a form that complains of nothing; sent, it says what is missing, and then the price', async ({
    page,
  }) => {
    await page.goto(`/iran-transportation?kind=transfer&airport=IKA&day=${dayAhead(30)}&time=03:10`);
    await expect(page.getByLabel('Landing at, Tehran time')).toHaveValue('03:10');
    await expect(page.getByText('Fill this in.')).toHaveCount(0);
    const send = page.getByRole('button', { name: 'Show the price' });
    await send.click();
    await expect(page.getByRole('alert')).toContainText('Where you go: Fill this in.');
    await page.getByLabel('Where you go', { exact: true }).selectOption('ika-thr');
    await send.click();
    await expect(page.getByText('Fill this in.')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('€26.40');
  });
});
