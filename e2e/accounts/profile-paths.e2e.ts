import type { Page, Route } from '@playwright/test';
import type { AccountNotice, AccountSection, AccountSettingsEvent } from '#machines/accounts/account-settings/types.ts';
import type { AccountSettingsView } from '#machines/accounts/account-settings/view.ts';
import { JONAS_ID } from '#machines/accounts/passenger-book/fixtures.ts';
import type { PassengerBookEvent } from '#machines/accounts/passenger-book/types.ts';
import type { PassengerBookView } from '#machines/accounts/passenger-book/view.ts';
import { haveOwnAccount, PASSWORD, signInElsewhere, siteOrigin } from '../support/account.ts';
import { ANNA, fillPerson, type Traveller } from '../support/booking.ts';
import { expectProblem } from '../support/problems.ts';
import { childCodeAnswers, codeDeeds, type Proof, proofOf, showsStepUp } from '../support/step-up.ts';
import { expect, test, visit } from '../support/test.ts';
import { expectWalked, type FlowTable, pathOf, playAfter, walk } from '../support/walk-path.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

const SECTIONS: Record<AccountSection, { readonly opens: string; readonly field: string }> = {
  name: { opens: 'Change Name', field: 'Given names' },
  phone: { opens: 'Change Phone', field: 'Phone' },
  email: { opens: 'Change E-mail', field: 'New e-mail' },
  password: { opens: 'Change Password', field: 'New password' },
  erase: { opens: 'Erase my account', field: 'Current password' },
};

const NEWS: Record<AccountNotice, string | RegExp> = {
  name: 'Name saved.',
  phone: /^Phone saved\./,
  email: /^We sent a link to the new address\./,
  password: /^Password changed\./,
  preference: 'Saved.',
  session: 'Logged out there.',
  sessions: 'Logged out everywhere else.',
  export: /^Your data was downloaded/,
};

type Settings = Extract<AccountSettingsView, { kind: 'settings' }>;
const isSettings = (view: AccountSettingsView): view is Settings => view.kind === 'settings';
const isFree = (view: AccountSettingsView) => isSettings(view) && view.section === null && view.stepUp === null;

/**
 * Ends another session. isGone: it ended elsewhere and the page does not know, so that the server answers not_found.
 */
async function endOther(page: Page, isGone: boolean): Promise<void> {
  const ends = page.getByRole('button', { name: /^Log out .*, logged in/ });
  if (!isGone) return ends.last().click();
  const sessions: { sessionId: string; isCurrent: boolean }[] = await (await page.request.get('/api/sessions')).json();
  const newest = sessions.find(({ isCurrent }) => !isCurrent);
  await page.request.delete(`/api/sessions/${newest?.sessionId}`, { headers: { origin: siteOrigin() } });
  await ends.first().click();
}

const signInAgain = async (email: string): Promise<void> => {
  for (let count = 0; count < 3; count += 1) await signInElsewhere(email);
};

const accountTable = (email: string, proof: Proof): FlowTable<AccountSettingsEvent, AccountSettingsView> => ({
  flow: 'accountSettings',
  events: {
    ...codeDeeds<AccountSettingsView>(proof, (view) => (isSettings(view) ? view.stepUp : null)),
    'section.open': {
      isOffered: ({ section }, view) => isSettings(view) && view.section !== section && view.stepUp === null,
      act: (page, { section }) => button(page, SECTIONS[section].opens).click(),
    },
    'section.close': {
      isOffered: (_, view) => isSettings(view) && (view.section !== null || view.stepUp !== null),
      act: (page) => page.getByRole('button', { name: /^(Cancel|Not now)$/ }).click(),
    },
    // The other forms are equal for the machine.
    'section.submit': {
      isOffered: (_, view) => isSettings(view) && (view.section === 'phone' || view.section === 'erase'),
      act: async (page, { faults }, answers) => {
        const isRefused = answers.some((label) => label.endsWith('invalid_details'));
        const password = faults.length > 0 ? '' : isRefused ? 'not the password' : PASSWORD;
        await page.getByLabel('Current password').fill(password);
        const phone = page.getByLabel('Phone');
        if (await phone.isVisible()) {
          await phone.fill('+49 151 98765432');
          await button(page, 'Save').click();
        } else await button(page, 'Erase my account now').click();
      },
    },
    'preference.choose': {
      isOffered: (_, view) => isFree(view),
      act: async (page) => {
        const other = page.getByRole('group', { name: 'Calendar' }).getByRole('radio', { checked: false });
        await page.getByText((await other.getAttribute('value')) === 'persian' ? 'Persian' : 'Gregorian').click();
      },
    },
    'session.end': {
      isOffered: (_, view) => isFree(view),
      act: (page, _, answers) => endOther(page, answers.includes('endSession not_found')),
    },
    'sessions.end': {
      isOffered: (_, view) => isFree(view),
      act: async (page, _, answers) => {
        // Signs in elsewhere before the page reloads the list, so that there are sessions to end next time.
        const readAgain = async (route: Route) => {
          await signInAgain(email);
          await route.continue();
        };
        if (answers.includes('endOtherSessions ok')) await page.route('**/api/sessions', readAgain, { times: 1 });
        await button(page, 'Log out everywhere else').click();
      },
    },
    'data.export': {
      isOffered: (_, view) => isFree(view),
      act: async (page) => {
        await proof.forget();
        await button(page, 'Download my data').click();
      },
    },
    'deadline.reached': 'after two minutes',
  },
  answers: {
    ...childCodeAnswers,
    'saveChange ok': '',
    'saveChange invalid_details': '',
    'updatePreference ok': '',
    'updatePreference unavailable': 'outage.updateAccount',
    'endSession ok': '',
    'endSession not_found': '',
    'endOtherSessions ok': '',
    'endOtherSessions unavailable': 'outage.endOtherSessions',
    'exportAccount step_up_required': { to: ['data.export'] },
    'exportAccount unavailable': 'outage.exportAccount',
    'exportAccount ok': { to: ['code.verify'] },
    'eraseAccount ok': '',
    'eraseAccount invalid_details': '',
  },
  beyond: { 'eraseAccount not_allowed': 'there must be money on the balance: erase.test.ts of the server' },
  shows: async (page, view) => {
    if (!isSettings(view)) return expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is erased');
    for (const [section, { field }] of Object.entries(SECTIONS)) {
      if (section === view.section) await expect(page.getByLabel(field, { exact: true })).toBeVisible();
    }
    const { section, problem, news } = view;
    const isAtField = section !== null && problem?.fields !== undefined;
    if (isAtField) await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
    else if (view.stepUp === null) await expectProblem(page, problem);
    if (news) await expect(page.getByText(NEWS[news], { exact: true })).toBeVisible();
    await showsStepUp(page, view.stepUp);
  },
});

type Task = Extract<PassengerBookView, { kind: 'list' }>['task'];
const taskOf = (view: PassengerBookView): Task => (view.kind === 'list' ? view.task : null);
const isList = (view: PassengerBookView) => view.kind === 'list' && view.task === null;

const JONAS: Traveller = { ...ANNA, title: 'Mr', given: 'Jonas', birth: ['2', '11', '1986'], passport: 'C01X00K92' };
const nameOf = (passengerId: string) => (passengerId === JONAS_ID ? JONAS : ANNA).given;

async function savePassenger(page: Page, { title, given, family, birth, passport }: Traveller): Promise<void> {
  const [day, month, year] = birth.map((part) => part.padStart(2, '0'));
  const data = {
    isMe: false,
    title: title === 'Ms' ? 'MS' : 'MR',
    firstName: given,
    lastName: family,
    birthDate: `${year}-${month}-${day}`,
    nationality: 'DE',
    passportNumber: passport,
    passportCountry: 'DE',
    passportExpiry: '2034-08-21',
  };
  const answer = await page.request.post('/api/account/passengers', { headers: { origin: siteOrigin() }, data });
  expect(answer.status()).toBe(201);
}

const passengerTable = (proof: Proof): FlowTable<PassengerBookEvent, PassengerBookView> => ({
  flow: 'passengerBook',
  events: {
    ...codeDeeds<PassengerBookView>(proof, (view) => {
      const task = taskOf(view);
      return task?.kind === 'proving' ? task.stepUp : null;
    }),
    'list.retry': { isOffered: (_, { kind }) => kind === 'failed', act: (page) => button(page, 'Try again').click() },
    'passenger.add': {
      isOffered: (_, view) => isList(view),
      act: (page) => button(page, 'Add a passenger').click(),
    },
    'passenger.edit': {
      isOffered: (_, view) => isList(view),
      act: (page, { passengerId }) =>
        button(page, new RegExp(`^Edit ${nameOf(passengerId)}`))
          .first()
          .click(),
    },
    'passenger.remove': {
      isOffered: (_, view) => isList(view),
      act: (page, { passengerId }) =>
        button(page, new RegExp(`^Remove ${nameOf(passengerId)}`))
          .first()
          .click(),
    },
    'passenger.reveal': {
      isOffered: (_, view) => isList(view),
      act: async (page, { passengerId }) => {
        await proof.forget();
        await button(page, new RegExp(`^Show the number ${nameOf(passengerId)}`))
          .first()
          .click();
      },
    },
    'passenger.save': {
      isOffered: (_, view) => taskOf(view)?.kind === 'editing',
      act: async (page, { faults }) => {
        const form = page.getByRole('region', { name: /^(New passenger|Edit )/ });
        if (faults.length > 0) await form.getByLabel(/Given names/).fill('');
        else await fillPerson(form, JONAS);
        await button(page, 'Save').click();
      },
    },
    'removal.confirm': {
      isOffered: (_, view) => taskOf(view)?.kind === 'removing',
      act: (page) => button(page, 'Remove').click(),
    },
    'task.cancel': {
      isOffered: (_, view) => taskOf(view) !== null,
      act: (page) => page.getByRole('button', { name: /^(Cancel|Keep|Not now|Hide it .*)$/ }).click(),
    },
    'deadline.reached': 'after a minute, or two',
  },
  answers: {
    ...childCodeAnswers,
    'listSavedPassengers unavailable': 'outage.listSavedPassengers',
    'listSavedPassengers ok': { to: ['list.retry'] },
    'savePassenger ok': '',
    'savePassenger unavailable': 'outage',
    'removeSavedPassenger ok': '',
    'removeSavedPassenger unavailable': 'outage.removeSavedPassenger',
    'readSavedPassport step_up_required': { to: ['passenger.reveal'] },
    'readSavedPassport unavailable': 'outage.readSavedPassport',
    'readSavedPassport ok': { to: ['code.verify'] },
  },
  beyond: {
    'savePassenger invalid_details': 'the form checks the same rules before',
    'savePassenger not_allowed': '30 are saved',
  },
  shows: async (page, view) => {
    switch (view.kind) {
      case 'loading':
        throw new Error('No path rests while the list is loaded');
      case 'failed':
        await expect(button(page, 'Try again')).toBeVisible();
        return expectProblem(page, view.problem);
      case 'list':
        await showsTask(page, view.task);
        if (view.task) return;
        await expectProblem(page, view.problem);
        if (view.news) await expect(page.getByText(view.news === 'saved' ? 'Saved.' : /^Removed\./)).toBeVisible();
    }
  },
});

async function showsTask(page: Page, task: Task): Promise<void> {
  await showsStepUp(page, task?.kind === 'proving' ? task.stepUp : null);
  switch (task?.kind) {
    case undefined:
      return expect(button(page, 'Add a passenger')).toBeVisible();
    case 'editing':
      await expect(page.getByRole('heading', { name: task.passengerId ? /^Edit / : 'New passenger' })).toBeVisible();
      return expectProblem(page, task.problem);
    case 'removing':
      await expect(page.getByRole('heading', { name: /^Remove .*\?$/ })).toBeVisible();
      return expectProblem(page, task.problem);
    case 'shown':
      return expect(page.getByText(ANNA.passport)).toBeVisible();
    case 'proving':
      return;
    case 'opening':
      throw new Error('No path rests while a number is opened');
  }
}

test('the saved passengers and then the account go their covering paths', async ({ page }) => {
  const email = await haveOwnAccount(page);
  const proof = proofOf(page, email);
  for (const traveller of [ANNA, JONAS]) await savePassenger(page, traveller);
  const passengers = passengerTable(proof);
  const list = pathOf(passengers, { isListed: false });
  await playAfter(page, passengers, list, -1);
  await visit(page, '/profile/passengers');
  await walk(page, passengers, list);
  await expectWalked(page, ['passengerBook', list]);

  await signInAgain(email);
  await proof.forget();
  const account = accountTable(email, proof);
  const settings = pathOf(account);
  await visit(page, '/profile/account');
  await walk(page, account, settings);
  await expectWalked(page, ['accountSettings', settings]);
});
