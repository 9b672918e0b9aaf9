import type { HotelOrder } from '#src/platform/hotels/hotel-order.ts';
import { ReviewStep, type ReviewStepProps } from '#src/routes/-support/core/checkout/ReviewStep.tsx';
import { HotelReview } from '#src/screens/hotels/checkout/HotelReview.tsx';

export const HotelReviewStep = (props: ReviewStepProps<HotelOrder>) => <ReviewStep {...props} Screen={HotelReview} />;
