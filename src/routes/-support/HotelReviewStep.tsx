import type { HotelOrder } from '#src/platform/hotel-order.ts';
import { ReviewStep, type ReviewStepProps } from '#src/routes/-support/ReviewStep.tsx';
import { HotelReview } from '#src/screens/hotels/checkout/HotelReview.tsx';

export const HotelReviewStep = (props: ReviewStepProps<HotelOrder>) => <ReviewStep {...props} Screen={HotelReview} />;
