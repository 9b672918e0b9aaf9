import { expect, test } from '../support/test.ts';
import { beginRequest, EVA, fillPerson, heading, payRequest } from './support/visa-request.ts';

test('a request of one person is filled in, paid, and found again after a reload', async ({ page }) => {
  await beginRequest(page);
  await fillPerson(page, 'Person 1');
  await expect(page.getByText('7 of 7 done')).toBeVisible();
  await payRequest(page);
  // The browser does not store passport numbers.
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(EVA.passport);
  await page.reload();
  await expect(heading(page)).toHaveText('Your request is with us');
  await expect(page.getByText('Eva Keller').first()).toBeVisible();
});
