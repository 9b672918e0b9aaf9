import type { InsuranceOrder } from '#src/platform/insurance/insurance-order.ts';
import { ReviewStep, type ReviewStepProps } from '#src/routes/-support/core/checkout/ReviewStep.tsx';
import { InsuranceReview } from '#src/screens/insurance/checkout/InsuranceReview.tsx';

export const InsuranceReviewStep = (props: ReviewStepProps<InsuranceOrder>) => (
  <ReviewStep {...props} Screen={InsuranceReview} />
);
