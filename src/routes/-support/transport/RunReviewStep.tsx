import type { RunOrder } from '#domain/transport/orders.ts';
import { ReviewStep, type ReviewStepProps } from '#src/routes/-support/core/checkout/ReviewStep.tsx';
import { RunReview } from '#src/screens/transport/runs/checkout/RunReview.tsx';

export const RunReviewStep = (props: ReviewStepProps<RunOrder>) => <ReviewStep {...props} Screen={RunReview} />;
