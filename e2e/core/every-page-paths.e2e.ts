import type { Page } from '@playwright/test';
import { ACCOUNT_ID } from '#machines/accounts/auth/fixtures.ts';
import type { AuthEvent } from '#machines/accounts/auth/types.ts';
import type { AuthView } from '#machines/accounts/auth/view.ts';
import type { AlertEvent } from '#machines/core/alert/types.ts';
import type { AlertView } from '#machines/core/alert/view.ts';
import { AFTER } from '#machines/trace/covering-path.ts';
import { haveOwnAccount, logIn, logInLink, ownMenu } from '../support/account.ts';
import { expect, test, visit } from '../support/test.ts';
import { expectWalked, type FlowTable, pathOf, walk } from '../support/walk-path.ts';

const banner = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close' }) });
const rules = (page: Page) => page.getByRole('checkbox', { name: /rules and regulations/ });

/**
 * The form of a new account reports in the banner that its rules are not accepted. The pointer only touches the banner.
 */
const alertTable: FlowTable<AlertEvent, AlertView> = {
  flow: 'alert',
  events: {
    'alert.show': {
      isOffered: (_, { kind }) => kind === 'hidden',
      act: async (page) => {
        if (await rules(page).isChecked()) await rules(page).press('Space');
        await page.getByLabel('Phone').press('Enter');
      },
    },
    'alert.close': {
      isOffered: (_, { kind }) => kind === 'visible',
      act: (page) => rules(page).press('Space'),
    },
    'alert.pause': {
      isOffered: (_, { kind }) => kind === 'visible',
      act: (page) => banner(page).hover(),
    },
    'alert.resume': {
      isOffered: (_, { kind }) => kind === 'visible',
      act: (page) => page.mouse.move(5, 800),
    },
  },
  answers: {},
  beyond: {},
  waits: [AFTER],
  whenWaited: (page) => expect(banner(page)).toHaveCount(0),
  shows: (page, { kind }) => expect(banner(page)).toHaveCount(kind === 'visible' ? 1 : 0),
};

const authTable = (email: string): FlowTable<AuthEvent, AuthView> => ({
  flow: 'auth',
  events: {
    'session.end': {
      isOffered: (_, { kind }) => kind === 'signedIn',
      act: async (page) => {
        const logOut = page.getByRole('button', { name: 'Log out', exact: true });
        if (!(await logOut.isVisible())) await ownMenu(page).click();
        await logOut.click();
      },
    },
    // For a signed-in user another tab triggers it.
    'session.check': {
      isOffered: (_, { kind }) => kind === 'signedOut',
      act: async (page) => {
        await logInLink(page).click();
        await logIn(page.getByRole('dialog', { name: 'Log in' }), email);
      },
    },
  },
  answers: { 'logOut ok': '', 'logOut unavailable': 'outage.logOut', 'readSession ok': '' },
  beyond: {
    'logOut TypeError': 'its port makes a problem of everything',
    'readSession unavailable': 'nothing is seen of it: its unit test',
  },
  shows: async (page, view) => {
    if (view.kind === 'signedOut') return expect(logInLink(page)).toBeVisible();
    await expect(ownMenu(page)).toBeVisible();
    if (view.kind === 'signedIn' && view.problem) await expect(banner(page)).toContainText('We could not log you out.');
  },
});

test('the banner goes the covering path', async ({ page }) => {
  const path = pathOf(alertTable);
  await visit(page, '/signup');
  await walk(page, alertTable, path);
  await expectWalked(page, ['alert', path]);
});

test('who is signed in goes the covering path', async ({ page }) => {
  const table = authTable(await haveOwnAccount(page));
  const path = pathOf(table, { accountId: ACCOUNT_ID });
  await visit(page, '/find-booking');
  await walk(page, table, path);
  await expectWalked(page, ['auth', path]);
});
