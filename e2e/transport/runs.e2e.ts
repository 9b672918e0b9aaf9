import { mailTo, newEmail } from '../support/account.ts';
import { dayAhead } from '../support/days.ts';
import { expect, expectAccessible, test, visit } from '../support/test.ts';
import { heading } from './support/rides.ts';

const train = () =>
  `/iran-transportation?kind=train&from=tehran&to=mashhad&day=${dayAhead(20)}&women=1&men=1&children=1`;
const bus = () => `/iran-transportation?kind=bus&from=tehran&to=isfahan&day=${dayAhead(20)}&women=1&men=1`;

test('a family of three takes a compartment of the night train by the keyboard, and it is held', async ({ page }) => {
  await visit(page, train());
  await expectAccessible(page);
  await page.getByRole('link', { name: /Choose Night train SIM 115, 4-berth, 1 family compartment, whole/ }).click();
  await expect(heading(page)).toHaveText('Choose a compartment');
  await expectAccessible(page);
  const own = page.getByRole('gridcell', { name: /yours: man$/ });
  await expect(page.getByRole('button', { name: 'Hold these places, €54.00' })).toBeVisible();
  await own.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('3 of you have no place yet.')).toBeVisible();
  await page.getByRole('gridcell', { name: /^upper berth 1, compartment 4, Family/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Hold these places, €54.00' }).click();
  await expect(page).toHaveURL(/step=passengers&order=[0-9a-f-]{36}$/);
});

test('at 320 px a plan does not scroll to the side', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  for (const address of [train(), `${train()}&run=SIM+115&class=b4`, `${bus()}&run=SIM+401&class=vip25`]) {
    await visit(page, address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test('a day that is not sold yet says when it opens; who wants to know gets a mail, and one click takes it back', async ({
  page,
}) => {
  await visit(page, `/iran-transportation?kind=train&from=tehran&to=mashhad&day=${dayAhead(60)}&women=1&men=0`);
  await expect(page.getByRole('heading', { name: /^Sold from / })).toBeVisible();
  await page.getByRole('button', { name: 'Tell me when it opens' }).click();
  await expect(page.getByLabel('E-mail for one message')).toBeFocused();
  const email = newEmail('opening');
  await page.getByLabel('E-mail for one message').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^If this address has few such wishes, an e-mail is on its way/)).toBeVisible();
  const mail = await mailTo(page, email, /sale opens/);
  expect(mail).toContain('trains from Tehran to Mashhad');
  await page.goto(/https?:[^"\s<]*\/sale-opens\/[^"\s<]+/.exec(mail)?.[0] ?? '');
  await expect(heading(page)).toHaveText('Stop this mail?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Do not tell me' }).click();
  await expect(heading(page)).toHaveText('It is stopped');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form leads to the price of a train and to the places to begin with', async ({ page }) => {
    await page.goto('/iran-transportation?kind=train');
    await page.getByLabel('From', { exact: true }).selectOption('tehran');
    await page.getByLabel('To', { exact: true }).selectOption('mashhad');
    await page.getByLabel('Day of departure').fill(dayAhead(20));
    await page.getByRole('button', { name: 'Show trains' }).click();
    await expect(page.getByRole('main')).toContainText('€54.00');
    await page.getByRole('link', { name: /Choose Night train SIM 115, 4-berth, Apart/ }).click();
    await expect(page.getByRole('gridcell', { name: /yours: woman$/ })).toBeVisible();
    await page.getByRole('radio', { name: /^Together/ }).check();
    await page.getByRole('button', { name: 'Show it on the plan' }).click();
    await expect(page.getByRole('gridcell', { name: /yours: empty$/ })).toHaveCount(2);
  });

  test('a bus has its price, and what is wrong in the form is told', async ({ page }) => {
    await page.goto(bus());
    await expect(page.getByRole('main')).toContainText('€16.00');
    await page.goto(bus().replace('isfahan', 'tehran'));
    await expect(page.getByRole('alert')).toContainText('To');
  });
});
