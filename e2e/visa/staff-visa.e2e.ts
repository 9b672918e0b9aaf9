import { drawnPhoto } from '#domain/core/testing/drawn-pictures.ts';
import { enterAsStaff, typeCredentials } from '../support/staff.ts';
import { expect, expectAccessible, test, untilLive, visit, watch } from '../support/test.ts';
import { fillByRequests } from './support/visa-filled.ts';
import { fileOf, keepPicture, PICTURE_LABELS } from './support/visa-pictures.ts';
import { beginRequest, heading, payRequest } from './support/visa-request.ts';

test('a reviewer asks for a correction, sends and issues; the traveller sees each of it', async ({
  page,
  browser,
  complaints,
}) => {
  await visit(page, '/?scenario=leftToStaff');
  await beginRequest(page);
  await fillByRequests(page);
  await payRequest(page);
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const staff = await (await browser.newContext()).newPage();
  watch(staff, complaints);
  await enterAsStaff(staff, 'Reza');
  await expect(heading(staff)).toHaveText('Visa requests');
  await expectAccessible(staff);
  const { reference } = await (await page.request.get(`/api/orders/${orderId}`)).json();
  await staff.getByRole('link', { name: reference }).click();
  await expect(heading(staff)).toHaveText(reference);
  const eva = staff.getByRole('region', { name: 'Eva Keller' });
  await expect(eva.getByText('C01X00T47')).toBeVisible();
  await expectAccessible(staff);
  const photo = eva.getByRole('img', { name: 'Photo of Eva Keller' });
  const small = (await photo.boundingBox())?.height ?? 0;
  await eva.getByRole('button', { name: 'Enlarge Photo of Eva Keller' }).click();
  expect((await photo.boundingBox())?.height).toBeGreaterThan(small * 2);
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await eva.getByRole('button', { name: 'Ask for a correction' }).click();
  await eva.getByRole('button', { name: 'Ask the traveller' }).click();
  await expect(eva.getByText('Choose', { exact: false }).first()).toBeVisible();
  await eva.getByLabel('Which answer').selectOption('fatherName');
  await eva.getByLabel('What to correct').fill('Please write it in full.');
  await eva.getByRole('button', { name: 'Ask the traveller' }).click();
  await expect(staff.getByText('Done, and written down.')).toBeVisible();

  await expect(page.getByText('Please write it in full.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Father’s given name' }).fill('Karl Heinz');
  await page.reload();
  await untilLive(page);
  await expect(page.getByRole('textbox', { name: 'Father’s given name' })).toHaveValue('Karl Heinz');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Send this field' }).click();
  expect((await answered).status()).toBe(200);

  await staff.reload();
  await expect(eva.getByText('Karl Heinz')).toBeVisible();
  await eva.getByRole('button', { name: 'Ask for a correction' }).click();
  await eva.getByLabel('Which answer').selectOption('photo');
  await eva.getByLabel('What to correct').fill('The face is in the shade.');
  await eva.getByRole('button', { name: 'Ask the traveller' }).click();
  await expect(page.getByText('The face is in the shade.')).toBeVisible();
  const file = await fileOf(drawnPhoto());
  await page.getByLabel(PICTURE_LABELS.photo).setInputFiles(file);
  await keepPicture(page).click();
  await expect(page.getByText('The face is in the shade.')).toBeHidden();

  await staff.reload();
  await expect(eva.getByText('Being checked').first()).toBeVisible();
  await eva.getByRole('button', { name: 'Send to the ministry' }).click();
  await expect(eva.getByText('nothing can be corrected')).toBeVisible();
  await eva.getByRole('button', { name: 'Send Eva Keller to the ministry' }).click();
  await expect(eva.getByText('At the ministry').first()).toBeVisible();
  await expect(staff.locator('body')).not.toBeFocused();
  await eva.getByRole('button', { name: 'Issue the code' }).click();
  // A code can be used once: a retry of this journey on the same server needs another one.
  const lastDigit = test.info().retry;
  await eva.getByLabel('Code of the ministry').fill(`0123 4567 8901 2345 6${lastDigit}`);
  await eva.getByRole('button', { name: 'Issue it for Eva Keller' }).click();
  await expect(eva.getByText('Code issued', { exact: true }).first()).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(`012 345 678 901 234 56${lastDigit}`).first()).toBeVisible({ timeout: 3000 });
  }).toPass();

  await staff.getByRole('button', { name: 'Log out' }).click();
  await expect(heading(staff)).toHaveText('Staff');
  await staff.context().close();
});

test('who may only read decides nothing, and no traveller is asked in', async ({ page }) => {
  await visit(page, '/staff/visa');
  await expect(heading(page)).toHaveText('Staff');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await typeCredentials(page, 'Sara', 'a wrong guess');
  await expect(page.getByText('The name, the password or the code is wrong.')).toBeVisible();
  await enterAsStaff(page, 'Sara');
  await expect(page.getByText('You can read, and change nothing.')).toBeVisible();
});
