import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import { inquiryView } from '#machines/core/inquiry/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { loginHref } from '#src/platform/accounts/login-href.ts';
import { wiredTransportInquiry } from '#src/platform/transport/transport-inquiry-actors.ts';
import { type TransportInquiry, transportInquiryQuery } from '#src/platform/transport/transport-inquiry-query.ts';
import { queryOfWish } from '#src/platform/transport/transport-url.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import { LeaveAddress } from '#src/routes/-support/core/checkout/LeaveAddress.tsx';
import { useInquiryFlow } from '#src/routes/-support/core/checkout/useInquiryFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import type { AskedData } from '#src/routes/-support/transport/load-asked.ts';
import { InquiryScreen } from '#src/screens/core/inquiry/InquiryScreen.tsx';
import { transportInquirySlots } from '#src/screens/transport/ask/inquiry-slots.tsx';
import { NotAsked } from '#src/screens/transport/ask/NotAsked.tsx';

export function TransportAskedStep({ inquiry, isFromServer }: AskedData) {
  const { pathname } = useLocation();
  const { account } = useSession();
  if (!inquiry) return <NotAsked loginHref={account ? null : loginHref(pathname, '')} />;
  return <Asked first={inquiry} isFromServer={isFromServer} key={inquiry.inquiryId} />;
}

const WIRED = { keyOf: transportInquiryQuery, wire: wiredTransportInquiry };
type AskedProps = { readonly first: TransportInquiry; readonly isFromServer: boolean };

/** What was asked: its offer goes on in the steps of its order, its end leads back to the question. */
function Asked({ first, isFromServer }: AskedProps) {
  const { account } = useSession();
  const { pathname } = useLocation();
  const { history } = useRouter();
  const { flow, clock, inquiry } = useInquiryFlow(first, isFromServer, WIRED);
  const view = useFlowView(flow, inquiryView);
  const formHref = pathTo.transport(queryOfWish(first.wish));
  useEffect(() => {
    const goOn = () => {
      const orderId = flow.getSnapshot().output?.order?.orderId;
      history.push(orderId ? pathTo.transportStep('passengers', orderId) : formHref);
    };
    const heard = flow.subscribe({ complete: goOn });
    return () => heard.unsubscribe();
  }, [flow, history, formHref]);
  return (
    <InquiryScreen
      view={view}
      slots={transportInquirySlots}
      of={{ inquiry, formHref }}
      clock={clock}
      answer={
        account ? (
          <p>{m.inquiry_mail({ email: account.email })}</p>
        ) : (
          <LeaveAddress inquiry={inquiry} keyOf={transportInquiryQuery} loginHref={loginHref(pathname, '')} />
        )
      }
      hold={null}
      send={flow.send}
    />
  );
}
