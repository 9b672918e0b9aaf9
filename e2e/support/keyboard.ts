import type { Locator, Page } from '@playwright/test';

/** Presses Tab until the wanted element has the focus: no focus trap on the way. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus never came to ${wanted}`);
}

/** Presses an arrow key until the condition is true; works for a list and for radio buttons. */
export async function arrowsUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await isSo()) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error('The arrows never came there');
}
