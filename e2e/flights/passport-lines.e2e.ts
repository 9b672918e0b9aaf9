import type { Page } from '@playwright/test';
import { haveAccount, newEmail, signIn } from '../support/account.ts';
import { holdOneWay } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, expectAccessible, holdBack, test, visit } from '../support/test.ts';

const LINES = 'P<SWEERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36SWE7408122F3204153ZE184226B<<<<<16';

/** By keyboard only: opens the input for passport lines, types them and fills in the form. */
async function fillFromLines(page: Page): Promise<void> {
  await page.getByText('Fill in from the two lines of the passport').first().focus();
  await page.keyboard.press('Enter');
  const lines = page.getByLabel('The lines with < at the foot of the photo page');
  await expect(lines).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(lines).toBeFocused();
  await page.keyboard.type(LINES);
  await expect(page.getByText('All check digits are right.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Filled in. Please compare with the passport.')).toBeVisible();
}

test('the lines of a passport fill in a traveller of a flight, at 320 px and by keyboard; they are kept nowhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await holdOneWay(page, dayAhead(146));
  await page.getByLabel('Given names').fill('Ben');
  await fillFromLines(page);
  await expect(page.getByLabel('Given names')).toHaveValue('Anna Maria');
  await expect(page.getByLabel('Passport number')).toHaveValue('L898902C3');
  await expect(page.getByRole('radio', { name: 'Ms' })).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Given names')).toHaveValue('Ben');
  await expect(page.getByLabel('Passport number')).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('SWEERIKSSON');
});

test('they fill in a saved passenger too', async ({ page }) => {
  const email = newEmail('lines');
  await haveAccount(page, email);
  await signIn(page, email);
  await visit(page, '/profile/passengers');
  await page.getByRole('button', { name: /^Add/ }).first().click();
  await fillFromLines(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Anna Maria Eriksson').first()).toBeVisible();
});

test('lines that are opened before the application is there stay open, and can be typed when it comes', async ({
  page,
}) => {
  await holdOneWay(page, dayAhead(147));
  const release = await holdBack(page, '**/assets/entry-client*');
  await page.reload({ waitUntil: 'commit' });
  await page.getByText('Fill in from the two lines of the passport').first().click();
  release();
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await page.getByLabel('The lines with < at the foot of the photo page').fill(LINES);
  await expect(page.getByText('All check digits are right.')).toBeVisible();
});
