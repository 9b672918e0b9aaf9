import type { VisaOrder } from '#src/platform/visa-order.ts';
import { ReviewStep, type ReviewStepProps } from '#src/routes/-support/ReviewStep.tsx';
import { VisaReview } from '#src/screens/visa/checkout/VisaReview.tsx';

export const VisaReviewStep = (props: ReviewStepProps<VisaOrder>) => <ReviewStep {...props} Screen={VisaReview} />;
