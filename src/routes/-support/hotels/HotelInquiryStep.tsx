import { useLocation } from '@tanstack/react-router';
import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import { loginHref } from '#src/platform/accounts/login-href.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import { HeldBeside } from '#src/routes/-support/hotels/HeldBeside.tsx';
import type { HotelStepProps } from '#src/routes/-support/hotels/hotel-data.ts';
import { InquiryScreen } from '#src/screens/hotels/inquiry/InquiryScreen.tsx';
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
      hotel={hotel}
      inquiry={inquiry}
      clock={flow.clock}
      email={account?.email ?? null}
      loginHref={loginHref(pathname, searchStr)}
      hold={<HeldBeside held={view.held} flowView={flowView} flow={flow} />}
      send={flow.send}
    />
  );
}
