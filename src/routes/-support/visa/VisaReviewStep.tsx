import { useRouteContext } from '@tanstack/react-router';
import { pathTo } from '#domain/core/page-paths.ts';
import type { VisaPage } from '#domain/visa/visa-application.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { VisaOrder } from '#src/platform/visa/visa-order.ts';
import { visaRequestQuery } from '#src/platform/visa/visa-queries.ts';
import { urlOfTask } from '#src/platform/visa/visa-request-url.ts';
import { ReviewStep, type ReviewStepProps } from '#src/routes/-support/core/checkout/ReviewStep.tsx';
import { answerRows } from '#src/screens/visa/checkout/answer-rows.tsx';
import { promiseAnswer, VisaReview } from '#src/screens/visa/checkout/VisaReview.tsx';

/** The review of a request with the answers of its pages, which the order does not hold. */
export function VisaReviewStep(props: ReviewStepProps<VisaOrder>) {
  const context = useRouteContext({ from: '__root__' });
  const { orderId } = props.order;
  const { queryKey } = visaRequestQuery(apiOf(context), orderId);
  const request = queryClientOf(context).getQueryData(queryKey);
  // In passenger order.
  const people = (request?.applicants ?? [])
    .filter(({ needsCode }) => needsCode)
    .map((person) => {
      const hrefOf = (page: VisaPage) => pathTo.visaRequest(urlOfTask(orderId, { position: person.position, page }));
      return { href: hrefOf('passport'), answers: answerRows(person, hrefOf) };
    });
  return (
    <ReviewStep
      {...props}
      answers={promiseAnswer(request?.promisedIfPaid ?? null)}
      people={people}
      Screen={VisaReview}
    />
  );
}
