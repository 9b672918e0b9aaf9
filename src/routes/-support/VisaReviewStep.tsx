import { useRouteContext } from '@tanstack/react-router';
import { apiOf } from '#src/platform/api.ts';
import { queryClientOf } from '#src/platform/query-client.ts';
import type { VisaOrder } from '#src/platform/visa-order.ts';
import { visaRequestQuery } from '#src/platform/visa-queries.ts';
import { ReviewStep, type ReviewStepProps } from '#src/routes/-support/ReviewStep.tsx';
import { toldAnswers, VisaReview } from '#src/screens/visa/checkout/VisaReview.tsx';

/** The review of a request, with what its pages were told: the order knows nothing of that. */
export function VisaReviewStep(props: ReviewStepProps<VisaOrder>) {
  const context = useRouteContext({ from: '__root__' });
  const { queryKey } = visaRequestQuery(apiOf(context), props.order.orderId);
  const request = queryClientOf(context).getQueryData(queryKey);
  const people = (request?.applicants ?? []).filter(({ needsCode }) => needsCode);
  const answers = toldAnswers({ people, promisedIfPaid: request?.promisedIfPaid ?? null });
  return <ReviewStep {...props} answers={answers} Screen={VisaReview} />;
}
