import type { ReactElement } from 'react';
import { CheckoutStep } from '#src/routes/-support/core/checkout/CheckoutStep.tsx';
import type { HotelStepProps } from '#src/routes/-support/hotels/hotel-data.ts';
import {
  hotelGuestsStep,
  hotelInquiryStep,
  hotelListStep,
  hotelPageStep,
  hotelPapersScreen,
  hotelReviewStep,
  voucherCode,
} from '#src/routes/-support/hotels/hotel-screens.ts';
import { StayLoading } from '#src/screens/hotels/StayLoading.tsx';

const SCREENS = {
  Passengers: hotelGuestsStep.Screen,
  Review: hotelReviewStep.Screen,
  Papers: hotelPapersScreen.Screen,
  Code: voucherCode.Screen,
  // Vouchers hold no passport number.
  Covered: () => null,
};

/** List and hotel; the later steps are the shared checkout. */
export function HotelStep(props: HotelStepProps): ReactElement {
  const { flowView, flow, data } = props;
  const { view } = flowView;
  if (view.kind === 'idle' || view.kind === 'results') return <hotelListStep.Screen {...props} view={view} />;
  if (view.kind === 'hotel') return <hotelPageStep.Screen {...props} view={view} />;
  if (view.kind === 'inquiry') return <hotelInquiryStep.Screen {...props} view={view} />;
  if (view.kind === 'reading') return <StayLoading />;
  return <CheckoutStep view={view} flowView={flowView} flow={flow} draft={data.draft} screens={SCREENS} />;
}
