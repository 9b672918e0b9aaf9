import type { Page } from '@playwright/test';
import { arrowsUntil, tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';
import { chooseFile, PICTURE_LABELS, storedPicture } from './support/visa-pictures.ts';
import { type Answer, answersOf, beginRequest, EVA, heading, VISA_PAGE_NAMES } from './support/visa-request.ts';

async function give(page: Page, answer: Answer): Promise<void> {
  if ('text' in answer) {
    await tabTo(page, page.getByLabel(answer.label, { exact: true }));
    return page.keyboard.type(answer.text);
  }
  if ('list' in answer) {
    const list = page.getByLabel(answer.label, { exact: true });
    await tabTo(page, list);
    if (answer.list === 'DE') await page.keyboard.type('Germany');
    return arrowsUntil(page, async () => (await list.inputValue()) === answer.list);
  }
  if ('radio' in answer) {
    const group = page
      .getByRole('group', { name: answer.group })
      .or(page.getByRole('radiogroup', { name: answer.group }));
    const choice = group.getByRole('radio', { name: answer.radio, exact: true });
    await tabTo(page, group.getByRole('radio').first());
    await page.keyboard.press('Space');
    return arrowsUntil(page, () => choice.isChecked());
  }
  if ('tick' in answer) {
    await tabTo(page, page.getByRole('checkbox', { name: answer.tick }));
    return page.keyboard.press('Space');
  }
  await tabTo(page, page.getByRole('group', { name: answer.date }).getByLabel('Day'));
  for (const [index, part] of answer.day.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(part);
  }
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press('Enter');
}

test('one person’s pages by keyboard alone, 320 px wide: nothing traps the focus or scrolls to the side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await beginRequest(page);
  const fits = async () =>
    expect([
      await heading(page).textContent(),
      await page.evaluate(() => document.documentElement.scrollWidth),
    ]).toEqual([expect.any(String), 320]);
  await fits();
  await tabTo(page, page.getByRole('link', { name: 'Passport, Person 1' }));
  await page.keyboard.press('Enter');
  for (const name of VISA_PAGE_NAMES) {
    await expect(heading(page)).toHaveText(name);
    const kind = name === 'Passport' ? 'passport' : name === 'Photo' ? 'photo' : null;
    if (name === 'About you') {
      // An error first: the focus moves to the summary of missing answers.
      await press(page, 'Save and go on');
      await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeFocused();
    }
    for (const answer of answersOf(EVA)[name]) await give(page, answer);
    if (kind) {
      await tabTo(page, page.getByLabel(PICTURE_LABELS[kind]));
      // The file dialog belongs to the system.
      await chooseFile(page, kind);
      await press(page, 'Use this picture');
      await expect(storedPicture(page)).toBeVisible();
    }
    await fits();
    await press(page, 'Save and go on');
  }
  await expect(heading(page)).toHaveText(/^Visa request for/);
  await press(page, 'Check and pay');
  await expect(heading(page)).toHaveText('How can we reach you?');
  await fits();
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type('anna@example.org');
  await tabTo(page, page.getByLabel('Phone'));
  await page.keyboard.type('+49 151 23456789');
  await press(page, 'Check your answers');
  await expect(heading(page)).toHaveText('Review and pay');
  await fits();
});
