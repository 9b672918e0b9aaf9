import { lazyScreen } from '#src/routes/-support/lazy-screen.ts';

/** Whose pages these are; guests never load it. */
export const accountMenu = lazyScreen(async () => (await import('#src/routes/-support/AccountMenu.tsx')).AccountMenu);

/** The sign-in with its machines and the modal. */
export const loadSignIn = () => import('#src/routes/-support/SignInHost.tsx');
