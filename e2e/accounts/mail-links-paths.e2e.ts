import type { Page } from '@playwright/test';
import type { ConfirmEmailEvent } from '#machines/accounts/confirm-email/types.ts';
import type { ConfirmEmailView } from '#machines/accounts/confirm-email/view.ts';
import type { ResetPasswordEvent, ResetPasswordInput } from '#machines/accounts/reset-password/types.ts';
import type { ResetPasswordView } from '#machines/accounts/reset-password/view.ts';
import { AFTER } from '#machines/trace/covering-path.ts';
import type { Trace } from '#machines/trace/format.ts';
import { haveAccount, haveOwnAccount, mailTo, newEmail, ownMenu } from '../support/account.ts';
import { expectProblem } from '../support/problems.ts';
import { expect, test, visit } from '../support/test.ts';
import {
  expectSameWay,
  expectWalked,
  type FlowTable,
  OPENING,
  openingAnswers,
  pathsOf,
  playAfter,
  recorded,
  walk,
} from '../support/walk-path.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const confirmTable: FlowTable<ConfirmEmailEvent, ConfirmEmailView> = {
  flow: 'confirmEmail',
  events: {
    'link.follow': { isOffered: (_, { kind }) => kind === 'failed', act: (page) => button(page, 'Try again').click() },
    'link.resend': 'a link ends after a day',
  },
  answers: {
    'confirmEmail ok without claimedOrders without waitingOrders': '',
    'confirmEmail link_used': { to: [OPENING] },
    'confirmEmail not_found': { to: [OPENING] },
    'confirmEmail unavailable': 'outage.confirmEmail',
  },
  beyond: {
    'confirmEmail ok without waitingOrders': 'orders of a guest: sign-in.e2e.ts of the journeys',
    'confirmEmail ok without claimedOrders': 'orders of a guest: sign-in.e2e.ts of the journeys',
    'confirmEmail link_expired': 'a link ends after a day',
    resendConfirmation: 'a link ends after a day',
  },
  shows: async (page, view) => {
    const shown = {
      confirmed: 'Your address is confirmed.',
      used: 'This link was used before.',
      unknown: 'We do not know this link.',
    };
    switch (view.kind) {
      case 'confirmed':
      case 'used':
      case 'unknown':
        return expect(page.getByText(shown[view.kind])).toBeVisible();
      case 'failed':
        return expectProblem(page, view.problem);
      case 'verifying':
      case 'expired':
      case 'resent':
        throw new Error(`No path rests in ${view.kind}`);
    }
  },
};

const NOWHERE = 'no field is wrong then, so nothing on the page shows when its half second is over';

/** Shared by the two pages, code and new password; each has its own flow. */
const resetTable = (
  events: FlowTable<ResetPasswordEvent, ResetPasswordView>['events'],
): FlowTable<ResetPasswordEvent, ResetPasswordView> => ({
  flow: 'resetPassword',
  events,
  answers: {
    'otpCountdown/sendCode ok': '',
    'otpCountdown/sendCode rate_limited': 'tooMany.forgotPassword',
    'otpCountdown/sendCode unavailable': 'outage.forgotPassword',
    'logInWithCode ok': '',
    'logInWithCode code_wrong': '',
    'changePassword ok': '',
    'changePassword invalid_details': '',
    'changePassword login_required': '',
  },
  beyond: { 'logInWithCode rate_limited': NOWHERE, 'changePassword unavailable': NOWHERE },
  waits: [AFTER],
  whenWaited: (page) => expect(page.locator('[aria-invalid=true]:focus')).toBeVisible(),
  shows: async (page, view) => {
    switch (view.kind) {
      case 'code': {
        const { countdown, faults, problem } = view;
        await expect(page.getByText('Another code can be mailed in')).toBeVisible({
          visible: countdown.kind === 'waiting',
        });
        await expectProblem(page, countdown.kind === 'ready' ? countdown.problem : null);
        return expectInvalid(page, 'Code', faults.length > 0 || problem !== null);
      }
      case 'password': {
        await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible();
        const at = (field: string) => view.faults.some((fault) => fault.field === field);
        await expectInvalid(page, 'New password again', at('confirmPassword'));
        return expectInvalid(page, 'New password', at('password'));
      }
      case 'lapsed':
        return expect(page.getByText(/^Your code was valid for/)).toBeVisible();
      case 'done':
        return expect(ownMenu(page)).toBeVisible();
    }
  },
});

const expectInvalid = (page: Page, label: string, isInvalid: boolean) =>
  expect(page.getByLabel(label, { exact: true }).and(page.locator('[aria-invalid="true"]'))).toHaveCount(
    isInvalid ? 1 : 0,
  );

const codeTable = (email: string) =>
  resetTable({
    'code.enter': {
      // A code is right only in the browser that asked for it.
      isOffered: ({ faults }, view) => view.kind === 'code' && (faults.length > 0 || view.countdown.kind === 'waiting'),
      act: async (page, { faults }, answers) => {
        await page.getByLabel('E-mail').fill(email);
        const code = answers.includes('logInWithCode ok') ? await resetCode(page, email) : '000000';
        await page.getByLabel('Code', { exact: true }).fill(faults.length > 0 ? '12' : code);
        await button(page, 'Continue').click();
      },
    },
    'code.resend': {
      isOffered: (_, view) => view.kind === 'code' && view.countdown.kind === 'ready',
      act: async (page) => {
        await page.getByLabel('E-mail').fill(email);
        await button(page, 'Mail another code').click();
      },
    },
    'password.set': 'the next page has a flow of its own',
  });

const resetCode = async (page: Page, email: string): Promise<string> =>
  /Your code: (\d{6})/.exec(await mailTo(page, email, /is your code/))?.[1] ?? '';

const passwordTable = resetTable({
  'password.set': {
    isOffered: (_, { kind }) => kind === 'password',
    act: async (page, { faults }, answers) => {
      const password = answers.includes('changePassword invalid_details') ? 'password123' : 'four blue lamps';
      await page.getByLabel('New password', { exact: true }).fill(password);
      await page.getByLabel('New password again').fill(faults.length > 0 ? 'something else' : password);
      if (answers.includes('changePassword login_required')) await page.context().clearCookies({ name: /session/ });
      await button(page, 'Set the password').click();
    },
  },
  'code.enter': 'the page before has a flow of its own',
  'code.resend': 'the page before has a flow of its own',
});

function twice(table: FlowTable<ResetPasswordEvent, ResetPasswordView>, input: ResetPasswordInput): [Trace, Trace] {
  const [first, second] = pathsOf(table, [input, input]);
  if (!first || !second) throw new Error('Two visits, two paths');
  return [first, second];
}

test('the link that confirms an address goes the covering paths', async ({ page }) => {
  const email = await haveOwnAccount(page);
  const mail = await mailTo(page, email, /Confirm your e-mail address/);
  const link = /\/confirm-email\?token=[\w-]+/.exec(mail)?.[0] ?? '';
  const [first, ...others] = [true, true, true, false].map((hasToken) => ({ hasToken }));
  for (const path of pathsOf(confirmTable, [first, ...others])) {
    await playAfter(page, confirmTable, path, -1);
    const isUnknown = openingAnswers(path).includes('confirmEmail not_found');
    const hasToken = (path.input as { hasToken: boolean }).hasToken;
    await visit(page, hasToken ? (isUnknown ? link.replace(/.{9}$/, 'cut-short') : link) : '/confirm-email');
    await walk(page, confirmTable, path);
    if (path.steps.length > 0) await expectWalked(page, ['confirmEmail', path]);
  }
});

test('a code and a new password go the covering paths', async ({ page }) => {
  const codes = twice(codeTable(''), { stage: 'code', resendAt: null });
  const passwords = twice(passwordTable, { stage: 'password', resendAt: null });
  for (const visited of [0, 1] as const) {
    // Another account, whose only code belongs to this visit.
    const email = newEmail('path-reset');
    await haveAccount(page, email);
    await visit(page, '/reset-password');
    await walk(page, codeTable(email), codes[visited]);
    await walk(page, passwordTable, passwords[visited]);
    const [before, here] = await recorded(page, 'resetPassword');
    expectSameWay(before, codes[visited]);
    expectSameWay(here, passwords[visited]);
  }
});
