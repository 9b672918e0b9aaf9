import type { CardOrder } from '#src/platform/card/card-order.ts';
import { ReviewStep, type ReviewStepProps } from '#src/routes/-support/core/checkout/ReviewStep.tsx';
import { CardReview } from '#src/screens/card/checkout/CardReview.tsx';

export const CardReviewStep = (props: ReviewStepProps<CardOrder>) => <ReviewStep {...props} Screen={CardReview} />;
