import type { Page } from '@playwright/test';
import { beginAtReview } from '../../support/booking.ts';
import { dayAhead } from '../../support/days.ts';
import { addIcons, fillIn, wrapTexts } from '../../support/other-programs.ts';
import { FLIGHTS, HOTELS } from '../../support/pages.ts';
import { expect, holdBack, test } from '../../support/test.ts';

// Another program changes a page before it is hydrated: React builds the document anew, and nothing done before is lost.

test.use({ savesData: false });

/** React says that it built the document anew; no other complaint is allowed. */
test.afterEach(({ complaints }) => {
  const others = complaints.filter((said) => !/^error: hydration: .*#418/.test(said));
  complaints.splice(0, complaints.length, ...others);
});

const PROGRAMS = { 'a translator': wrapTexts, 'a password manager': addIcons };

/** Opens a page, lets a program change it, does something there, and only then lets the application come. */
async function touchChanged(
  page: Page,
  path: string,
  change: (page: Page) => Promise<void>,
  touch: () => Promise<unknown>,
): Promise<void> {
  const release = await holdBack(page, '**/assets/entry-client*');
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.waitForLoadState('domcontentloaded');
  await change(page);
  await touch();
  release();
}

const untilAwake = (page: Page) => page.locator('html[data-live]').waitFor({ state: 'attached' });

const send = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true }).click();
const focusOf = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.id} ${document.activeElement?.getAttribute('name')}`);

for (const [program, change] of Object.entries(PROGRAMS)) {
  for (const isTold of [true, false]) {
    test(`after ${program} a login that was filled in ${isTold ? 'with' : 'without'} events is sent`, async ({
      page,
    }) => {
      await touchChanged(page, '/login', change, async () => {
        await fillIn(page, 'main [name=email]', 'nobody@example.org', { isTold });
        await fillIn(page, 'main [name=password]', 'no such words here', { isTold });
        await send(page, 'Log in');
      });
      await expect(page.getByText('Incorrect username and password.').first()).toBeVisible();
      await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.org');
    });
  }

  test(`after ${program} what is typed into a search goes on, with its list, focus and caret`, async ({ page }) => {
    await touchChanged(page, '/', change, async () => {
      await page.getByLabel('Children').selectOption('2');
      await page.getByLabel('Infants').selectOption('1');
      await page.getByRole('radio', { name: 'Return' }).check();
      await page.getByRole('combobox', { name: 'To' }).click();
      await page.keyboard.type('Shirz');
      await page.keyboard.press('ArrowLeft');
    });
    await untilAwake(page);
    await page.keyboard.type('a');
    await expect(page.getByRole('combobox', { name: 'To' })).toHaveValue('Shiraz');
    await expect(page.getByRole('listbox')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Return' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Travellers' })).toHaveText('4 people');
  });

  test(`after ${program} a flight is held that was selected`, async ({ page }) => {
    await touchChanged(page, FLIGHTS, change, async () => {
      await page.locator('article button:not([aria-disabled="true"])').nth(2).click();
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is flying?');
  });

  test(`after ${program} the filters of a list are ticked`, async ({ page }) => {
    const charter = page.getByRole('checkbox', { name: /^Charter/ });
    await touchChanged(page, `/flights/THR-MHD?departing=${dayAhead(20)}`, change, () => charter.click());
    await expect(page).toHaveURL(/kind=charter/);
    await expect(charter).toBeChecked();
  });
  test(`after ${program} the rooms and guests of a stay are those that were chosen`, async ({ page }) => {
    await touchChanged(page, '/hotel', change, async () => {
      const form = page.getByRole('form', { name: 'Search hotels' });
      await form.locator('[name=adults]').selectOption('4');
      await form.locator('[name=count]').selectOption('2');
      await form.locator('[name=ages]').fill('5, 7');
    });
    await untilAwake(page);
    await expect(page.getByRole('button', { name: 'Rooms and guests' })).toHaveText('2 rooms, 6 people');
  });

  test(`after ${program} the rules of a review are accepted and Pay leads to the bank`, async ({ page }) => {
    await beginAtReview(page, dayAhead(31));
    await touchChanged(page, page.url(), change, async () => {
      await page.getByRole('checkbox', { name: /I have read these/ }).check();
      await page.getByRole('button', { name: /^Pay / }).first().click();
    });
    await page.waitForURL(/\/sandbox-bank\//);
  });

  test(`after ${program} a chip of hotels is pressed`, async ({ page }) => {
    const chip = page.getByRole('link', { name: /^Breakfast/ }).or(page.getByRole('button', { name: /^Breakfast/ }));
    await touchChanged(page, HOTELS, change, () => chip.first().click());
    await expect(page).toHaveURL(/breakfast/i);
  });

  test(`after ${program} the log-in that opened over a page is filled in and sent`, async ({ page }) => {
    await touchChanged(page, '/', change, async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
      await page.getByRole('dialog').getByLabel('E-mail').fill('nobody@example.org');
      await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('no such words here');
      await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
    });
    await expect(page.getByRole('dialog').getByText('Incorrect username and password.').first()).toBeVisible();
  });

  test(`after ${program} a link waits for what was typed and is followed once`, async ({ page }) => {
    await touchChanged(page, '/contact', change, async () => {
      await page.locator('main textarea').fill('A question of mine');
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click();
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Terms/);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await page.goBack();
    await expect(page.locator('main textarea')).toHaveValue('A question of mine');
  });

  for (const path of ['/signup', '/find-booking', '/contact', '/forget-password', '/iran-visa']) {
    test(`after ${program} each field and box of ${path} keeps what it has`, async ({ page }) => {
      const fields = page.locator('main form :is(input:not([type=hidden]), select, textarea)');
      const values = () =>
        fields.evaluateAll((all) =>
          all.map((field) => {
            const { id, name, value, checked } = field as HTMLInputElement;
            return `${id || name}: ${value} ${checked}`;
          }),
        );
      let filled: string[] = [];
      let focus = '';
      await touchChanged(page, path, change, async () => {
        for (const field of await fields.all()) {
          if (!(await field.isVisible()) || (await field.isDisabled())) continue;
          const kind = await field.evaluate((node) => `${node.localName} ${node.getAttribute('type')}`);
          if (/checkbox|radio/.test(kind)) await field.check();
          else if (kind.startsWith('select')) await field.selectOption({ index: 1 });
          else await field.pressSequentially('12');
        }
        filled = await values();
        focus = await focusOf(page);
      });
      await untilAwake(page);
      await expect.poll(values).toEqual(filled);
      expect(filled.length).toBeGreaterThan(0);
      expect(await focusOf(page)).toBe(focus);
    });
  }
}
