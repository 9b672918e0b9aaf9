import { isAllowed } from '#domain/core/order-status.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import { dayOf } from '#domain/core/time.ts';
import { orderOfCard } from '#src/platform/card/card-order.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { documentsQuery, draftQuery, orderQuery } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import type { CardData } from '#src/routes/-support/card/card-data.ts';
import {
  liveCardFlow,
  paperCode,
  papersScreen,
  peopleStep,
  reviewStep,
  wishStep,
} from '#src/routes/-support/card/card-screens.ts';
import { orFindBooking } from '#src/routes/-support/core/checkout/load-order.ts';

const SOON_MS = 5000;

/** What a page shows; `orderId`: of its URL. Who does not have that order opens it by its reference and e-mail. */
export async function loadCard(
  context: AppContext,
  orderId: string | null,
  step: { readonly preload: () => Promise<unknown> },
): Promise<CardData> {
  const api = apiOf(context);
  const client = queryClientOf(context);
  const now = context.now();
  const base = { isFromServer: import.meta.env.SSR, now, today: dayOf(now) };
  // The status of the order decides which screen a URL shows; the server has all of them loaded.
  const steps = import.meta.env.SSR ? [wishStep, peopleStep, reviewStep, papersScreen, paperCode] : [step];
  const code = Promise.all([liveCardFlow, ...steps].map((part) => part.preload()));
  if (orderId === null) {
    await code;
    return { ...base, order: null, draft: null, documents: null };
  }
  const order = await orFindBooking(
    orderId,
    client.fetchQuery({ ...orderQuery(api, orderId), staleTime: SOON_MS }).then(orderOfCard),
  );
  const [draft, documents] = await Promise.all([
    isAllowed('saveDraft', order.status) ? client.ensureQueryData(draftQuery(api, orderId)) : null,
    isIssued(order.status) ? client.ensureQueryData(documentsQuery(api, orderId)) : null,
    code,
  ]);
  return { ...base, order, draft, documents };
}
