import { isAllowed } from '#domain/core/order-status.ts';
import { isGone, isIssued } from '#domain/core/status-questions.ts';
import { dayOf } from '#domain/core/time.ts';
import { NOTHING_KNOWN } from '#domain/transport/known-trip.ts';
import { isRideOrder } from '#domain/transport/orders.ts';
import type { TransportKind } from '#domain/transport/wish.ts';
import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import { documentsQuery, draftQuery, orderQuery } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { readKnownTrip } from '#src/platform/transport/known-trip-query.ts';
import { orderOfTransport } from '#src/platform/transport/transport-order.ts';
import { transportPricesQuery } from '#src/platform/transport/transport-prices-query.ts';
import { orFindBooking } from '#src/routes/-support/core/checkout/load-order.ts';
import { withRideTracker } from '#src/routes/-support/transport/ride-tracker.ts';
import type { TransportData } from '#src/routes/-support/transport/transport-data.ts';
import { bookingScreen } from '#src/routes/-support/transport/transport-pages.ts';
import {
  formStep,
  liveTransportFlow,
  paperCode,
  papersScreen,
  peopleStep,
  reviewStep,
  runPapersScreen,
  runPeopleStep,
  runReviewStep,
  runStepScreen,
  stepScreen,
} from '#src/routes/-support/transport/transport-screens.ts';

const SOON_MS = 5000;
/** A price list that is older is read again; the server knows by `shownTotal` where it has changed since. */
const LIST_MS = 60_000;

type Asked = {
  /** Whose prices show where no order does. */
  readonly kind: TransportKind;
  readonly orderId: string | null;
};

/**
 * What a page shows. Who does not have the order of its address opens it by its reference and e-mail, or begins again where it
 * was not paid yet.
 */
export async function loadTransport(
  context: AppContext,
  { kind, orderId }: Asked,
  page: IndicatePage,
): Promise<TransportData> {
  const api = apiOf(context);
  const client = queryClientOf(context);
  const now = context.now();
  const base = { isFromServer: import.meta.env.SSR, now, today: dayOf(now) };
  // The status of the order decides which screen a URL shows; the server has all of them loaded.
  const steps = import.meta.env.SSR ? [formStep, peopleStep, reviewStep, papersScreen, paperCode] : [stepScreen(page)];
  const preload = (parts: readonly { readonly preload: () => Promise<unknown> }[]) =>
    Promise.all(parts.map((part) => part.preload()));
  const machine = preload([liveTransportFlow, bookingScreen]);
  const pricesOf = (one: TransportKind) => client.fetchQuery({ ...transportPricesQuery(api, one), staleTime: LIST_MS });
  if (orderId === null) {
    // Without it the forms are typed.
    const [prices, known] = await Promise.all([
      pricesOf(kind),
      orNull(readKnownTrip(api, now)),
      machine,
      preload(steps),
    ]);
    return { ...base, prices, known: known ?? NOTHING_KNOWN, order: null, draft: null, documents: null };
  }
  const order = await orFindBooking(
    orderId,
    client.fetchQuery({ ...orderQuery(api, orderId), staleTime: SOON_MS }).then(orderOfTransport),
    page === 'issue' ? undefined : 'transport',
  );
  const [draft, documents, prices] = await Promise.all([
    isAllowed('saveDraft', order.status) ? client.ensureQueryData(draftQuery(api, orderId)) : null,
    // A change may have replaced them since they were read here.
    isIssued(order.status) ? client.fetchQuery({ ...documentsQuery(api, orderId), staleTime: 0 }) : null,
    // Its page leads back to the forms.
    isRideOrder(order) && isGone(order.status) && page !== 'issue' ? pricesOf(order.item.kind) : undefined,
    machine,
    isRideOrder(order) ? preload(steps) : withRunSteps(page, context),
    page === 'issue' ? withRideTracker(order, context) : null,
  ]);
  return { ...base, ...(prices === undefined ? {} : { prices }), known: NOTHING_KNOWN, order, draft, documents };
}

/** Which order an address names is known only now. */
async function withRunSteps(page: IndicatePage, { addPart }: Pick<AppContext, 'addPart'>): Promise<void> {
  if (import.meta.env.SSR) {
    addPart?.(RUN_PARTS[page]);
    await Promise.all([runPeopleStep, runReviewStep, runPapersScreen, paperCode].map((part) => part.preload()));
  } else await runStepScreen(page).preload();
}

const PEOPLE = 'src/routes/-support/transport/RunPeopleStep.tsx';
const RUN_PARTS: Readonly<Record<IndicatePage, string>> = {
  results: PEOPLE,
  passengers: PEOPLE,
  confirm: 'src/routes/-support/transport/RunReviewStep.tsx',
  issue: 'src/screens/transport/runs/checkout/RunPapers.tsx',
};
