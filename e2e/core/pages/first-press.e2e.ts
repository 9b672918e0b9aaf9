import type { Page } from '@playwright/test';
import { haveOwnAccount } from '../../support/account.ts';
import { beginAtReview } from '../../support/booking.ts';
import { dayAhead } from '../../support/days.ts';
import { LISTS, urls } from '../../support/pages.ts';
import { expect, holdBack, test } from '../../support/test.ts';

test.use({ savesData: false });

// Presses each control of each page before hydration. Pages and controls are discovered, not listed.

type Pressed = { readonly count: number; readonly silent: readonly string[] };

/**
 * Presses all visible controls: a button shows that it is busy, opens its popover or submits a form with an action; a
 * checkbox or a summary shows its new state at once. Excluded: choices that navigate at once (`data-ahead`), and all
 * holds but the first, because only one is placed at a time; first-touch.e2e.ts covers both.
 */
const pressAll = (page: Page): Promise<Pressed> =>
  page.evaluate(() => {
    addEventListener('submit', (event) => event.preventDefault());
    const [, ...otherHolds] = document.querySelectorAll('[data-holds] button');
    const controls = [
      ...document.querySelectorAll<HTMLElement>('button, summary, input[type=checkbox], input[type=radio]'),
    ].filter(
      (control) =>
        control.checkVisibility() &&
        !control.matches(':disabled, [aria-disabled="true"]') &&
        !control.closest('dialog, form[data-ahead]') &&
        !otherHolds.includes(control),
    );
    const press = (control: HTMLElement): boolean => {
      if (control instanceof HTMLInputElement) {
        const before = control.checked;
        control.click();
        return control.type === 'radio' ? control.checked : control.checked !== before;
      }
      const details = control.closest('details');
      const wasOpen = details?.open;
      control.click();
      if (control.localName === 'summary') return details?.open !== wasOpen;
      const popover = control instanceof HTMLButtonElement && control.popoverTargetElement;
      if (popover) return popover.matches(':popover-open');
      const isSent =
        control instanceof HTMLButtonElement && control.type === 'submit' && control.form?.hasAttribute('action');
      return isSent || control.ariaBusy === 'true';
    };
    const silent = controls.filter((control) => !press(control));
    return { count: controls.length, silent: silent.map(({ outerHTML }) => outerHTML.slice(0, 200)) };
  });

async function expectAllHeard(page: Page, all: readonly string[]): Promise<number> {
  await holdBack(page, '**/assets/entry-client*');
  let pressed = 0;
  for (const url of all) {
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await page.waitForLoadState('domcontentloaded');
    const { count, silent } = await pressAll(page);
    expect(silent, url).toEqual([]);
    pressed += count;
  }
  return pressed;
}

test('a press on any control of a page that is not awake yet is heard', async ({ page }) => {
  test.slow();
  expect(await expectAllHeard(page, [...urls(), ...LISTS])).toBeGreaterThan(100);
});

test('so it is on the pages of an account', async ({ page }) => {
  test.slow();
  await haveOwnAccount(page);
  const own = urls().filter((path) => path.startsWith('/profile'));
  expect(await expectAllHeard(page, own)).toBeGreaterThan(10);
});

test('so it is on the steps of a booking', async ({ page }) => {
  test.slow();
  await beginAtReview(page, dayAhead(64));
  const review = page.url();
  const passengers = review.replace('step=confirm', 'step=passengers');
  expect(passengers).not.toBe(review);
  expect(await expectAllHeard(page, [review, passengers])).toBeGreaterThan(10);
});
