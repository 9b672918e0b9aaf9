import type { ToursOrder } from '#src/platform/tours/tours-order.ts';
import { ReviewStep, type ReviewStepProps } from '#src/routes/-support/core/checkout/ReviewStep.tsx';
import { ToursReview } from '#src/screens/tours/checkout/ToursReview.tsx';

export const ToursReviewStep = (props: ReviewStepProps<ToursOrder>) => <ReviewStep {...props} Screen={ToursReview} />;
