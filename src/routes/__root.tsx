import '#src/styles/global.css';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouter,
} from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { BRAND } from '#domain/core/brand.ts';
import { m } from '#src/copy/generated/messages.js';
import { GUEST_SESSION } from '#src/platform/accounts/guest-session.ts';
import { requestSignIn, type SignInRequest, signInRequests } from '#src/platform/accounts/sign-in-channel.ts';
import { alertRequests } from '#src/platform/core/device/alert-channel.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { fetchAhead, fetchNow } from '#src/platform/core/flow/lost-part.ts';
import { loadSignIn } from '#src/routes/-support/accounts/account-menu.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import { useSessionUpdates } from '#src/routes/-support/accounts/useSessionUpdates.ts';
import { closeShell, isShellOpen, openShell, untilReleased } from '#src/routes/-support/core/pages/dialog-shells.ts';
import { HELP_HASH, SiteFooter, SiteHeader } from '#src/routes/-support/core/pages/SiteFrame.tsx';
import { useArrival } from '#src/routes/-support/core/pages/useArrival.ts';
import { HELP_SHELL, LOGIN_SHELL } from '#src/screens/core/dialog-shells.ts';
import font from '#src/styles/fonts/instrument-sans-latin.woff2';
import { DialogShell } from '#src/ui/DialogShell.tsx';
import { LostBar } from '#src/ui/LostBar.tsx';
import { NoScriptBar } from '#src/ui/NoScriptBar.tsx';
import { OfflineBar } from '#src/ui/OfflineBar.tsx';
import { SkipLink } from '#src/ui/SkipLink.tsx';

export const Route = createRootRouteWithContext<AppContext>()({
  head: ({ matches, match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: isLost(matches) ? m.pages_title_lost() : BRAND.name },
      { property: 'og:site_name', content: BRAND.name },
      { property: 'og:image', content: `${match.context.origin}/share.png` },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'preload', as: 'font', type: 'font/woff2', href: font, crossOrigin: 'anonymous' },
      // Queries and trailing slashes do not make another page.
      ...(isLost(matches) ? [] : [{ rel: 'canonical', href: match.context.origin + canonicalPath(matches) }]),
      { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
      { rel: 'apple-touch-icon', href: '/icon-192.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  // Refetched only by `router.invalidate()`, when the session changes here or in another tab.
  staleTime: Number.POSITIVE_INFINITY,
  loader: {
    handler: async ({ context }) =>
      context.mayBeSignedIn
        ? (await import('#src/routes/-support/accounts/load-session.ts')).loadSession(context)
        : GUEST_SESSION,
    // A background reload would be lost when the page redirects meanwhile, as private pages do.
    staleReloadMode: 'blocking',
  },
  // Parts that any page can open.
  staticData: {
    next: ['src/routes/-support/core/messages/HelpPanel.tsx', 'src/routes/-support/accounts/SignInHost.tsx'],
  },
  component: Document,
});

const canonicalPath = (matches: readonly { readonly pathname: string }[]) =>
  (matches.at(-1)?.pathname ?? '').replace(/(.)\/$/, '$1');

// The router's internal mark; a test of the built pages fails if its name changes.
const isLost = (matches: readonly object[]) =>
  matches.some(
    (match) => ('_notFound' in match && match._notFound === true) || ('status' in match && match.status === 'notFound'),
  );

const loadHelp = () => import('#src/routes/-support/core/messages/HelpPanel.tsx');
const loadAlerts = () => import('#src/routes/-support/core/pages/AlertHost.tsx');
/** Development only: `null` in a build, which then does not contain the file. */
const RecorderPanel = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('#src/routes/-support/core/pages/RecorderPanel.tsx')).RecorderPanel }))
  : null;

function Document() {
  const { ssr, context } = useRouter().options;
  const nonce = ssr?.nonce;
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
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const AlertHost = useAlertHost();
  const session = useSession();
  const { HelpPanel, openHelp, closeHelp } = useHelp();
  const [isLive, setLive] = useState(false);
  const { SignInHost, isComing } = useSignInHost();
  const ThirdPartyHost = useThirdParties(context);
  useSessionUpdates(session.account?.accountId ?? null);
  useArrival();
  useEffect(() => {
    document.documentElement.dataset.live = ''; // read by tests, and by the first script on Back
    setLive(true);
    // Dialogs opened before hydration.
    if (location.hash === HELP_HASH || isShellOpen(HELP_SHELL)) openHelp();
    if (isShellOpen(LOGIN_SHELL)) requestSignIn({ type: 'login.open', origin: 'header', email: '', phone: '' });
  }, [openHelp]);
  return (
    <html lang="en-US">
      <head>
        {/* Vite and React Aria read its nonce, the router its content: it must be the first such element. */}
        <meta property="csp-nonce" content={nonce} nonce={nonce} suppressHydrationWarning />
        {/* src/app/entry-client.tsx reads it. */}
        {context.thirdParties ? <meta name="third-parties" content={JSON.stringify(context.thirdParties)} /> : null}
        <HeadContent />
      </head>
      <body>
        <SkipLink />
        <OfflineBar />
        {/* For pages without scripts; React leaves the content of noscript alone. */}
        <noscript>{import.meta.env.SSR ? <NoScriptBar /> : null}</noscript>
        <SiteHeader
          path={leaf.path}
          search={search}
          isBooking={leaf.isBooking}
          account={session.account}
          isSignInComing={isComing}
          onHelp={openHelp}
          onHelpNear={() => void fetchAhead(loadHelp)}
        />
        <LostBar />
        <main id="main">
          <Outlet />
        </main>
        <SiteFooter isBooking={leaf.isBooking} review={context.thirdParties?.review} />
        {ThirdPartyHost ? <ThirdPartyHost isBooking={leaf.isBooking} /> : null}
        {AlertHost ? <AlertHost /> : null}
        {SignInHost ? <SignInHost /> : null}
        {HelpPanel ? <HelpPanel onClose={closeHelp} /> : null}
        <DialogShell id={HELP_SHELL} title={m.help_title()} markup={context.dialogMarkup?.help} />
        {session.account ? null : (
          <DialogShell id={LOGIN_SHELL} title={m.login_title()} isStatic markup={context.dialogMarkup?.login} />
        )}
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

// Loaded parts are kept in state: after `lazy` has suspended, React delays their content by 300 ms. A dialog renders synchronously when its
// shell is open, before the user could close the shell.

/** Help opens its shell at once and fills it when the code is loaded. */
function useHelp() {
  const [HelpPanel, setPanel] = useState<Awaited<ReturnType<typeof loadHelp>>['HelpPanel'] | null>(null);
  const openHelp = useCallback(() => {
    openShell(HELP_SHELL);
    void fetchNow(loadHelp).then(async (part) => {
      await untilReleased(HELP_SHELL);
      if (!part) closeShell(HELP_SHELL);
      else if (isShellOpen(HELP_SHELL)) flushSync(() => setPanel(() => part.HelpPanel));
    });
  }, []);
  const closeHelp = useCallback(() => setPanel(null), []);
  return { HelpPanel, openHelp, closeHelp };
}

/** The sign-in loads with the first request of a visit. If loading fails, that request is dropped; the next one tries again. */
function useSignInHost() {
  const [SignInHost, setHost] = useState<ComponentType | null>(null);
  const [isComing, setComing] = useState(false);
  useEffect(() => {
    if (SignInHost) return;
    return signInRequests.listen(() => {
      const opens = signInRequests.has(isOpening);
      if (opens) openShell(LOGIN_SHELL);
      setComing(true);
      void fetchNow(loadSignIn).then(async (part) => {
        await untilReleased(LOGIN_SHELL);
        setComing(false);
        if (!part) {
          closeShell(LOGIN_SHELL);
          signInRequests.take();
          return;
        }
        // The user closed the shell meanwhile.
        if (opens && !isShellOpen(LOGIN_SHELL)) signInRequests.drop(isOpening);
        if (signInRequests.has(() => true)) flushSync(() => setHost(() => part.SignInHost));
      });
    });
  }, [SignInHost]);
  return { SignInHost, isComing };
}

const isOpening = ({ type }: SignInRequest) => type === 'login.open';

/** Loads its code only where third parties are configured. */
function useThirdParties({ thirdParties }: AppContext) {
  const [Host, setHost] = useState<ComponentType<{ isBooking: boolean }> | null>(null);
  useEffect(() => {
    if (!thirdParties?.framed[0]) return;
    void fetchAhead(async () => {
      const part = await import('#src/routes/-support/core/pages/ThirdPartyHost.tsx');
      setHost(() => part.ThirdPartyHost);
    });
  }, [thirdParties]);
  return Host;
}

/** Loads its code with the first alert of a visit. */
function useAlertHost(): ComponentType | null {
  const [AlertHost, setHost] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (AlertHost) return;
    return alertRequests.listen(() => {
      void fetchAhead(async () => {
        const part = await loadAlerts();
        setHost(() => part.AlertHost);
      });
    });
  }, [AlertHost]);
  return AlertHost;
}
