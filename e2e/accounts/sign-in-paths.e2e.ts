import type { Page } from '@playwright/test';
import type { ForgotPasswordEvent } from '#machines/accounts/forgot-password/types.ts';
import type { ForgotPasswordView } from '#machines/accounts/forgot-password/view.ts';
import type { LoginModalEvent } from '#machines/accounts/login-modal/types.ts';
import type { LoginModalView } from '#machines/accounts/login-modal/view.ts';
import type { SignUpEvent } from '#machines/accounts/sign-up/types.ts';
import type { SignUpView } from '#machines/accounts/sign-up/view.ts';
import { AFTER } from '#machines/trace/covering-path.ts';
import { fillSignUp, haveAccount, logIn, logInLink, newEmail, ownMenu, PASSWORD } from '../support/account.ts';
import { expect, test, visit } from '../support/test.ts';
import { expectSameWay, type FlowTable, pathsOf, recorded, under, walk } from '../support/walk-path.ts';

/** A rejected form moves the focus to the error after a short delay. */
const untilFocused = (page: Page) => expect(page.locator('[aria-invalid=true]:focus')).toBeVisible();

const LIMITED = 'all journeys come from one address, which is not limited';
const LOST = 'no scenario loses it';
const FORBIDDEN = 'a browser that keeps nothing: its unit test';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Fills in the form for the event and the planned answers, and submits it. */
async function createAccount(page: Page, event: SignUpEvent, answers: readonly string[], taken: string): Promise<void> {
  const isAnswered = (text: string) => answers.some((label) => label.endsWith(text));
  const email = isAnswered('register registration_failed') ? taken : newEmail('path');
  await fillSignUp(page, { phone: '+49 151 23456789' });
  await page.getByLabel('E-mail').fill(event.faults.length > 0 ? '' : email);
  const password = page.getByLabel('Password', { exact: true });
  const again = page.getByLabel('Password again');
  if (event.faults.length > 0) await again.fill('something else');
  if (isAnswered('register invalid_details')) for (const field of [password, again]) await field.fill('password123');
  await page.getByRole('checkbox', { name: /rules and regulations/ }).setChecked(event.hasAcceptedRules);
  await button(page, 'Create the account').click();
  if (isAnswered('logIn ok')) await expect(ownMenu(page)).toBeVisible();
}

async function showsSignUp(page: Page, view: SignUpView): Promise<void> {
  if (view.kind === 'done') return expect(ownMenu(page)).toBeVisible();
  const { faults, problem, rulesRefused } = view;
  const taken = page.getByText('The email address is already in use');
  await expect(taken).toBeVisible({ visible: problem?.code === 'registration_failed' });
  const common = page.getByText(/Many people use this password/).first();
  await expect(common).toBeVisible({ visible: problem?.code === 'invalid_details' });
  await expectEmailInvalid(page, faults);
  if (rulesRefused === 0 || problem || faults.length > 0) return;
  await expect(page.getByText('You need to accept the rules and regulations before proceeding.').first()).toBeVisible();
}

async function forget(page: Page, { faults }: ForgotPasswordEvent): Promise<void> {
  await page.getByLabel('E-mail').fill(faults.length > 0 ? '' : newEmail('path'));
  await page.getByRole('button', { name: /^Mail (me a|another) code$/ }).click();
}

async function showsForgotten(page: Page, { status, faults }: ForgotPasswordView): Promise<void> {
  const sent = page.getByText('If this address has an account, a code is on its way.');
  await expect(sent).toBeVisible({ visible: status === 'success' });
  await expectEmailInvalid(page, faults);
}

const expectEmailInvalid = (page: Page, faults: SignUpEvent['faults']) =>
  expect(page.getByLabel('E-mail').and(page.locator('[aria-invalid="true"]'))).toHaveCount(
    faults.some(({ field }) => field === 'email') ? 1 : 0,
  );

/** The newsletter and the login answer in any order, so paths leave the newsletter out. */
const isPlain = (event: SignUpEvent) => !event.wantsNewsletter;

const BEYOND_SIGN_UP = {
  'register unavailable': LOST,
  registerByInvitation: 'an invitation: sign-in.e2e.ts of the journeys',
  'keepPrefill TypeError': FORBIDDEN,
  'logIn wrong_credentials': 'the account is made with the same words a moment before',
  'newsletter/subscribeNewsletter': 'it answers when it likes',
};

const signUpTable = (taken: string): FlowTable<SignUpEvent, SignUpView> => ({
  flow: 'signUp',
  events: {
    'account.create': {
      isOffered: (event, { kind }) => kind === 'signUp' && isPlain(event),
      act: (page, event, answers) => createAccount(page, event, answers, taken),
    },
  },
  answers: {
    'register ok': '',
    'register registration_failed': '',
    'register invalid_details': '',
    'keepPrefill ok': '',
    'logIn ok': '',
  },
  beyond: BEYOND_SIGN_UP,
  waits: [AFTER],
  whenWaited: untilFocused,
  shows: showsSignUp,
});

const forgotTable: FlowTable<ForgotPasswordEvent, ForgotPasswordView> = {
  flow: 'forgotPassword',
  events: { 'password.forget': { isOffered: (_, { status }) => status !== 'fetching', act: forget } },
  answers: { 'forgotPassword ok': '' },
  beyond: {
    'forgotPassword rate_limited': LIMITED,
    'forgotPassword invalid_details': 'the server refuses what no page of ours sends',
    'forgotPassword TypeError': LOST,
  },
  waits: [AFTER],
  whenWaited: untilFocused,
  shows: showsForgotten,
};

const modalTable = (taken: string): FlowTable<LoginModalEvent, LoginModalView> => ({
  flow: 'loginModal',
  events: {
    'login.open': {
      isOffered: ({ origin }, { kind }) => kind === 'closed' && origin === 'header',
      act: async (page) => {
        if (await ownMenu(page).isVisible()) {
          await ownMenu(page).click();
          await button(page, 'Log out').click();
        }
        await logInLink(page).click();
      },
    },
    'login.hide': {
      isOffered: (_, { kind }) => kind !== 'closed' && kind !== 'completed',
      act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
    },
    'login.submit': {
      isOffered: (_, { kind }) => kind === 'login',
      act: async (page, { faults }, answers) => {
        const password = answers.includes('logIn wrong_credentials') ? 'three red lamps' : PASSWORD;
        const form = page.getByRole('dialog');
        await (faults.length > 0 ? logIn(form, '', 'short') : logIn(form, taken, password));
        // The page's header updates last, and the next step starts there.
        if (answers.includes('logIn ok')) await expect(ownMenu(page)).toBeVisible();
      },
    },
    'account.show': {
      isOffered: (_, { kind }) => kind === 'login',
      act: (page) => button(page, 'Create an account').click(),
    },
    'login.show': {
      isOffered: (_, { kind }) => kind === 'createAccount' || kind === 'forgotPassword',
      act: (page) => button(page, 'I have an account').click(),
    },
    'forgot.show': {
      isOffered: (_, view) => view.kind === 'login' && view.problem !== null,
      act: (page) => button(page, 'Mail me a code').click(),
    },
    'account.create': {
      isOffered: (event, { kind }) => kind === 'createAccount' && isPlain(event),
      act: (page, event, answers) => createAccount(page, event, answers, taken),
    },
    'password.forget': { isOffered: (_, { kind }) => kind === 'forgotPassword', act: forget },
  },
  answers: {
    'logIn ok': '',
    'logIn wrong_credentials': '',
    ...under('signUp', signUpTable('').answers),
    ...under('forgotPassword', forgotTable.answers),
  },
  beyond: {
    'logIn rate_limited': LIMITED,
    ...under('signUp', BEYOND_SIGN_UP),
    ...under('forgotPassword', forgotTable.beyond),
  },
  waits: [AFTER],
  whenWaited: untilFocused,
  shows: async (page, view) => {
    const dialog = page.getByRole('dialog');
    switch (view.kind) {
      case 'closed':
      case 'completed':
        return expect(dialog).toHaveCount(0);
      case 'login':
        await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
        await expectEmailInvalid(page, view.faults);
        return expect(page.getByText('Incorrect username and password.')).toBeVisible({
          visible: view.problem !== null,
        });
      case 'createAccount':
        await expect(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible();
        return showsSignUp(page, view.signUp);
      case 'forgotPassword':
        await expect(page.getByRole('dialog', { name: 'Forgotten password' })).toBeVisible();
        return showsForgotten(page, view.forgot);
    }
  },
});

test('the sign-up goes the covering path', async ({ page }) => {
  const taken = newEmail('path-taken');
  await haveAccount(page, taken);
  const table = signUpTable(taken);
  const [path] = pathsOf(table, [{ origin: 'page', isInvited: false, isSignedIn: false }]);
  if (!path) throw new Error('One page, one path');
  await visit(page, '/signup');
  await walk(page, table, path);
  const [found] = await recorded(page, 'signUp');
  expectSameWay(found, path);
});

test('a forgotten password goes the covering path', async ({ page }) => {
  const [path] = pathsOf(forgotTable, [undefined]);
  if (!path) throw new Error('One page, one path');
  await visit(page, '/forget-password');
  await walk(page, forgotTable, path);
  const [found] = await recorded(page, 'forgotPassword');
  expectSameWay(found, path);
});

test('the login modal goes the covering path', async ({ page }) => {
  const taken = newEmail('path-taken');
  await haveAccount(page, taken);
  const table = modalTable(taken);
  const [path] = pathsOf(table, [undefined]);
  if (!path) throw new Error('One page, one path');
  await visit(page, '/iran-flight');
  await walk(page, table, path);
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' }).first(); // the other one belongs to the banner
  const isOpen = await close.isVisible();
  if (isOpen) await close.click();
  const [found] = await recorded(page, 'loginModal');
  expectSameWay(found, path, isOpen ? ['{"":{"hidden":"closed"}}'] : []);
});
