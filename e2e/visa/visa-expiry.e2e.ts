import type { Page } from '@playwright/test';
import { advance } from '../support/booking.ts';
import { test } from '../support/own-clock.ts';
import { expect } from '../support/test.ts';
import { play } from '../support/walk-path.ts';
import { beginRequest, EVA, fillPerson, heading, payRequest } from './support/visa-request.ts';

// Moving the clock affects the whole server, so these journeys have their own site and run one after the other.
test.use({ siteName: 'visa' });
test.describe.configure({ mode: 'serial' });

/** A step of the simulated reviewer takes two minutes of the server's clock. */
const STEP_MS = 2 * 60_000;

async function nextStep(page: Page, title: string | RegExp): Promise<void> {
  await advance(page, STEP_MS);
  await expect(heading(page)).toHaveText(title, { timeout: 60_000 });
}

test('the tracker follows a request to its code, without a reload', async ({ page }) => {
  await beginRequest(page);
  await fillPerson(page, 'Person 1');
  await payRequest(page);
  await nextStep(page, 'The visa desk is reading your request');
  await nextStep(page, 'Your request is at the ministry');
  await nextStep(page, 'Your code is here');
  // The letter has an English and a Persian half.
  await expect(page.getByText(/^000 0\d{2}( \d{3}){4}$/)).toHaveCount(2);
  await expect(page.getByText('Tehran (Imam Khomeini) (IKA)')).toBeVisible();
  await expect(page.getByText('کد مجوز روادید گردشگری')).toBeVisible();
});

test('of a family of three one field is asked again; the others go on, and all get their codes', async ({ page }) => {
  await beginRequest(page, ['DE', 'DE', 'DE']);
  const family = [
    EVA,
    { ...EVA, given: 'Karl', passport: 'C01X00T58' },
    { ...EVA, given: 'Mia', passport: 'C01X00T69' },
  ];
  for (const [index, one] of family.entries()) await fillPerson(page, `Person ${index + 1}`, one);
  await play(page, 'correctionWanted');
  await payRequest(page);
  await play(page, '');
  await nextStep(page, 'The visa desk is reading your request');
  await nextStep(page, 'Mia Keller has one field to correct');
  const field = page.getByRole('textbox', { name: 'Father’s given name' });
  await field.fill('');
  await page.getByRole('button', { name: 'Send this field' }).click();
  await expect(field).toBeFocused();
  await field.fill('Karl Friedrich');
  await page.getByRole('button', { name: 'Send this field' }).click();
  await expect(heading(page)).toHaveText('The visa desk is reading your request');
  await nextStep(page, 'Your request is at the ministry');
  await nextStep(page, 'Your codes are here');
  await expect(page.getByText(/^000 0\d{2}( \d{3}){4}$/)).toHaveCount(6);
});

test('a request that the ministry refuses says so, and how much money comes back', async ({ page }) => {
  await beginRequest(page);
  await fillPerson(page, 'Person 1');
  await play(page, 'allRefused');
  await payRequest(page);
  await play(page, '');
  await advance(page, 3 * STEP_MS);
  await expect(heading(page)).toHaveText('The request was refused', { timeout: 60_000 });
  await expect(page.getByText('€12.00 goes back the way it was paid.')).toBeVisible();
});
