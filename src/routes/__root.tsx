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
import { BRAND } from '#domain/brand.ts';
import { m } from '#src/copy/generated/messages.js';
import { alertRequests } from '#src/platform/alert-channel.ts';
import type { AppContext } from '#src/platform/context.ts';
import { fetchAhead, fetchNow } from '#src/platform/lost-part.ts';
import { NOBODY } from '#src/platform/nobody.ts';
import type { Requests } from '#src/platform/requests.ts';
import { signInRequests } from '#src/platform/sign-in-channel.ts';
import { loadSignIn } from '#src/routes/-support/account-menu.ts';
import { HELP_HASH, SiteFooter, SiteHeader } from '#src/routes/-support/SiteFrame.tsx';
import { useArrival } from '#src/routes/-support/useArrival.ts';
import { useSession } from '#src/routes/-support/useSession.ts';
import { useSessionNews } from '#src/routes/-support/useSessionNews.ts';
import font from '#src/styles/fonts/instrument-sans-latin.woff2';
import { LostBar } from '#src/ui/LostBar.tsx';
import { OfflineBar } from '#src/ui/OfflineBar.tsx';
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
      { rel: 'apple-touch-icon', href: '/icon-192.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  // Asked anew by `router.invalidate()` only: when somebody signs in or out, here or in another tab.
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context }) =>
    context.mayBeSignedIn ? (await import('#src/routes/-support/load-session.ts')).loadSession(context) : NOBODY,
  component: Document,
});

// The router's own mark; a test of the built pages tells when it changes its name.
const isLost = (matches: readonly object[]) =>
  matches.some(
    (match) => ('_notFound' in match && match._notFound === true) || ('status' in match && match.status === 'notFound'),
  );

const loadHelp = () => import('#src/routes/-support/HelpPanel.tsx');
const HelpPanel = lazy(async () => ({ default: (await loadHelp()).HelpPanel }));
/** Development only: `null` in a build, which then does not even hold the file. */
const RecorderPanel = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('#src/routes/-support/RecorderPanel.tsx')).RecorderPanel }))
  : null;
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
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const hasAlerts = useRequested(alertRequests);
  const session = useSession();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = useCallback(() => void fetchNow(loadHelp).then((part) => part && setHelpOpen(true)), []);
  const [isLive, setLive] = useState(false);
  const { SignInHost, isComing } = useSignInHost();
  useSessionNews(session.account !== null);
  useArrival();
  useEffect(() => {
    document.documentElement.dataset.live = ''; // tests wait for it
    setLive(true);
    if (location.hash === HELP_HASH) openHelp();
  }, [openHelp]);
  return (
    <html lang="en-US">
      <head>
        {/* Vite and React Aria read the nonce of this element, the router reads its content: it has to be the first. */}
        <meta property="csp-nonce" content={nonce} nonce={nonce} suppressHydrationWarning />
        <HeadContent />
      </head>
      <body>
        <SkipLink />
        <OfflineBar />
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
        <SiteFooter isBooking={leaf.isBooking} />
        {hasAlerts ? (
          <Suspense>
            <AlertHost />
          </Suspense>
        ) : null}
        {SignInHost ? <SignInHost /> : null}
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

/** The sign-in comes with the first request of a visit. If it does not come, that request is over; the next one asks again. */
function useSignInHost() {
  const [SignInHost, setHost] = useState<ComponentType | null>(null);
  const [isComing, setComing] = useState(false);
  useEffect(() => {
    if (SignInHost) return;
    return signInRequests.listen(() => {
      setComing(true);
      void fetchNow(loadSignIn).then((part) => {
        setComing(false);
        if (part) setHost(() => part.SignInHost);
        else signInRequests.take();
      });
    });
  }, [SignInHost]);
  return { SignInHost, isComing };
}

/** True from the first request of the visit on: until then the code that answers it is not even loaded. */
function useRequested(requests: Pick<Requests<unknown>, 'listen'>): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => (isWanted ? undefined : requests.listen(() => setWanted(true))), [isWanted, requests]);
  return isWanted;
}
