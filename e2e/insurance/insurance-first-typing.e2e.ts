import { dayAhead } from '../support/days.ts';
import { expect, holdBack, test, untilLive } from '../support/test.ts';
import { fillDay } from './support/insurance.ts';

// Once a page was read, a service worker answers for the files that this journey holds back.
test.use({ serviceWorkers: 'block' });

test('what is typed into several fields before the code of the form is there is asked for', async ({ page }) => {
  const release = await holdBack(page, '**/assets/InsuranceQuoteStep*');
  await page.goto('/iran-travel-insurance');
  await untilLive(page);
  await fillDay(page.getByRole('group', { name: 'First day in Iran' }), dayAhead(30));
  await page.getByLabel('Days', { exact: true }).fill('7');
  await fillDay(page.getByRole('group', { name: 'Date of birth' }), '1988-03-14');
  release();
  await expect(page.getByRole('complementary')).toContainText('€20.00');
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is insured?');
});
