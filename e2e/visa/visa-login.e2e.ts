import { fillSignUp, newEmail } from '../support/account.ts';
import { expect, test, visit } from '../support/test.ts';
import { beginRequest, fillPerson, heading } from './support/visa-request.ts';

test('who signs up from the form takes e-mail and phone along, and goes on where the request was', async ({ page }) => {
  const email = newEmail('visa');
  await beginRequest(page);
  await fillPerson(page, 'Person 1');
  await page.getByRole('button', { name: 'Check and pay' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Phone').fill('+49 151 23456789');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email);
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await expect(dialog.getByLabel('Phone')).toHaveValue('+49 151 23456789');
  await fillSignUp(dialog, {});
  await dialog.getByRole('button', { name: 'Create the account' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(heading(page)).toHaveText('How can we reach you?');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  // Visible in the account before it is placed.
  const order = new URL(page.url()).searchParams.get('order');
  await expect.poll(async () => (await (await page.request.get(`/api/orders/${order}`)).json()).isInAccount).toBe(true);
  // An empty field stays empty while another address is typed.
  await page.getByLabel('E-mail').fill('');
  await expect(page.getByLabel('E-mail')).toHaveValue('');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(heading(page)).toHaveText('Review and pay');
  const reference = await page.getByText(/^SFR-/).first().innerText();
  await visit(page, '/profile/orders');
  await expect(page.getByText(reference, { exact: true }).first()).toBeVisible();
});
