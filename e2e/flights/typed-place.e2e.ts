import { expect, holdBack, test, visit } from '../support/test.ts';

test('a search that is pressed before the names in other languages are here does not go where one chose before', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/exonyms*');
  await visit(page, '/iran-flight');
  const to = page.getByRole('combobox', { name: 'To' });
  const search = page.getByRole('main').getByRole('button', { name: 'Search', exact: true });
  await to.fill('MHD');
  await page.getByRole('option', { name: /Mashhad/ }).click();
  await expect(to).toHaveValue('Mashhad');
  await to.fill('Шираз');
  await search.click();
  await expect(page.getByRole('link', { name: /^To: / })).toBeVisible();
  await expect(to).toBeFocused();
  release();
  await expect(to).toHaveValue('Shiraz');
  await expect(page.getByRole('link', { name: /^To: / })).toHaveCount(0);
  await search.click();
  await expect(page).toHaveURL(/\/flights\/THR-SYZ/);
});
