import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Trace } from '#machines/trace/format.ts';
import { ANNA, EMAIL, payForTickets, reviewOneWay } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, expectAccessible, test, visit } from '../support/test.ts';

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

async function openReport(page: Page) {
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await expect(dialog.getByRole('heading', { name: 'What would be sent' })).toBeVisible();
  return dialog;
}

async function sendReport(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  return page.getByRole('dialog').locator('code').innerText();
}

/** `npm run replay`, as a tester runs it: a verdict for each trace. */
async function replay(id: string, server: string) {
  const args = ['scripts/run.mjs', 'replay', '--id', id, '--server', server, '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return stdout.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
}

test('a booking from search to tickets is reported, and replays in Node by its number', async ({ page, baseURL }) => {
  await reviewOneWay(page, dayAhead(130));
  const reference = await payForTickets(page);

  const dialog = await openReport(page);
  await expect(dialog.getByText('On the page: offer.choose')).toBeVisible();
  await expect(dialog.getByText('Answer: startPayment')).toBeVisible();
  await expectAccessible(page);
  const secrets = [ANNA.passport, EMAIL, reference, '01512 345678', page.url().split('/').at(-1) ?? ''];
  await dialog.getByLabel('What went wrong?').fill(`Nothing: I only try this. ${secrets.join(' and ')}`);
  await dialog.getByText('Exactly what is sent (JSON)').click();
  const shown = await dialog.locator('pre').innerText();

  const id = await sendReport(page);
  expect(id).toMatch(ID);
  await expectAccessible(page);
  const report = await (await page.request.get(`/api/reports/${id}`)).json();
  expect(report).toEqual(JSON.parse(shown));
  expect(report.note).toMatch(/^Nothing: I only try this\. /);
  for (const secret of [...secrets, ANNA.given, ANNA.family]) expect(JSON.stringify(report)).not.toContain(secret);
  // Before and after the bank; the tickets page has its own flows.
  const verdicts = await replay(id, baseURL ?? '');
  for (const { kind, divergence } of verdicts) expect([kind, divergence]).toEqual(['valid', null]);
  expect(verdicts.map(({ machine }) => machine)).toContain('flightBooking');

  // Another page is a separate case, and an unknown URL may contain anything.
  for (const [url, template] of [
    ['/find-booking', '/find-booking'],
    [`/${ANNA.family}-${ANNA.passport}`, '/{place}/{part}'],
  ] as const) {
    await visit(page, url);
    const other = await openReport(page);
    await other.getByText('Exactly what is sent (JSON)').click();
    const sent = JSON.parse(await other.locator('pre').innerText());
    expect(sent.page).toBe(template);
    expect(JSON.stringify(sent)).not.toContain(ANNA.passport);
    expect(sent.traces.map((trace: Trace) => trace.machine.id)).not.toContain('flightBooking');
  }
});

test('a page without a booking says that nothing was recorded, and takes the note', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/');
  const help = page.getByRole('link', { name: 'Help', exact: true });
  await help.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'For this page' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(help).toBeFocused();

  const dialog = await openReport(page);
  await expect(dialog.getByText(/there are no steps/)).toBeVisible();
  await expect(dialog.getByText(/^entry-client-/)).toBeVisible();
  await expect(dialog.getByLabel('What went wrong?')).toBeFocused();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('safar-report.json');
  const id = await sendReport(page);
  const report = await (await page.request.get(`/api/reports/${id}`)).json();
  expect([report.page, report.traces]).toEqual(['/', []]);
});

test('a click before the page is live is remembered by the address', async ({ page }) => {
  await page.goto('/iran-flight#help');
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
});

test('the short answers lead to their pages', async ({ page }) => {
  await visit(page, '/iran-flight');
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await page.getByRole('dialog').getByText('What does “held” mean?').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Rules for held seats' }).click();
  await expect(page).toHaveURL(/\/flight-rules#holds$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('every flow of the visit is in the report, under one number', async ({ page, baseURL }) => {
  await visit(page, '/find-booking');
  await page.getByLabel('Order reference').fill('SFR-0000-00');
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByRole('button', { name: 'Open the booking' }).click();
  await expect(page.getByText('We found no booking')).toBeVisible();

  const dialog = await openReport(page);
  await expect(dialog.getByText('Refused: findOrder (not_found)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to help' }).click();
  await dialog.page().getByRole('button', { name: 'Report a problem' }).click();
  await expect(page.getByText('On the page: report.close')).toBeVisible();
  const id = await sendReport(page);
  const verdicts = await replay(id, baseURL ?? '');
  expect(verdicts.map(({ kind, machine }) => [kind, machine])).toEqual([
    ['valid', 'findBooking'],
    ['valid', 'problemReport'],
  ]);
});
