import { expect, test, visit } from '../support/test.ts';

test('a request begins with what the check was told, keeps what is typed, and its pages outlive a reload and Back', async ({
  page,
}) => {
  await visit(page, '/iran-visa?n1=DE&residence=DE&entry=airport&days=12');
  await page.getByRole('link', { name: 'Begin a request with these answers' }).click();
  await expect(page.getByLabel('Country of the passport')).toHaveValue('DE');
  await expect(page.getByLabel('Days in Iran')).toHaveValue('12');
  const arrival = new Date(Date.now() + 60 * 86_400_000);
  await page.getByLabel('Day', { exact: true }).fill(String(arrival.getUTCDate()));
  await page.getByLabel('Month', { exact: true }).fill(String(arrival.getUTCMonth() + 1));
  await page.getByLabel('Year', { exact: true }).fill(String(arrival.getUTCFullYear()));
  await page.getByRole('button', { name: 'Begin the request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visa request for one person');
  await expect(page.getByText('0 of 7 done')).toBeVisible();

  await page.getByRole('link', { name: 'Work, Person 1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('radio', { name: 'Employed', exact: true }).check();
  await page.getByLabel('Job title').fill('Software developer');
  await page.reload();
  await expect(page.getByLabel('Job title')).toHaveValue('Software developer');
  await page.getByLabel('Name of the employer').fill('Beispiel GmbH');
  await page.getByLabel('City where you work').fill('Berlin');
  await page.getByLabel('Address of the work').fill('Beispielweg 1, Berlin');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The trip');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work');
  await expect(page.getByLabel('Address of the work')).toHaveValue('Beispielweg 1, Berlin');
  await page.getByRole('link', { name: 'All tasks' }).click();
  await expect(page.getByText('1 of 7 done')).toBeVisible();
  await expect(page.getByText('Software developer')).toBeVisible();
});
