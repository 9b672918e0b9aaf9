import { expect, type Page, request, test } from '@playwright/test';

export const PASSWORD = 'three green lamps';

let ownOrigin: string | null = null;
export const setSiteOrigin = (origin: string): void => {
  ownOrigin = origin;
};

/** Origin of the site under test, without a trailing slash. */
export const siteOrigin = (): string => ownOrigin ?? new URL(test.info().project.use.baseURL ?? '').origin;

/** A unique address: journeys run in parallel on one server. */
export const newEmail = (name: string): string =>
  `${name}.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.org`;

type Form = ReturnType<Page['locator']> | Page;
type Person = { readonly email?: string; readonly phone?: string };

export async function fillSignUp(form: Form, { email, phone }: Person): Promise<void> {
  if (email) await form.getByLabel('E-mail').fill(email);
  if (phone) await form.getByLabel('Phone').fill(phone);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Password again').fill(PASSWORD);
  await form.getByRole('checkbox', { name: /rules and regulations/ }).check();
}

/** Creates an account without signing in this page's browser. */
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

/** Logs in with the login form. Its shell has an e-mail field of its own but no password field. */
export async function logIn(form: Form, email: string, password = PASSWORD): Promise<void> {
  await expect(form.getByLabel('Password', { exact: true })).toBeVisible();
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
}

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

/** The menu with the user's name or e-mail in the page's header. */
export const ownMenu = (page: Page) => page.getByRole('banner').locator('summary').filter({ hasText: /./ });
export const logInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' });

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const headers = { origin: siteOrigin() };
  const answer = await page.request.post('/api/sessions', { headers, data: { email, password } });
  expect(answer.status()).toBe(201);
}

export async function signInElsewhere(email: string): Promise<void> {
  const other = await request.newContext({ baseURL: siteOrigin(), extraHTTPHeaders: { origin: siteOrigin() } });
  const answer = await other.post('/api/sessions', { data: { email, password: PASSWORD } });
  expect(answer.status()).toBe(201);
  await other.dispose();
}

/** Creates an account, signs in this page's browser and returns its e-mail. */
export async function haveOwnAccount(page: Page): Promise<string> {
  const email = newEmail('owner');
  await haveAccount(page, email);
  await signIn(page, email);
  return email;
}

/** The newest one-time code mailed to the signed-in user. */
export async function codeFor(page: Page, email: string): Promise<string> {
  const text = await mailTo(page, email, /\d{6} is your code/);
  return /Your code: (\d{6})/.exec(text)?.[1] ?? '';
}
