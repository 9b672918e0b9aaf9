import { isAllowed } from '#domain/order-status.ts';
import type { PassengerDraft } from '#domain/passengers.ts';
import { isIssued } from '#domain/status-questions.ts';
import type { VisaRules } from '#domain/visa-rules-today.ts';
import { apiOf } from '#src/platform/api.ts';
import type { AppContext } from '#src/platform/context.ts';
import { readVisaRules } from '#src/platform/facts-queries.ts';
import { type Documents, documentsQuery, draftQuery, orderQuery } from '#src/platform/queries.ts';
import { queryClientOf } from '#src/platform/query-client.ts';
import { orderOfVisa, type VisaOrder } from '#src/platform/visa-order.ts';
import { type VisaRequest, visaRequestQuery } from '#src/platform/visa-queries.ts';
import { orFindBooking } from '#src/routes/-support/load-order.ts';
import {
  letterCode,
  liveVisaFlow,
  visaFillingStep,
  visaReviewStep,
  visaTrackerStep,
} from '#src/routes/-support/visa-screens.ts';

export type VisaData = {
  readonly order: VisaOrder | null;
  readonly request: VisaRequest | null;
  readonly draft: PassengerDraft | null;
  readonly documents: Documents | null;
  /** The rules of the day. */
  readonly rules: VisaRules;
  readonly isFromServer: boolean;
  /** Server epoch ms of the page. */
  readonly now: number;
};

const SOON_MS = 5000;

/** What a page of a request shows; `named`: the order of its address, as it stands there. One that this visitor does not have is opened by its reference and e-mail. */
export async function loadVisa(
  context: AppContext,
  named: unknown,
  step: { readonly preload: () => Promise<unknown> },
): Promise<VisaData> {
  const api = apiOf(context);
  const client = queryClientOf(context);
  const rules = await readVisaRules(context);
  const base = { rules, isFromServer: import.meta.env.SSR, now: context.now() };
  // Which one an address shows is decided by how its order stands; a server has all of them at hand.
  const steps = import.meta.env.SSR ? [visaFillingStep, visaReviewStep, visaTrackerStep, letterCode] : [step];
  const code = Promise.all([liveVisaFlow, ...steps].map((part) => part.preload()));
  const orderId = typeof named === 'string' && /^[0-9a-f-]{36}$/.test(named) ? named : null;
  if (orderId === null) {
    await code;
    return { ...base, order: null, request: null, draft: null, documents: null };
  }
  const [order, request] = await orFindBooking(
    Promise.all([
      client.fetchQuery({ ...orderQuery(api, orderId), staleTime: SOON_MS }).then(orderOfVisa),
      client.fetchQuery({ ...visaRequestQuery(api, orderId), staleTime: SOON_MS }),
    ]),
  );
  const [draft, documents] = await Promise.all([
    isAllowed('saveDraft', order.status) ? client.ensureQueryData(draftQuery(api, orderId)) : null,
    isIssued(order.status) ? client.ensureQueryData(documentsQuery(api, orderId)) : null,
    code,
  ]);
  return { ...base, order, request, draft, documents };
}
