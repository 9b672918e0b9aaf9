import type { Page } from '@playwright/test';
import { dayAhead } from '../support/days.ts';
import { expect, test, untilLive } from '../support/test.ts';

/** Presses Tab until the wanted element has the focus: no focus trap on the way. */
async function tabTo(page: Page, isThere: () => boolean | undefined): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await page.evaluate(isThere)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The focus never came there');
}

const focusOn = (page: Page, name: string) =>
  tabTo(
    page,
    new Function(`return document.activeElement?.getAttribute('name') === '${name}' ||
      document.activeElement?.id === '${name}' || document.activeElement?.innerText?.startsWith('${name}')`) as () => boolean,
  );

test('a few keys lead past days and filters to the flights', async ({ page }) => {
  await page.goto(`/flights/THR-MHD?departing=${dayAhead(70)}`);
  const focused = page.locator(':focus');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Skip to the flights');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#flights > li:first-child :focus')).toBeAttached();
});

test('Tab goes from each field of the search to the next, also past an open list', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await untilLive(page);
  await page.getByLabel('To', { exact: true }).focus();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('#search-departing')).toBeFocused();
});

test('the whole booking with the keyboard alone', async ({ page }) => {
  await page.goto(`/flights/THR-MHD?departing=${dayAhead(70)}`);
  await page.keyboard.press('Tab');
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await focusOn(page, 'Select');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is flying?');

  await focusOn(page, 'passengers.0.title');
  await page.keyboard.press('Space');
  for (const [name, text] of [
    ['passengers.0.firstName', 'Anna Maria'],
    ['passengers.0.lastName', 'Keller'],
    ['passengers.0.birthDate', '14'],
  ] as const) {
    await focusOn(page, name);
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1988');
  await focusOn(page, 'passengers.0.nationality');
  await page.keyboard.type('Germ');
  await focusOn(page, 'passengers.0.passportNumber');
  await page.keyboard.type('C01X00T47');
  await focusOn(page, 'passengers.0.passportCountry');
  await page.keyboard.type('Germ');
  await focusOn(page, 'passengers.0.passportExpiry');
  for (const text of ['21', '8']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('2034');
  // An error first: the focus moves to the first field in error automatically.
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type('anna.keller@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('+49 151 23456789');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review and pay');
  await tabTo(page, () => {
    const box = document.activeElement;
    return (
      box instanceof HTMLInputElement &&
      box.type === 'checkbox' &&
      !!box.closest('label')?.textContent?.includes('I have read')
    );
  });
  await page.keyboard.press('Space');
  await focusOn(page, 'Pay ');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/sandbox-bank\//);
  for (const text of ['4242424242424242', '09/30', '123', 'ANNA M KELLER']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ready\.$/);
});
