import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { OTP_COUNTDOWN_SECONDS, secondsLeft } from '#domain/core/limits.ts';
import { airportOf } from '#domain/country/airports.ts';
import { account } from '#machines/accounts/account-settings/fixtures.ts';
import { alertMachine } from '#machines/core/alert/machine.ts';
import { alertView } from '#machines/core/alert/view.ts';
import type { CurrentSession } from '#src/platform/accounts/guest-session.ts';
import { knownSession, rememberAccount, sessionQuery } from '#src/platform/accounts/session.ts';
import { emptyVault } from '#src/platform/accounts/sign-in-actors.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { breadcrumbData } from '#src/ui/breadcrumb-data.ts';

const NOW = 1_800_000_000_000;
const context = (): AppContext => ({
  origin: 'https://safar.example',
  fetch: () => Promise.reject(new Error('nobody is asked')),
  cache: {},
  mayBeSignedIn: true,
  now: () => NOW,
});

function shownAlert() {
  const alert = createActor(alertMachine).start();
  alert.send({ type: 'alert.show', text: 'The seats are held.', alertType: 'info' });
  const shown = alertView(alert.getSnapshot());
  alert.stop();
  return shown;
}

const OWNERS = {
  'alert text': {
    owner: 'machines/core/alert',
    is: () => (shownAlert() as { text?: string }).text,
    like: 'The seats are held.',
  },
  'alert type': {
    owner: 'machines/core/alert',
    is: () => (shownAlert() as { alertType?: string }).alertType,
    like: 'info',
  },
  'alert visible': { owner: 'machines/core/alert', is: () => shownAlert().kind, like: 'visible' },
  'user email': {
    owner: 'src/platform/accounts/session.ts',
    is: async () => {
      const page = context();
      rememberAccount(page, account);
      return (await knownSession(page)).account?.email;
    },
    like: account.email,
  },
  timeLeft: {
    owner: 'domain/core/limits.ts, of the deadline in machines/core/hold-session',
    is: () => [secondsLeft(NOW + 61_000, NOW), secondsLeft(null, NOW)],
    like: [61, -1],
  },
  resetPasswordTimeLeft: {
    owner: 'domain/core/limits.ts, of resendAt in machines/accounts/otp-countdown',
    is: () => secondsLeft(NOW + OTP_COUNTDOWN_SECONDS * 1000, NOW),
    like: 120,
  },
  resetToken: {
    owner: 'src/platform/accounts/sign-in-actors.ts, the vault',
    is: () => emptyVault().linkToken,
    like: '',
  },
  phoneMasked: {
    owner: 'src/platform/accounts/session.ts, by the server',
    is: async () => {
      const page = context();
      const session: CurrentSession = {
        account: null,
        mayOnlySetPassword: true,
        phoneMasked: '••••89',
        serverNow: NOW,
      };
      queryClientOf(page).setQueryData(sessionQuery(apiOf(page)).queryKey, session);
      return (await knownSession(page)).phoneMasked;
    },
    like: '••••89',
  },
  'Persian name of origin': { owner: 'domain/country/airports.ts', is: () => airportOf('THR')?.cityFa, like: 'تهران' },
  'Persian name of destination': {
    owner: 'domain/country/airports.ts',
    is: () => airportOf('SYZ')?.cityFa,
    like: 'شیراز',
  },
  breadcrumbs: {
    owner: 'src/ui/Breadcrumbs.tsx, by each page',
    is: () => breadcrumbData([{ href: '/iran-flight', text: 'Flights' }], 'Flight rules').itemListElement,
    like: [
      { '@type': 'ListItem', position: 1, name: 'Flights', item: '/iran-flight' },
      { '@type': 'ListItem', position: 2, name: 'Flight rules' },
    ],
  },
};

test.each(Object.entries(OWNERS))('%s has its owner', async (_, { is, like }) => {
  expect(await is()).toEqual(like);
});
