import type { AuthView } from '#machines/accounts/auth/view.ts';

export const ACCOUNT_ID = '3c8e9a52-7d41-4b0e-9f6a-2b1d5e8c7f04';
export const OTHER_ACCOUNT_ID = 'a1f0c6d3-52be-4e97-8b14-90d7e3a2c586';

const signedOut = { kind: 'signedOut', isChecking: false, problem: null } satisfies AuthView;
const signedIn = { kind: 'signedIn', accountId: ACCOUNT_ID, isChecking: false, problem: null } satisfies AuthView;
const offline = { code: 'unavailable', message: 'The server did not answer.' } as const;

export const authViews = {
  signedOut,
  signedIn,
  checking: { ...signedOut, isChecking: true },
  checkingAgain: { ...signedIn, isChecking: true },
  signingOut: { kind: 'signingOut' },
  notSignedOut: { ...signedIn, problem: offline },
} satisfies Record<string, AuthView>;
