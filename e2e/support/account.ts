import { expect, type Page, request, test } from '@playwright/test';

export const PASSWORD = 'three green lamps';

/** Of this worker, where its tests have a site of their own. */
let ownOrigin: string | null = null;
export const setSiteOrigin = (origin: string): void => {
  ownOrigin = origin;
};

/** The site under test, without a slash. */
export const siteOrigin = (): string => ownOrigin ?? new URL(test.info().project.use.baseURL ?? '').origin;

/** An address that nobody else has: journeys run beside each other on one server. */
export const newEmail = (name: string): string =>
  `${name}.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.org`;

type Form = ReturnType<Page['locator']> | Page;
type Person = { readonly email?: string; readonly phone?: string };

/** The form of a new account, in a page or in the modal; what is filled in already stays. */
export async function fillSignUp(form: Form, { email, phone }: Person): Promise<void> {
  if (email) await form.getByLabel('E-mail').fill(email);
  if (phone) await form.getByLabel('Phone').fill(phone);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Password again').fill(PASSWORD);
  await form.getByRole('checkbox', { name: /rules and regulations/ }).check();
}

/** An account that exists and that this page's browser is not signed in with. */
export async function haveAccount(page: Page, email: string): Promise<void> {
  const origin = siteOrigin();
  const answer = await page.request.post('/api/accounts', {
    headers: { origin },
    data: {
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      phone: '+49 151 23456789',
      newsletterSubscribing: false,
    },
  });
  expect(answer.status()).toBe(201);
}

/** Logs in where a login form is. The shell that stands in for the form has an e-mail field of its own, and no password. */
export async function logIn(form: Form, email: string, password = PASSWORD): Promise<void> {
  await expect(form.getByLabel('Password', { exact: true })).toBeVisible();
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** The text of a mail to an address; waits for it. */
export async function mailTo(page: Page, email: string, subject: RegExp): Promise<string> {
  let found = '';
  await expect(async () => {
    const list = await (await page.request.get('/mailbox')).text();
    const items = list.split('<li>').filter((item) => item.includes(`to ${email}`) && subject.test(item));
    const href = /href="([^"]+)"/.exec(items[0] ?? '')?.[1];
    expect(href).toBeDefined();
    found = await (await page.request.get(href ?? '')).text();
  }).toPass();
  return found;
}

/** Whose name or e-mail stands in the head of the page. */
export const ownMenu = (page: Page) => page.getByRole('banner').locator('summary').filter({ hasText: /./ });
export const logInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' });

/** Signs this page's browser in, without a form: the forms have journeys of their own. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const headers = { origin: siteOrigin() };
  const answer = await page.request.post('/api/sessions', { headers, data: { email, password } });
  expect(answer.status()).toBe(201);
}

/** A sign-in in another browser. */
export async function signInElsewhere(email: string): Promise<void> {
  const other = await request.newContext({ baseURL: siteOrigin(), extraHTTPHeaders: { origin: siteOrigin() } });
  const answer = await other.post('/api/sessions', { data: { email, password: PASSWORD } });
  expect(answer.status()).toBe(201);
  await other.dispose();
}

/** A new account that this page's browser is signed in with; returns its e-mail. */
export async function haveOwnAccount(page: Page): Promise<string> {
  const email = newEmail('owner');
  await haveAccount(page, email);
  await signIn(page, email);
  return email;
}

/** The newest one-time code that was mailed to who is signed in. */
export async function codeFor(page: Page, email: string): Promise<string> {
  const text = await mailTo(page, email, /\d{6} is your code/);
  return /Your code: (\d{6})/.exec(text)?.[1] ?? '';
}
