import { expect, test } from '../support/test.ts';
import { beginRequest, fillVisaPage, heading, saveAndGoOn } from './support/visa-request.ts';

test('who comes along copies the trip that was told, and what was missing goes as it is given', async ({ page }) => {
  await beginRequest(page, ['DE', 'DE']);
  await page.getByRole('link', { name: 'The trip, Person 1' }).click();
  await fillVisaPage(page, 'The trip');
  await saveAndGoOn(page);
  await page.getByRole('link', { name: 'All tasks' }).click();
  await page.getByRole('link', { name: 'The trip, Person 2' }).click();
  await expect(heading(page)).toHaveText('The trip');
  await saveAndGoOn(page);
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Same trip as Person 1? Copy it' }).click();
  await expect(page.getByLabel('Places you will visit')).toHaveValue('Tehran, Isfahan, Shiraz');
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('How often you have been to Iran').fill('0');
  await expect(page.getByRole('alert')).toBeHidden();
});
