import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** Whose pages these are; guests never load it. */
export const accountMenu = lazyScreen(
  async () => (await import('#src/routes/-support/accounts/AccountMenu.tsx')).AccountMenu,
);

/** The sign-in with its machines and the modal. */
export const loadSignIn = () => import('#src/routes/-support/accounts/SignInHost.tsx');
