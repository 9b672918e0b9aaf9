import type { FlightOrder } from '#src/platform/flights/flight-order.ts';
import { ReviewStep, type ReviewStepProps } from '#src/routes/-support/core/checkout/ReviewStep.tsx';
import { FlightReview } from '#src/screens/flights/checkout/FlightReview.tsx';

export const FlightReviewStep = (props: ReviewStepProps<FlightOrder>) => (
  <ReviewStep {...props} Screen={FlightReview} />
);
