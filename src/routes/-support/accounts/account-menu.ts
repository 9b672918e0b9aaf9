import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** Guests never load this chunk. */
export const accountMenu = lazyScreen(
  async () => (await import('#src/routes/-support/accounts/AccountMenu.tsx')).AccountMenu,
);

export const loadSignIn = () => import('#src/routes/-support/accounts/SignInHost.tsx');
