import '#src/styles/global.css';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useMatches,
  useRouter,
} from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { BRAND } from '#src/copy/brand.ts';
import { m } from '#src/copy/generated/messages.js';
import { onAlertRequest } from '#src/platform/alert-channel.ts';
import type { AppContext } from '#src/platform/context.ts';
import { type CurrentSession, NOBODY } from '#src/platform/nobody.ts';
import { onSignInRequest } from '#src/platform/sign-in-channel.ts';
import { accountMenu, loadSignIn } from '#src/routes/-support/account-menu.ts';
import { HELP_HASH, SiteFooter, SiteHeader } from '#src/routes/-support/SiteFrame.tsx';
import font from '#src/styles/fonts/instrument-sans-latin.woff2';
import { SkipLink } from '#src/ui/SkipLink.tsx';

export const Route = createRootRouteWithContext<AppContext>()({
  head: ({ matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: isLost(matches) ? m.pages_title_lost() : BRAND.name },
    ],
    links: [
      { rel: 'preload', as: 'font', type: 'font/woff2', href: font, crossOrigin: 'anonymous' },
      { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
    ],
  }),
  // Asked anew by `router.invalidate()` only: when somebody signs in or out, here or in another tab.
  staleTime: Number.POSITIVE_INFINITY,
  loader: ({ context }) => loadSession(context),
  component: Document,
});

// The router's own mark; a test of the built pages tells when it changes its name.
const isLost = (matches: readonly object[]) =>
  matches.some(
    (match) => ('_notFound' in match && match._notFound === true) || ('status' in match && match.status === 'notFound'),
  );

/** Who is signed in, with the menu that says so. A page that cannot find out is one for guests. */
async function loadSession(context: AppContext): Promise<CurrentSession> {
  if (!context.mayBeSignedIn) return NOBODY;
  try {
    const session = await (await import('#src/platform/session.ts')).knownSession(context);
    if (session.account) await accountMenu.preload();
    return session;
  } catch {
    return NOBODY;
  }
}

const loadHelp = () => import('#src/routes/-support/HelpPanel.tsx');
const HelpPanel = lazy(async () => ({ default: (await loadHelp()).HelpPanel }));
/** Development only: `null` in a build, which then does not even hold the file. */
const RecorderPanel = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('#src/routes/-support/RecorderPanel.tsx')).RecorderPanel }))
  : null;
const SignInHost = lazy(async () => ({ default: (await loadSignIn()).SignInHost }));
const AlertHost = lazy(async () => ({ default: (await import('#src/routes/-support/AlertHost.tsx')).AlertHost }));

function Document() {
  const nonce = useRouter().options.ssr?.nonce;
  const leaf = useMatches({
    select: (matches) => {
      const match = matches.at(-1);
      const step = (match?.search as { step?: string } | undefined)?.step;
      const isBooking = match?.staticData.frame === 'booking' || step !== undefined;
      return {
        isPlain: match?.staticData.hydrate === 'none' && !match.context.mayBeSignedIn,
        isBooking,
        path: match?.pathname ?? '/',
      };
    },
    structuralSharing: true,
  });
  const hasAlerts = useAlertRequests();
  const session = Route.useLoaderData() ?? NOBODY; // none: the root itself failed
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isLive, setLive] = useState(false);
  const wantsSignIn = useSignInRequests() || (isLive && session.account !== null);
  useEffect(() => {
    document.documentElement.dataset.live = ''; // tests wait for it
    setLive(true);
    if (location.hash === HELP_HASH) setHelpOpen(true);
  }, []);
  return (
    <html lang="en-US">
      <head>
        {/* Vite and React Aria read the nonce of this element, the router reads its content: it has to be the first. */}
        <meta property="csp-nonce" content={nonce} nonce={nonce} suppressHydrationWarning />
        <HeadContent />
      </head>
      <body>
        <SkipLink />
        <SiteHeader
          path={leaf.path}
          isBooking={leaf.isBooking}
          account={session.account}
          onHelp={() => setHelpOpen(true)}
          onHelpNear={() => void loadHelp().catch(() => undefined)}
        />
        <main id="main">
          <Outlet />
        </main>
        <SiteFooter isBooking={leaf.isBooking} />
        {hasAlerts ? (
          <Suspense>
            <AlertHost />
          </Suspense>
        ) : null}
        {wantsSignIn ? (
          <Suspense>
            <SignInHost />
          </Suspense>
        ) : null}
        {isHelpOpen ? (
          <Suspense>
            <HelpPanel onClose={() => setHelpOpen(false)} />
          </Suspense>
        ) : null}
        {RecorderPanel && isLive ? (
          <Suspense>
            <RecorderPanel />
          </Suspense>
        ) : null}
        {leaf.isPlain && import.meta.env.SSR ? null : <Scripts />}
      </body>
    </html>
  );
}

/** True from the first time somebody wants to sign in, or another tab did. */
function useSignInRequests(): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => (isWanted ? undefined : onSignInRequest(() => setWanted(true))), [isWanted]);
  return isWanted;
}

/** True from the first alert of the visit on: until then its code is not even loaded. */
function useAlertRequests(): boolean {
  const [hasAlerts, setHasAlerts] = useState(false);
  useEffect(() => (hasAlerts ? undefined : onAlertRequest(() => setHasAlerts(true))), [hasAlerts]);
  return hasAlerts;
}
