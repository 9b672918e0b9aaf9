import { use } from 'react';
import type { InsuranceOrder } from '#src/platform/insurance/insurance-order.ts';
import { ReviewStep, type ReviewStepProps } from '#src/routes/-support/core/checkout/ReviewStep.tsx';
import { OtherPolicies } from '#src/routes/-support/insurance/other-policies.ts';
import { InsuranceReview, type InsuranceReviewProps } from '#src/screens/insurance/checkout/InsuranceReview.tsx';

const Screen = (props: Omit<InsuranceReviewProps, 'others'>) => (
  <InsuranceReview {...props} others={use(OtherPolicies)} />
);

export const InsuranceReviewStep = (props: ReviewStepProps<InsuranceOrder>) => (
  <ReviewStep {...props} Screen={Screen} />
);
