import { isAllowed } from '#domain/core/order-status.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { documentsQuery, draftQuery, orderQuery } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { orderOfVisa } from '#src/platform/visa/visa-order.ts';
import { visaRequestQuery } from '#src/platform/visa/visa-queries.ts';
import { readVisaRules } from '#src/platform/visa/visa-rules-query.ts';
import { orFindBooking } from '#src/routes/-support/core/checkout/load-order.ts';
import type { VisaData } from '#src/routes/-support/visa/visa-data.ts';
import {
  letterCode,
  liveVisaFlow,
  visaFillingStep,
  visaReviewStep,
  visaTrackerStep,
} from '#src/routes/-support/visa/visa-screens.ts';

const SOON_MS = 5000;

/** Data of a request page; `named`: the raw order parameter. Redirects visitors without access to find-booking. */
export async function loadVisa(
  context: AppContext,
  named: unknown,
  step: { readonly preload: () => Promise<unknown> },
): Promise<VisaData> {
  const api = apiOf(context);
  const client = queryClientOf(context);
  const rules = await readVisaRules(context);
  const base = { rules, isFromServer: import.meta.env.SSR, now: context.now() };
  // The order's state decides the screen; a server has all of them loaded.
  const steps = import.meta.env.SSR ? [visaFillingStep, visaReviewStep, visaTrackerStep, letterCode] : [step];
  const code = Promise.all([liveVisaFlow, ...steps].map((part) => part.preload()));
  const orderId = typeof named === 'string' && /^[0-9a-f-]{36}$/.test(named) ? named : null;
  if (orderId === null) {
    await code;
    return { ...base, order: null, request: null, draft: null, documents: null };
  }
  const [order, request] = await orFindBooking(
    orderId,
    Promise.all([
      client.fetchQuery({ ...orderQuery(api, orderId), staleTime: SOON_MS }).then(orderOfVisa),
      client.fetchQuery({ ...visaRequestQuery(api, orderId), staleTime: SOON_MS }),
    ]),
    step === visaTrackerStep ? undefined : 'visa',
  );
  const [draft, documents] = await Promise.all([
    isAllowed('saveDraft', order.status) ? client.ensureQueryData(draftQuery(api, orderId)) : null,
    isIssued(order.status) ? client.ensureQueryData(documentsQuery(api, orderId)) : null,
    code,
  ]);
  return { ...base, order, request, draft, documents };
}
