import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import { inquiryView } from '#machines/core/inquiry/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { loginHref } from '#src/platform/accounts/login-href.ts';
import { wiredTourInquiry } from '#src/platform/tours/tour-inquiry-actors.ts';
import { tourInquiryQuery } from '#src/platform/tours/tour-inquiry-query.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import { LeaveAddress } from '#src/routes/-support/core/checkout/LeaveAddress.tsx';
import { useInquiryFlow } from '#src/routes/-support/core/checkout/useInquiryFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import type { AskedData } from '#src/routes/-support/tours/load-asked.ts';
import { InquiryScreen } from '#src/screens/core/inquiry/InquiryScreen.tsx';
import { againHref, tourInquirySlots } from '#src/screens/tours/ask/inquiry-slots.tsx';
import { NotAsked } from '#src/screens/tours/ask/NotAsked.tsx';

type Found = NonNullable<AskedData['found']> & Pick<AskedData, 'isFromServer'>;

export function TourAskedStep({ found, isFromServer }: AskedData) {
  const { pathname } = useLocation();
  const { account } = useSession();
  if (!found) return <NotAsked loginHref={account ? null : loginHref(pathname, '')} />;
  return <Asked {...found} isFromServer={isFromServer} key={found.inquiry.inquiryId} />;
}

const WIRED = { keyOf: tourInquiryQuery, wire: wiredTourInquiry };

/** What was asked: its offer goes on in the steps of its order, its end leads back to the question. */
function Asked({ inquiry: first, tour, isFromServer }: Found) {
  const { account } = useSession();
  const { pathname } = useLocation();
  const { history } = useRouter();
  const { flow, clock, inquiry } = useInquiryFlow(first, isFromServer, WIRED);
  const view = useFlowView(flow, inquiryView);
  useEffect(() => {
    const goOn = () => {
      const orderId = flow.getSnapshot().output?.order?.orderId;
      history.push(orderId ? pathTo.tourStep(first.tour, 'passengers', orderId) : againHref({ tour, inquiry: first }));
    };
    const heard = flow.subscribe({ complete: goOn });
    return () => heard.unsubscribe();
  }, [flow, history, first, tour]);
  return (
    <InquiryScreen
      view={view}
      slots={tourInquirySlots}
      of={{ tour, inquiry }}
      clock={clock}
      answer={
        account ? (
          <p>{m.inquiry_mail({ email: account.email })}</p>
        ) : (
          <LeaveAddress inquiry={inquiry} keyOf={tourInquiryQuery} loginHref={loginHref(pathname, '')} />
        )
      }
      hold={null}
      send={flow.send}
    />
  );
}
