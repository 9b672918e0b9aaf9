import { useLocation, useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pathTo } from '#domain/addresses.ts';
import { NO_THIRD_PARTIES } from '#domain/third-parties.ts';
import { consentView } from '#machines/consent/view.ts';
import { tellSiteEvent } from '#src/platform/events.ts';
import { pageTemplate } from '#src/platform/recording-place.ts';
import { consentFlow } from '#src/routes/-support/consent-flow.ts';
import { HiddenFrame } from '#src/routes/-support/ThirdPartyFrame.tsx';
import { useFlowView } from '#src/routes/-support/useFlowView.ts';
import { ConsentCard } from '#src/screens/third-parties/ConsentCard.tsx';
import { whenIdle } from '#src/ui/when-idle.ts';

/** Asks whether others may learn of the visit, and brings those that were agreed to, when the page has nothing to do. */
export function ThirdPartyHost({ isBooking }: { readonly isBooking: boolean }) {
  const router = useRouter();
  const { thirdParties = NO_THIRD_PARTIES } = useRouteContext({ from: '__root__' });
  const actor = consentFlow(thirdParties);
  const view = useFlowView(actor, consentView);
  // Who books is not disturbed, and who reads of it can answer there.
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
