import type { FlightOrder } from '#src/platform/flight-order.ts';
import { ReviewStep, type ReviewStepProps } from '#src/routes/-support/ReviewStep.tsx';
import { FlightReview } from '#src/screens/flights/checkout/FlightReview.tsx';

export const FlightReviewStep = (props: ReviewStepProps<FlightOrder>) => (
  <ReviewStep {...props} Screen={FlightReview} />
);
