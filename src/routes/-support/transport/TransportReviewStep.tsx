import type { RideOrder } from '#domain/transport/orders.ts';
import { ReviewStep, type ReviewStepProps } from '#src/routes/-support/core/checkout/ReviewStep.tsx';
import { TransportReview } from '#src/screens/transport/checkout/TransportReview.tsx';

export const TransportReviewStep = (props: ReviewStepProps<RideOrder>) => (
  <ReviewStep {...props} Screen={TransportReview} />
);
