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

test.describe('on a device that saves no data', () => {
  test.use({ savesData: false });

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
});
