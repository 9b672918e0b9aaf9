import { isAllowed } from '#domain/core/order-status.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import { dayOf } from '#domain/core/time.ts';
import { orNotFound } from '#src/platform/accounts/account-queries.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { documentsQuery, draftQuery, orderQuery } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { orderOfTours } from '#src/platform/tours/tour-order.ts';
import { tourQuery } from '#src/platform/tours/tour-queries.ts';
import { orFindBooking } from '#src/routes/-support/core/checkout/load-order.ts';
import type { TourData } from '#src/routes/-support/tours/tour-data.ts';
import {
  liveTourFlow,
  paperCode,
  papersScreen,
  peopleStep,
  reviewStep,
  tourPage,
} from '#src/routes/-support/tours/tour-screens.ts';

const SOON_MS = 5000;

type Asked = {
  /** null on the page of papers. */
  readonly slug: string | null;
  /** Of two and older. */
  readonly people: number;
  readonly orderId: string | null;
};

/**
 * What a page shows. Throws 404 for a tour that is none of ours. Who does not have the order opens it by its reference and
 * e-mail, or begins again where it was not paid yet.
 */
export async function loadTour(
  context: AppContext,
  { slug, people, orderId }: Asked,
  step: { readonly preload: () => Promise<unknown> },
): Promise<TourData> {
  const api = apiOf(context);
  const client = queryClientOf(context);
  const now = context.now();
  // The status of the order decides which screen a URL shows; the server has all of them loaded.
  const steps = import.meta.env.SSR ? [tourPage, peopleStep, reviewStep, papersScreen, paperCode] : [step];
  const code = Promise.all([liveTourFlow, ...steps].map((part) => part.preload()));
  const [tour, order] = await Promise.all([
    slug === null ? null : orNotFound(client.fetchQuery({ ...tourQuery(api, slug, people), staleTime: SOON_MS })),
    orderId === null
      ? null
      : orFindBooking(
          orderId,
          client.fetchQuery({ ...orderQuery(api, orderId), staleTime: SOON_MS }).then(orderOfTours),
          slug === null ? undefined : 'tours',
        ),
  ]);
  const [draft, documents] = await Promise.all([
    order && isAllowed('saveDraft', order.status) ? client.ensureQueryData(draftQuery(api, order.orderId)) : null,
    order && isIssued(order.status) ? client.ensureQueryData(documentsQuery(api, order.orderId)) : null,
    code,
  ]);
  return { isFromServer: import.meta.env.SSR, now, today: dayOf(now), tour, order, draft, documents };
}
