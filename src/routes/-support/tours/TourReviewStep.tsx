import type { TourOrder } from '#src/platform/tours/tour-order.ts';
import { ReviewStep, type ReviewStepProps } from '#src/routes/-support/core/checkout/ReviewStep.tsx';
import { TourReview } from '#src/screens/tours/checkout/TourReview.tsx';

export const TourReviewStep = (props: ReviewStepProps<TourOrder>) => <ReviewStep {...props} Screen={TourReview} />;
