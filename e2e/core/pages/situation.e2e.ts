import { FLIGHTS } from '../../support/pages.ts';
import { expect, test, visit } from '../../support/test.ts';

test('what was read of war and airspace stands where flights are looked for, and help leads to all of it', async ({
  page,
}) => {
  for (const path of ['/iran-flight', FLIGHTS]) {
    await visit(page, path);
    const all = page.getByRole('main').getByRole('link', { name: 'All that we read' });
    await expect(all).toHaveAttribute('href', '/help#situation');
  }
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click();
  const panel = page.getByRole('dialog', { name: 'Help' });
  await panel.getByText('Is it safe to go?').click();
  await panel.getByRole('link', { name: 'All that we read' }).click();
  await expect(page.getByRole('region', { name: 'War and airspace: what we read' })).toBeVisible();
});
