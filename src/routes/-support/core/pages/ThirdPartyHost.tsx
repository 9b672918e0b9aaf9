import { useLocation, useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import { NO_THIRD_PARTIES } from '#domain/core/third-parties.ts';
import { consentView } from '#machines/core/consent/view.ts';
import { tellSiteEvent } from '#src/platform/core/flow/events.ts';
import { pageTemplate } from '#src/platform/core/recording/recording-place.ts';
import { consentFlow } from '#src/routes/-support/core/pages/consent-flow.ts';
import { HiddenFrame } from '#src/routes/-support/core/pages/ThirdPartyFrame.tsx';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { ConsentCard } from '#src/screens/core/third-parties/ConsentCard.tsx';
import { whenIdle } from '#src/ui/when-idle.ts';

/** Asks for consent to third parties and loads the accepted ones when the browser is idle. */
export function ThirdPartyHost({ isBooking }: { readonly isBooking: boolean }) {
  const router = useRouter();
  const { thirdParties = NO_THIRD_PARTIES } = useRouteContext({ from: '__root__' });
  const actor = consentFlow(thirdParties);
  const view = useFlowView(actor, consentView);
  // Do not interrupt a booking; the privacy page has its own controls.
  const isQuiet = useLocation({ select: ({ pathname }) => pathname === pathTo.privacy() }) || isBooking;
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged, toLocation: { pathname } }) => {
        if (pathChanged) tellSiteEvent({ type: 'page', route: pageTemplate(pathname) });
      }),
    [router],
  );
  return (
    <>
      {view.kind === 'asking' && !isQuiet ? <ConsentCard view={view} send={actor.send} /> : null}
      {isIdle
        ? view.parties
            .filter(({ isAgreed }) => isAgreed)
            .map(({ party, host }) => <HiddenFrame key={party} party={party} host={host} />)
        : null}
    </>
  );
}
