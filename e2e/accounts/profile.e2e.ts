import type { Page } from '@playwright/test';
import { codeFor, haveOwnAccount, PASSWORD, signIn, siteOrigin } from '../support/account.ts';
import { EMPTY_CARD, GOOD_CARD, payByCard } from '../support/booking.ts';
import { expect, expectAccessible, test, visit, watch } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('money is added at the bank and stands in the ledger; a declined card adds nothing', async ({ page }) => {
  await haveOwnAccount(page);
  await visit(page, '/profile');
  await expect(page.getByText('No trip is booked')).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/profile/transactions');
  await expect(page.getByText('No transactions yet')).toBeVisible();

  await page.getByLabel('Amount in euro').fill('5000');
  await page.getByRole('button', { name: 'Add money', exact: true }).click();
  await expect(page.getByLabel('Amount in euro')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Amount in euro').fill('80');
  await page.getByRole('button', { name: 'Add €80.00' }).click();
  await page.waitForURL(/\/sandbox-bank\//);
  await payByCard(page, EMPTY_CARD);
  await expect(page.getByText('The bank refused the payment. Nothing was charged.')).toBeVisible();
  await page.getByRole('button', { name: 'Try another card' }).click();

  await page.getByLabel('Amount in euro').fill('50');
  await page.getByRole('button', { name: 'Add €50.00' }).click();
  await page.waitForURL(/\/sandbox-bank\//);
  await payByCard(page, GOOD_CARD);
  await expect(page.getByText('€50.00 added.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Added by card.*\+ €50\.00.*€50\.00/ })).toHaveCount(1);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('row', { name: /Added by card/ })).toHaveCount(1);
});

test('a passenger is added, edited, shown whole after a code, and removed, with the keyboard alone', async ({
  page,
}) => {
  const email = await haveOwnAccount(page);
  await visit(page, '/profile/passengers');
  await page.getByRole('button', { name: 'Add a passenger' }).press('Enter');
  await expect(page.getByRole('radio', { name: 'Ms' })).toBeFocused();
  await page.keyboard.press('Space');
  const type = async (text: string) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  };
  await type('Anna Maria');
  await type('Keller');
  await type('14');
  await type('3');
  await type('1988');
  await type('Germany');
  await type('C01X00T47');
  await type('Germany');
  await type('21');
  await type('8');
  await type('2034');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space'); // ticks "this is me"
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Anna Maria Keller' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('C01X00T47');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit Anna Maria Keller' }).press('Enter');
  await page.getByLabel('Given names').fill('Anna');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Anna Keller', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Show the number Anna Keller' }).press('Enter');
  await expect(page.getByLabel('One-time code')).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/That code is not right/)).toBeVisible();
  await page.getByLabel('One-time code').fill(await codeFor(page, email));
  await page.keyboard.press('Enter');
  await expect(page.getByText('C01X00T47')).toBeVisible();
  await page.getByRole('button', { name: 'Hide it Anna Keller' }).press('Enter');
  await expect(page.locator('body')).not.toContainText('C01X00T47');

  await page.getByRole('button', { name: 'Remove Anna Keller' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nobody is saved yet')).toBeVisible();
});

test('signing out elsewhere ends the other browser, and this one stays', async ({ page, browser }) => {
  const email = await haveOwnAccount(page);
  const other = await browser.newContext({ baseURL: siteOrigin() });
  const elsewhere = await other.newPage();
  const complaints: string[] = [];
  watch(elsewhere, complaints);
  await signIn(elsewhere, email);
  await visit(elsewhere, '/profile/account');
  await expect(heading(elsewhere)).toHaveText('Account');

  await visit(page, '/profile/account');
  await expect(page.getByText('This browser', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByText('Logged out everywhere else.')).toBeVisible();
  await expect(page.getByText('You are logged in only in this browser.')).toBeVisible();
  await elsewhere.goto('/profile/account');
  await expect(elsewhere).toHaveURL(/\/login\?redirect=%2Fprofile%2Faccount/);
  expect(complaints).toEqual([]);
  await other.close();
});

test('a long name and a long address widen no page on a phone', async ({ page }) => {
  await haveOwnAccount(page);
  await visit(page, '/profile/account');
  await page.getByRole('button', { name: 'Change Name' }).click();
  await page.getByLabel('Given names').fill('Wilhelmina Alexandrina Friederike Charlotte Augusta Viktoria');
  await page.getByLabel('Family name').fill('HohenstaufenWittelsbachSachsenCoburgGothaSaalfeld');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Name saved.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['', '/orders', '/messages', '/passengers', '/transactions', '/account']) {
    await page.goto(`/profile${path}`);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 390]);
  }
});

test('name and password change; a wrong current password changes nothing', async ({ page }) => {
  const email = await haveOwnAccount(page);
  await visit(page, '/profile/account');
  await page.getByRole('button', { name: 'Change Name' }).click();
  await page.getByLabel('Given names').fill('Anna');
  await page.getByLabel('Family name').fill('Keller');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Name saved.')).toBeVisible();
  await expect(page.getByText('Anna Keller').first()).toBeVisible();

  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password', { exact: true }).fill('two herons on the roof');
  await page.getByLabel('New password again').fill('two herons on the roof');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Password changed\./)).toBeVisible();
  await signIn(page, email, 'two herons on the roof');
});

test('all data is downloaded after a code, and the account is erased with the password', async ({ page }) => {
  const email = await haveOwnAccount(page);
  await visit(page, '/profile/account');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await page.getByLabel('One-time code').fill(await codeFor(page, email));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Confirm' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('safar-data.json');
  await expect(page.getByText(/Your data was downloaded/)).toBeVisible();

  await page.getByRole('button', { name: 'Erase my account' }).click();
  await page.getByLabel('Current password').fill('not the password');
  await page.getByRole('button', { name: 'Erase my account now' }).click();
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Erase my account now' }).click();
  await expect(heading(page)).toHaveText('Your account is erased');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(banner).not.toContainText(email);
  await expect(heading(page)).toHaveText('Your account is erased');
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile/);
});

test('the calendar of the account is there on the next page, wherever it was changed, and in open tabs', async ({
  page,
  context,
}) => {
  await haveOwnAccount(page);
  const data = { calendarMode: 'persian' };
  expect((await page.request.patch('/api/account', { headers: { origin: siteOrigin() }, data })).ok()).toBe(true);
  await visit(page, '/iran-flight');
  // The other calendar's date is below each day.
  const persianBelow = (tab: Page) => tab.getByRole('form', { name: 'Search flights' }).getByText(/ 14\d\d$/);
  const gregorianBelow = (tab: Page) => tab.getByRole('form', { name: 'Search flights' }).getByText(/ 20\d\d$/);
  await expect(gregorianBelow(page)).toBeVisible();
  await expect(persianBelow(page)).toHaveCount(0);

  const other = await context.newPage();
  await visit(other, '/profile/account');
  await other.getByRole('radio', { name: 'Gregorian' }).check();
  await expect(persianBelow(page)).toBeVisible();
});
