import { isAllowed } from '#domain/core/order-status.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import { dayOf } from '#domain/core/time.ts';
import { orderOfCard } from '#src/platform/card/card-order.ts';
import { readQuote } from '#src/platform/card/card-quote-query.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
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
import { readStays } from '#src/routes/-support/card/load-stays.ts';
import { orFindBooking } from '#src/routes/-support/core/checkout/load-order.ts';

const SOON_MS = 5000;

type Asked = {
  /** Of the URL. */
  readonly orderId: string | null;
  /** The order of the card that is to be loaded or replaced. */
  readonly card?: string | null;
  readonly step: { readonly preload: () => Promise<unknown> };
};

/** What a page shows. Who does not have its order opens it by its reference and e-mail, or begins again where it was not paid yet. */
export async function loadCard(context: AppContext, { orderId, card = null, step }: Asked): Promise<CardData> {
  const api = apiOf(context);
  const client = queryClientOf(context);
  const now = context.now();
  const base = { isFromServer: import.meta.env.SSR, now, today: dayOf(now) };
  // The status of the order decides which screen a URL shows; the server has all of them loaded.
  const steps = import.meta.env.SSR ? [wishStep, peopleStep, reviewStep, papersScreen, paperCode] : [step];
  const code = Promise.all([liveCardFlow, ...steps].map((part) => part.preload()));
  const order =
    orderId === null
      ? null
      : await orFindBooking(
          orderId,
          client.fetchQuery({ ...orderQuery(api, orderId), staleTime: SOON_MS }).then(orderOfCard),
          step === papersScreen ? undefined : 'card',
        );
  const isWish = step === wishStep;
  const [draft, documents, papers, loaded, quote, stays] = await Promise.all([
    order && isAllowed('saveDraft', order.status) ? client.ensureQueryData(draftQuery(api, order.orderId)) : null,
    // A change may have replaced them since they were read here.
    order && isIssued(order.status) ? client.fetchQuery({ ...documentsQuery(api, order.orderId), staleTime: 0 }) : null,
    order?.item.kind === 'new'
      ? orNull(unwrap(api.GET('/card/orders/{orderId}/papers', { params: { path: { orderId: order.orderId } } })))
      : null,
    isWish && card !== null ? unwrap(api.GET('/card/cards/{orderId}', { params: { path: { orderId: card } } })) : null,
    isWish ? orNull(readQuote(api, null)) : null,
    isWish && card === null ? orNull(readStays(api, now)) : null,
    code,
  ]);
  return {
    ...base,
    ...{ order, draft, documents, quote },
    papers: papers?.papers ?? [],
    card: loaded,
    ways: quote ? quote.deliveryPrices.map(({ to }) => to) : ['hotel'],
    stays: stays ?? [],
  };
}
