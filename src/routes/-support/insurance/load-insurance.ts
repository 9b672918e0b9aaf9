import { isAllowed } from '#domain/core/order-status.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import { dayOf } from '#domain/core/time.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import { documentsQuery, draftQuery, orderQuery } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { readOtherPolicies, readSuggestedDays } from '#src/platform/insurance/insurance-days-query.ts';
import { orderOfInsurance } from '#src/platform/insurance/insurance-order.ts';
import { orFindBooking } from '#src/routes/-support/core/checkout/load-order.ts';
import type { InsuranceData } from '#src/routes/-support/insurance/insurance-data.ts';
import {
  liveInsuranceFlow,
  paperCode,
  papersScreen,
  peopleStep,
  quoteStep,
  reviewStep,
} from '#src/routes/-support/insurance/insurance-screens.ts';

const SOON_MS = 5000;

/**
 * What a page shows; `orderId`: of its URL. Who does not have that order opens it by its reference and e-mail, or begins again
 * where it was not paid yet.
 */
export async function loadInsurance(
  context: AppContext,
  orderId: string | null,
  step: { readonly preload: () => Promise<unknown> },
): Promise<InsuranceData> {
  const api = apiOf(context);
  const client = queryClientOf(context);
  const now = context.now();
  const base = { isFromServer: import.meta.env.SSR, now, today: dayOf(now) };
  // The status of the order decides which screen a URL shows; the server has all of them loaded.
  const steps = import.meta.env.SSR ? [quoteStep, peopleStep, reviewStep, papersScreen, paperCode] : [step];
  const code = Promise.all([liveInsuranceFlow, ...steps].map((part) => part.preload()));
  const nothing = { draft: null, documents: null, suggestion: null, others: [] };
  if (orderId === null) {
    const [suggestion] = await Promise.all([orNull(readSuggestedDays(api)), code]);
    return { ...base, ...nothing, order: null, suggestion };
  }
  const order = await orFindBooking(
    orderId,
    client.fetchQuery({ ...orderQuery(api, orderId), staleTime: SOON_MS }).then(orderOfInsurance),
    step === papersScreen ? undefined : 'insurance',
  );
  const hasPapers = isIssued(order.status);
  const isReviewed = order.passengers.length > 0 && !hasPapers;
  const [draft, documents, others] = await Promise.all([
    isAllowed('saveDraft', order.status) ? client.ensureQueryData(draftQuery(api, orderId)) : null,
    // A change may have replaced them since they were read here.
    hasPapers ? client.fetchQuery({ ...documentsQuery(api, orderId), staleTime: 0 }) : null,
    isReviewed ? orNull(readOtherPolicies(api, order)) : null,
    code,
  ]);
  return { ...base, ...nothing, order, draft, documents, others: others ?? [] };
}
