import { dayAhead } from '../support/days.ts';
import { expect, test, visit } from '../support/test.ts';
import { buyPolicy } from './support/insurance.ts';

test('who is known by an order is known on the page that insures the same people, and the address names nobody', async ({
  page,
}) => {
  await buyPolicy(page, dayAhead(45), '3');
  const order = page.url().split('/').at(-1) ?? '';
  await visit(page, `/iran-travel-insurance?firstDay=${dayAhead(60)}&days=12&age12=1&like=${order}`);
  await expect(page.getByRole('group', { name: 'Date of birth' }).getByLabel('Year')).toHaveValue('1988');
  await expect(page.getByRole('complementary').getByText('€30.00')).toHaveCount(2);
  expect(page.url()).not.toContain('1988');
});
