import { useLocation } from '@tanstack/react-router';
import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { loginHref } from '#src/platform/accounts/login-href.ts';
import { inquiryQuery } from '#src/platform/hotels/hotel-queries.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import { LeaveAddress } from '#src/routes/-support/core/checkout/LeaveAddress.tsx';
import { HeldBeside } from '#src/routes/-support/hotels/HeldBeside.tsx';
import type { HotelStepProps } from '#src/routes/-support/hotels/hotel-data.ts';
import { InquiryScreen } from '#src/screens/core/inquiry/InquiryScreen.tsx';
import { hotelInquirySlots } from '#src/screens/hotels/inquiry/inquiry-slots.tsx';
import { StayLoading } from '#src/screens/hotels/StayLoading.tsx';

type Props = HotelStepProps & { readonly view: Extract<HotelBookingView, { kind: 'inquiry' }> };

export function HotelInquiryStep({ view, flowView, data, flow }: Props) {
  const { account } = useSession();
  const { pathname, searchStr } = useLocation();
  const hotel = flowView.hotel ?? data.hotel;
  const inquiry = flowView.inquiry ?? data.inquiry;
  if (!hotel || !inquiry) return <StayLoading />;
  return (
    <InquiryScreen
      view={view.inquiry}
      slots={hotelInquirySlots}
      of={{ hotel, inquiry }}
      clock={flow.clock}
      answer={
        account ? (
          <p>{m.inquiry_mail({ email: account.email })}</p>
        ) : (
          <LeaveAddress inquiry={inquiry} keyOf={inquiryQuery} loginHref={loginHref(pathname, searchStr)} />
        )
      }
      hold={<HeldBeside held={view.held} flowView={flowView} flow={flow} />}
      send={flow.send}
    />
  );
}
