import type { TransportOrder } from '#src/platform/transport/transport-order.ts';
import { ReviewStep, type ReviewStepProps } from '#src/routes/-support/core/checkout/ReviewStep.tsx';
import { TransportReview } from '#src/screens/transport/checkout/TransportReview.tsx';

export const TransportReviewStep = (props: ReviewStepProps<TransportOrder>) => (
  <ReviewStep {...props} Screen={TransportReview} />
);
