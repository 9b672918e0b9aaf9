import type { Page } from '@playwright/test';
import { clockOf, dayOf, HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import { mailTo, newEmail } from '../support/account.ts';
import { advance, fillContact, GOOD_CARD, payByCard, toBank, toReview } from '../support/booking.ts';
import { test } from '../support/own-clock.ts';
import { expect, expectAccessible, untilLive, visit } from '../support/test.ts';

// Moving the clock affects the whole server, so these journeys have their own site and run one after the other.
test.use({ siteName: 'transport-asked' });
test.describe.configure({ mode: 'serial' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const nowOf = async (page: Page): Promise<number> => (await (await page.request.get('/__scenario')).json()).now;

async function seeLater(page: Page, ms: number): Promise<void> {
  await advance(page, ms);
  await page.reload();
  await untilLive(page);
}

/** The form for a landing at IKA in six hours. */
async function visitForm(page: Page, more = ''): Promise<void> {
  const soon = (await nowOf(page)) + 6 * HOUR_MS;
  const when = `day=${dayOf(soon)}&time=${clockOf(soon)}&flight=TK+874`;
  await visit(page, `/iran-transportation?kind=transfer&airport=IKA&zone=ika-thr&${when}&people=2&bags=2${more}`);
}

test('what begins in six hours is asked for, offered, and paid like any ride', async ({ page }) => {
  await visitForm(page);
  await page.getByRole('link', { name: 'Ask for it' }).first().click();
  await expect(heading(page)).toHaveText('Ask for a driver');
  await expectAccessible(page);
  const guest = newEmail('soon');
  await page.getByLabel('E-mail for the answer').fill(guest);
  await page.getByRole('button', { name: 'Ask now' }).click();
  await expect(heading(page)).toContainText('We asked for a driver.');
  await expect(page).toHaveURL(/\/iran-transportation\/ask\/[0-9a-f-]{36}$/);
  await expectAccessible(page);

  await seeLater(page, 2 * MINUTE_MS);
  await expect(heading(page)).toHaveText('A driver can come');
  expect(await mailTo(page, guest, /It can be done/)).toContain('/iran-transportation/ask/');
  await page.getByRole('button', { name: 'Go on to pay' }).click();
  await expect(heading(page)).toHaveText('Whom does the driver meet?');
  await page.getByLabel('Given names').fill('Anna');
  await page.getByLabel('Family name').fill('Keller');
  await fillContact(page, guest);
  await toReview(page);
  await toBank(page);
  await payByCard(page, GOOD_CARD);
  await expect(page).toHaveURL(/\/iran-transportation\/issue\/[0-9a-f-]{36}$/);
  await expect(page.getByText(/SIM/).first()).toBeVisible();
});

test('a device whose clock is eight hours wrong asks all the same', async ({ page }) => {
  await page.addInitScript((ms) => {
    const [now, origin] = [Date.now, performance.timeOrigin];
    Date.now = () => now() + ms;
    Object.defineProperty(performance, 'timeOrigin', { value: origin + ms });
  }, 8 * HOUR_MS);
  await visitForm(page);
  await page.getByRole('link', { name: 'Ask for it' }).first().click();
  await expect(heading(page)).toHaveText('Ask for a driver');
  await page.getByLabel('E-mail for the answer').fill(newEmail('wrong-clock'));
  await page.getByRole('button', { name: 'Ask now' }).click();
  await expect(heading(page)).toContainText('We asked for a driver.');
});

test('with the keyboard alone: an offer that nobody pays is over after half an hour, and two stops are refused', async ({
  page,
}) => {
  const ask = async (more: string) => {
    await visitForm(page, more);
    await page.getByRole('link', { name: 'Ask for it' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Ask for a driver');
    await page.getByRole('button', { name: 'Ask now' }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toContainText('We asked for a driver.');
    await seeLater(page, 2 * MINUTE_MS);
  };
  await ask('');
  await expect(heading(page)).toHaveText('A driver can come');
  await seeLater(page, 31 * MINUTE_MS);
  await expect(heading(page)).toHaveText('The time to pay is over');
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
  await ask('&stops=2');
  await expect(heading(page)).toHaveText('No driver is free then');
});
