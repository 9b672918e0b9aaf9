import {
  fillSignUp,
  haveAccount,
  logIn,
  logInLink,
  mailTo,
  newEmail,
  ownMenu,
  PASSWORD,
  siteOrigin,
} from '../support/account.ts';
import { beginAtReview, holdOneWay, reviewOneWay, toBank } from '../support/booking.ts';
import { dayAhead } from '../support/days.ts';
import { expect, expectAccessible, test, visit } from '../support/test.ts';

test('one signs up in the modal and is where one was', async ({ page }) => {
  const email = newEmail('modal');
  await visit(page, '/find-booking?reference=SFR-7K2M-9Q');
  await logInLink(page).click();
  const modal = page.getByRole('dialog', { name: 'Log in' });
  await expect(modal).toBeVisible();
  await expectAccessible(page);
  await modal.getByRole('button', { name: 'Create an account' }).click();
  const form = page.getByRole('dialog', { name: 'Create an account' });
  await fillSignUp(form, { email, phone: '+49 151 23456789' });
  const rules = form.getByRole('checkbox', { name: /rules and regulations/ });
  await rules.uncheck();
  await form.getByRole('button', { name: 'Create the account' }).click();
  // The banner is above the backdrop: it is announced and clickable.
  const banner = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close' }) });
  await expect(banner).toContainText('You need to accept the rules and regulations before proceeding.');
  await banner.click();
  await expect(banner).toHaveCount(0);
  await rules.check();
  await form.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(ownMenu(page)).toHaveText(email);
  await expect(page).toHaveURL(/\/find-booking\?reference=SFR-7K2M-9Q$/);
  await page.reload();
  await expect(ownMenu(page)).toHaveText(email);
});

test('on a phone the banner about the rules leaves the title and Close free, and goes with its form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/find-booking');
  await logInLink(page).click();
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Create an account' }).click();
  const form = page.getByRole('dialog', { name: 'Create an account' });
  await fillSignUp(form, { email: newEmail('banner'), phone: '+49 151 23456789' });
  await form.getByRole('checkbox', { name: /rules and regulations/ }).uncheck();
  await form.getByRole('button', { name: 'Create the account' }).click();
  const banner = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close' }) });
  await expect(banner).toBeVisible();
  const shown = await banner.boundingBox();
  const title = await form.getByRole('heading', { name: 'Create an account' }).boundingBox();
  if (!shown || !title) throw new Error('Both must be in sight');
  expect(shown.y).toBeGreaterThan(title.y + title.height);
  await form.getByRole('button', { name: 'I have an account' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('rules that are not accepted and fields that are wrong are said before anything is sent', async ({ page }) => {
  await visit(page, '/signup');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('E-mail').fill(newEmail('rules'));
  await page.getByLabel('Phone').fill('+49 (151) 234-567.89');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByText('You need to accept the rules and regulations before proceeding.').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /rules and regulations/ })).toBeFocused();
  await page.getByRole('checkbox', { name: /rules and regulations/ }).check();
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(ownMenu(page)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('an address that has an account, and a password that everybody has', async ({ page }) => {
  const email = newEmail('taken');
  await haveAccount(page, email);
  await visit(page, '/signup');
  await fillSignUp(page, { email, phone: '+49 151 23456789' });
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByText('The email address is already in use')).toBeVisible();
  await page.getByLabel('E-mail').fill(newEmail('common'));
  await page.getByLabel('Password', { exact: true }).fill('password123');
  await page.getByLabel('Password again').fill('password123');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Many people use this password/,
  );
});

test('a wrong password, then the right one, and on to the page that was asked for', async ({ page }) => {
  const email = newEmail('wrong');
  await haveAccount(page, email);
  await visit(page, '/login?redirect=%2Fflight-rules');
  await logIn(page, email, 'three red lamps');
  await expect(page.getByText('Incorrect username and password.')).toBeVisible();
  await expectAccessible(page);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/flight-rules$/);
  await expect(ownMenu(page)).toHaveText(email);
});

for (const hostile of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/api/account']) {
  test(`a login never leads to ${hostile}`, async ({ page }) => {
    const email = newEmail('hostile');
    await haveAccount(page, email);
    await visit(page, `/login?redirect=${encodeURIComponent(hostile)}`);
    await logIn(page, email);
    await expect(ownMenu(page)).toBeVisible();
    await expect(page).toHaveURL(`${siteOrigin()}/`);
  });
}

test('an invitation: its address is locked, its codes come along, its way on is ours', async ({ page }) => {
  const email = newEmail('invited');
  const { url } = await (await page.request.post(`/test-support/invite?email=${encodeURIComponent(email)}`)).json();
  await visit(page, `${url}&redirectURL=find-booking`.replace(/^https?:\/\/[^/]+/, ''));
  await expect(page.getByLabel('E-mail')).toBeDisabled();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByText(/discount code/)).toBeVisible();
  await fillSignUp(page, { phone: '+49 151 23456789' });
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page).toHaveURL(`${siteOrigin()}/find-booking`);
  const session = await (await page.request.get('/api/sessions/current')).json();
  expect([session.account.email, session.account.isEmailConfirmed]).toEqual([email, true]);

  await page.context().clearCookies();
  await visit(page, `${url}&redirectURL=//evil.example`.replace(/^https?:\/\/[^/]+/, ''));
  // Checked first: nobody fills in a form for a used invitation.
  await expect(page.getByText('This invitation was used before.')).toBeVisible();
  await expect(page.getByText(/discount code/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Create an account without it' }).click();
  await expect(page).toHaveURL(`${siteOrigin()}/signup`);
  await expect(page.getByLabel('E-mail')).toBeEnabled();
});

test('forgotten: mail, code, new password, and every other sign-in has ended', async ({ page, browser }) => {
  const email = newEmail('forgotten');
  await haveAccount(page, email);
  const elsewhere = await (await browser.newContext({ baseURL: siteOrigin() })).newPage();
  await visit(elsewhere, '/login');
  await logIn(elsewhere, email);
  await expect(ownMenu(elsewhere)).toBeVisible();

  await visit(page, '/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Mail me a code' }).click();
  await expect(page.getByText('If this address has an account, a code is on its way.')).toBeVisible();
  const code = /Your code: (\d{6})/.exec(await mailTo(page, email, /is your code/))?.[1] ?? '';
  await page.getByRole('link', { name: 'Enter the code' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByText('Another code can be mailed in')).toBeVisible();
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/This code is wrong/)).toBeVisible();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible();
  await expect(page.getByText('Your phone is ••••')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('four blue lamps');
  await page.getByLabel('New password again').fill('four blue lamps');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(ownMenu(page)).toHaveText(email);
  await mailTo(page, email, /password was changed/);

  await elsewhere.reload();
  await expect(logInLink(elsewhere)).toBeVisible();
  await elsewhere.context().close();
});

test('a log-out in one tab is one in the other', async ({ page, context }) => {
  const email = newEmail('tabs');
  await haveAccount(page, email);
  await visit(page, '/login');
  await logIn(page, email);
  await expect(ownMenu(page)).toBeVisible();
  const other = await context.newPage();
  await visit(other, '/find-booking');
  await expect(ownMenu(other)).toHaveText(email);
  await ownMenu(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(logInLink(page)).toBeVisible();
  await expect(logInLink(other)).toBeVisible();
});

test('by keyboard alone through the modal; Escape does nothing, Close does', async ({ page }) => {
  const email = newEmail('keyboard');
  await haveAccount(page, email);
  await visit(page, '/find-booking');
  await logInLink(page).focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Log in' });
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(modal).toBeVisible();
  // The dialog has replaced its shell, which has its own Close button.
  await expect(page.locator('dialog[data-shell][open]')).toHaveCount(0);
  await modal.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(modal).toBeHidden();
  await expect(logInLink(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(modal).toBeVisible();
  const field = modal.getByLabel('E-mail');
  for (
    let presses = 0;
    presses < 10 && !(await field.evaluate((element) => element === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(field).toBeFocused();
  await page.keyboard.type(email);
  const password = modal.getByLabel('Password', { exact: true });
  for (
    let presses = 0;
    presses < 10 && !(await password.evaluate((element) => element === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(modal).toBeHidden();
  await expect(ownMenu(page)).toHaveText(email);
  await expect(ownMenu(page)).toBeFocused(); // the link that opened the modal no longer exists
});

test('at review one may sign up: nothing typed is lost, and the order is in the account', async ({ page }) => {
  const email = newEmail('review');
  await reviewOneWay(page, dayAhead(141));
  await page.getByRole('button', { name: 'Log in or sign up' }).click();
  const form = page.getByRole('dialog', { name: 'Create an account' });
  await expect(form.getByLabel('Phone')).not.toHaveValue('');
  await fillSignUp(form, { email });
  await form.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/step=confirm/);
  await expect(page.getByRole('button', { name: 'Log in or sign up' })).toHaveCount(0);
  await expect(page.getByText('Keller').first()).toBeVisible();
  const reference = await page.getByText(/^SFR-/).first().innerText();
  await visit(page, '/profile/orders');
  await expect(page.getByText(reference, { exact: true }).first()).toBeVisible();
});

test('who signed up finds contact fields filled in, and the other way round; a log-out forgets both', async ({
  page,
}) => {
  const email = newEmail('prefill');
  const phone = '+49 151 23456789';
  await visit(page, '/signup');
  await fillSignUp(page, { email, phone });
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(ownMenu(page)).toHaveText(email);
  await holdOneWay(page, dayAhead(143));
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Phone')).toHaveValue(phone);
  await ownMenu(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(logInLink(page)).toBeVisible();

  await holdOneWay(page, dayAhead(144));
  await expect(page.getByLabel('E-mail')).toHaveValue('');
  await page.getByLabel('E-mail').fill('ben@example.org');
  await logInLink(page).click();
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toHaveValue('ben@example.org');
});

test('a guest’s order is in the account once the address is confirmed where one is logged in', async ({
  page,
  browser,
}) => {
  const email = newEmail('guest');
  await beginAtReview(page, dayAhead(142), { email });
  await toBank(page); // from here on the reference has been mailed
  await visit(page, '/signup');
  await fillSignUp(page, { email, phone: '+49 151 23456789' });
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(ownMenu(page)).toHaveText(email);
  const mail = await mailTo(page, email, /Confirm your e-mail address/);
  const link = /\/confirm-email\?token=[\w-]+/.exec(mail)?.[0] ?? '';
  // On another device the link alone gives no access to the order: it asks for a login and then returns to the link.
  const other = await (await browser.newContext({ baseURL: siteOrigin() })).newPage();
  await visit(other, link);
  await expect(other.getByText('Your address is confirmed.')).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(other, email);
  await expect(other.getByText('One order that you placed as a guest is in your account now.')).toBeVisible();
  await other.context().close();
  await visit(page, link);
  await expect(page.getByText('This link was used before.')).toBeVisible();
});
