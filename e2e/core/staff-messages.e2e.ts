import { mailTo, newEmail } from '../support/account.ts';
import { enterAsStaff } from '../support/staff.ts';
import { expect, expectAccessible, test, untilLive, visit, watch } from '../support/test.ts';

test('a traveller writes, the desk answers on the page and by mail, and the traveller writes on', async ({
  page,
  browser,
  complaints,
}) => {
  const email = newEmail('talk');
  await visit(page, '/contact');
  await page.getByRole('radio', { name: 'A trip that I booked' }).check();
  await page.getByLabel('Your message').fill('The name on my ticket has one L.');
  await page.getByLabel('Your name').fill('Anna Keller');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the message' }).click();
  const number = await page.getByText(/^HLP-/).first().innerText();
  await page.getByRole('link', { name: 'Open your message' }).click();
  const texts = page.getByRole('log');
  await expect(texts.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);

  const staff = await (await browser.newContext()).newPage();
  watch(staff, complaints);
  await enterAsStaff(staff, 'Reza', '/staff/messages');
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Messages');
  await expectAccessible(staff);
  await staff.getByRole('link', { name: number }).click();
  await expect(staff.getByText('The name on my ticket has one L.')).toBeVisible();
  await expect(staff.getByText(email)).toBeVisible();
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Send' }).click();
  await expect(staff.getByLabel('Your answer')).toBeFocused();
  await staff.getByLabel('Your answer').fill('I ask the airline.\nPlease wait.');
  await staff.getByRole('button', { name: 'Send' }).click();
  await expect(staff.getByLabel('Your answer')).toHaveValue('');
  await expect(staff.getByRole('log').getByRole('listitem')).toHaveCount(2);

  // The open page polls for it.
  await expect(texts.getByText('I ask the airline.')).toBeVisible();
  expect(await mailTo(page, email, new RegExp(`An answer to your message ${number}`))).toContain('I ask the airline.');
  await page.getByLabel('Write on').fill('Thank you.');
  await page.reload();
  await untilLive(page);
  await expect(page.getByLabel('Write on')).toHaveValue('Thank you.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(texts.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByLabel('Write on')).toHaveValue('');

  // Text typed while another one is being sent stays for the next one.
  const sending = page.waitForRequest(/\/replies$/);
  await page.route(/\/replies$/, async (route) => {
    await page.getByLabel('Write on').fill('One thing more');
    await route.continue();
  });
  await page.getByLabel('Write on').fill('And the price?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await sending;
  await expect(texts.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByLabel('Write on')).toHaveValue('One thing more');
  await page.unroute(/\/replies$/);

  // The staff cannot answer messages it has not loaded.
  const conflict = await staff.request.post(
    new URL(staff.url()).pathname.replace('/staff', '/api/staff').concat('/replies'),
    {
      data: { text: 'Too early', texts: 3 },
      headers: { origin: new URL(staff.url()).origin, 'idempotency-key': crypto.randomUUID() },
    },
  );
  expect(conflict.status()).toBe(409);

  // Thanks need no answer: the staff closes the conversation, and the traveller's next message opens it again.
  await staff.reload();
  await untilLive(staff);
  await expect(staff.getByRole('log').getByRole('listitem')).toHaveCount(4);
  await staff.getByRole('button', { name: 'No answer needed' }).click();
  await expect(staff.getByText('Reza closed this', { exact: false })).toBeVisible();
  await expect(staff.getByRole('button', { name: 'No answer needed' })).toBeHidden();
  await expectAccessible(staff);
  await page.reload();
  await untilLive(page);
  await expect(page.getByText('sees nothing left to answer', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(texts.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByText('sees nothing left to answer', { exact: false })).toBeHidden();
  await staff.goto('/staff/messages?state=closed');
  await expect(staff.getByRole('link', { name: 'No answer needed' })).toHaveAttribute('aria-current', 'true');
  await expect(staff.getByRole('link', { name: number })).toBeHidden();
  await staff.getByRole('link', { name: 'Waiting' }).click();
  await staff.getByRole('link', { name: number }).click();
  // A message that arrived while the page was open must be read before the conversation is closed.
  await untilLive(staff);
  await page.getByLabel('Write on').fill('One last thing.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(texts.getByRole('listitem')).toHaveCount(6);
  await staff.getByRole('button', { name: 'No answer needed' }).click();
  await expect(staff.getByText('Read it before you close this.', { exact: false })).toBeVisible();
  await expect(staff.getByText('One last thing.')).toBeVisible();

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  expect((await other.goto(page.url()))?.status()).toBe(404);
  await stranger.close();

  await visit(page, '/');
  await page.getByRole('link', { name: 'Help' }).click();
  const help = page.getByRole('dialog');
  await help.getByRole('link', { name: number }).click();
  await expect(help.getByRole('heading', { level: 3, name: number })).toBeVisible();
  await expect(help.getByText('I ask the airline.')).toBeVisible();

  await staff.getByRole('button', { name: 'Log out' }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Staff');
  await staff.context().close();
});

test('who may not answer messages sees none, and only the desks that are theirs', async ({ page }) => {
  await enterAsStaff(page, 'Sara', '/staff/messages');
  await expect(page.getByText('Your login has no permission to see this.')).toBeVisible();
  await page.getByRole('link', { name: 'Desks' }).click();
  await expect(page.getByRole('link', { name: 'Visa requests' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeHidden();
  expect((await page.goto('/staff/nothing'))?.status()).toBe(404);
});
