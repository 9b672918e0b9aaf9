import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, visit } from '../support/test.ts';
import { answer, check, type Said, verdict } from './support/visa.ts';
import { typeArrival } from './support/visa-request.ts';

const tourist: Said = { passports: ['DE'], lives: 'DE', days: '12' };
const CODE = 'You need a visa. Ask for the code first, collect the visa when you land.';
const CONSULATE = 'You need a visa. Ask for the code first, collect the visa at a consulate.';

async function ask(page: Page, said: Said): Promise<void> {
  await visit(page, '/iran-visa');
  await answer(page, { ...tourist, ...said });
  await check(page);
}
const url = (page: Page) => new URL(page.url()).searchParams;

test('exempt: the waiver, with its date and its source', async ({ page }) => {
  await ask(page, { passports: ['AE'], lives: 'AE' });
  await expect(verdict(page)).toHaveText('You need no visa.');
  await expect(page.getByRole('link', { name: 'IRNA, in Kazinform' }).first()).toBeVisible();
  await expect(page.getByText('This works once in 6 months.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Nobody: there is no visa' })).toBeVisible();
  await expectAccessible(page);
});

test('exempt once in six months: who has used it is led to a code, and to a request', async ({ page }) => {
  await ask(page, { passports: ['AE'], lives: 'AE' });
  await page.getByRole('link', { name: 'See what you need.' }).click();
  await expect(verdict(page)).toHaveText(CODE);
  await expect(page.getByText(/but only once in 6 months\. You have used it\./)).toBeVisible();
  await page.reload();
  await expect(verdict(page)).toHaveText(CODE);
  await page.getByRole('link', { name: 'Take this back.' }).click();
  await expect(verdict(page)).toHaveText('You need no visa.');
  await page.goBack();
  await page.getByRole('link', { name: 'Begin a request with these answers' }).click();
  await expect(page.getByLabel('Has been in Iran without a visa in the last 6 months')).toBeChecked();
  await typeArrival(page, 60);
  await page.getByRole('button', { name: 'Begin the request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visa request for one person');
});

test('free zone: for 14 days, and not on to the mainland', async ({ page }) => {
  await ask(page, { days: '14', entry: 'Straight to a free zone, and only there' });
  await expect(verdict(page)).toHaveText('You need no visa, as long as you stay in the free zone.');
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await answer(page, { days: '15' });
  await check(page);
  await expect(verdict(page)).toHaveText(CONSULATE);
  await expect(page.getByText('A free zone is free of visas for 14 days. You stay longer.')).toBeVisible();
});

test('airport code: the address keeps the answer, and the way on is what is sold', async ({ page }) => {
  await ask(page, {});
  await expect(verdict(page)).toHaveText(CODE);
  expect(Object.fromEntries(url(page))).toEqual({
    n1: 'DE',
    residence: 'DE',
    entry: 'airport',
    purpose: 'tourism',
    days: '12',
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('row', { name: /Visa stamp/ })).toContainText('By nationality');
  await page.reload();
  await expect(verdict(page)).toHaveText(CODE);
  await page.getByRole('main').getByRole('link', { name: 'flights in Iran' }).click();
  await expect(page).toHaveURL(/\/iran-flight$/);
  await page.goBack();
  await expect(verdict(page)).toHaveText(CODE);
});

test('consulate: where the traveller lives', async ({ page }) => {
  await ask(page, { passports: ['PK'], lives: 'FR' });
  await expect(verdict(page)).toHaveText(CONSULATE);
  await expect(page.getByText('Consulates in France:')).toBeVisible();
  await expect(page.getByText('Paris. From general knowledge: ask whether it is open.')).toBeVisible();
});

test('guided tour: its papers, and its days', async ({ page }) => {
  await ask(page, { passports: ['GB'], lives: 'GB' });
  await expect(verdict(page)).toHaveText('You need a visa, and a guide for the whole journey.');
  await expect(page.getByText('CV: what you studied and where you worked')).toBeVisible();
  await expect(page.getByText(/20 to 45 working days/)).toBeVisible();
});

test('impossible: says why, and where to ask', async ({ page }) => {
  await ask(page, { purpose: 'Press' });
  await expect(verdict(page)).toHaveText('You need a press visa. A tourist visa does not do.');
  await expect(page.getByText('Ask a consulate of Iran.')).toBeVisible();
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await expect(page.getByLabel('What you come for')).toHaveValue('press');
  await answer(page, { passports: ['IL'], purpose: 'Tourism' });
  await check(page);
  await expect(verdict(page)).toHaveText('You cannot apply for a visa with this passport.');
});

test('a mixed group: an answer for each, and what another passport changes', async ({ page }) => {
  await visit(page, '/iran-visa');
  await page.getByRole('button', { name: 'Add a traveller' }).click();
  await answer(page, { ...tourist, passports: ['DE', 'AE'] });
  await check(page);
  const glance = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Traveller/ }) });
  await expect(glance).toHaveText([
    'Traveller 1: passport of GermanyVisa needed, at the airport',
    'Traveller 2: passport of the United Arab EmiratesNo visa needed',
  ]);
  await page.getByLabel('Whose passport').selectOption('2');
  await page.getByLabel('Other passport', { exact: true }).selectOption('US');
  await page.getByRole('button', { name: 'Compare' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'instead of' });
  await expect(notice).toContainText('Before: No visa needed. Now: Visa with a guided tour.');
  await expect(glance.first()).toContainText('Visa needed, at the airport');
  expect([url(page).get('n2'), url(page).get('swap'), url(page).get('to')]).toEqual(['AE', '2', 'US']);
  await expectAccessible(page);
  await page.goBack();
  await expect(notice).toHaveCount(0);
  await expect(glance.last()).toContainText('No visa needed');
  await page.goForward();
  await expect(notice).toContainText('Now: Visa with a guided tour.');
  await page.reload();
  await expect(notice).toContainText('Now: Visa with a guided tour.');
});

test('by keyboard: from the first field to the answer, and what is missing is said', async ({ page }) => {
  await visit(page, '/iran-visa');
  const days = page.getByLabel('Days in Iran');
  await page.getByLabel('Country of the passport', { exact: true }).focus();
  await page.keyboard.type('Italy');
  await days.focus();
  await page.keyboard.type('1000');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await expect(summary.getByRole('listitem')).toHaveText([
    'Where you live: Choose the country where you live.',
    'Days in Iran: Write a whole number of days, from 1 to 365.',
  ]);
  // The focus moves on from the summary to the first field in error automatically.
  await expect(page.getByLabel('Where you live')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Italy');
  await days.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText(CODE);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const width of [320, 390]) {
  test(`${width} px wide, nothing scrolls to the side`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const group = 'n1=VC&n2=US&n3=IR&residence=GS&entry=freeZoneOn&purpose=tourism&days=12';
    for (const query of ['', '?residence=DE', `?${group}`, `?${group}&swap=1&to=AE`]) {
      await page.goto(`/iran-visa${query}`);
      expect([query, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([query, width]);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is a form, and the answer is in the page', async ({ page }) => {
    await page.goto('/iran-visa');
    await answer(page, { passports: ['DE'], days: '12' });
    await check(page);
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
      'Where you live: Choose the country where you live.',
    ]);
    await answer(page, { lives: 'DE' });
    await check(page);
    await expect(verdict(page)).toHaveText(CODE);
    await page.getByLabel('Other passport', { exact: true }).selectOption('TR');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(verdict(page)).toHaveText('You need no visa.');
    await expect(page.getByText('With a passport of Türkiye (Turkey) instead of Germany.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the passport of Germany' }).click();
    await expect(verdict(page)).toHaveText(CODE);
  });

  test('a traveller more keeps what was answered; an empty line is nobody', async ({ page }) => {
    await page.goto('/iran-visa');
    await answer(page, tourist);
    await page.getByRole('button', { name: 'Add a traveller' }).click();
    await expect(page.getByLabel('Country of passport 1', { exact: true })).toHaveValue('DE');
    await expect(page.getByLabel('Days in Iran')).toHaveValue('12');
    await check(page);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: 'Change', exact: true }).click();
    await page.getByRole('button', { name: 'Add a traveller' }).click();
    await page.getByLabel('Country of passport 2', { exact: true }).selectOption('GB');
    await check(page);
    await expect(page.getByRole('article')).toHaveCount(2);
  });
});
