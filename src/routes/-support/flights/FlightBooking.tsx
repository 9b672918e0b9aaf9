import { Suspense, useEffect } from 'react';
import type { FlightBookingInput } from '#machines/flights/flight-booking/types.ts';
import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';
import { m } from '#src/copy/generated/messages.js';
import type { Documents } from '#src/platform/core/api/queries.ts';
import { idleFlow } from '#src/platform/core/checkout/idle-flow.ts';
import { requestAlert } from '#src/platform/core/device/alert-channel.ts';
import { answered, type FlightFlow, type FlightFlowView } from '#src/platform/flights/flight-flow.ts';
import type { FlightUrl } from '#src/platform/flights/flight-url.ts';
import { usePeopleWhoLeft } from '#src/routes/-support/accounts/usePeopleWhoLeft.ts';
import { usePurchaseFlow } from '#src/routes/-support/core/checkout/purchase-page.ts';
import { usePurchasePage } from '#src/routes/-support/core/checkout/usePurchasePage.ts';
import { WakeIn } from '#src/routes/-support/core/checkout/WakeIn.tsx';
import { FlightStep } from '#src/routes/-support/flights/FlightStep.tsx';
import { liveFlow, preloadNext } from '#src/routes/-support/flights/flight-screens.ts';
import { flightUrlMapping, type Shown } from '#src/routes/-support/flights/flight-url-mapping.ts';
import type { FlightsData } from '#src/routes/-support/flights/load-flights.ts';
import { Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

type Props = {
  readonly data: FlightsData;
  readonly documents: Documents | null;
  readonly input: FlightBookingInput;
  /** What the server's machine showed; null: the machine must run at once. */
  readonly first: FlightBookingView | null;
  readonly url: FlightUrl;
  /** Loads parts that the first render left out: a live flow draws them anew. */
  readonly preload?: () => Promise<unknown>;
};

export const FlightBooking = (props: Props) => (
  <Suspense fallback={<Opening />}>
    <Flow {...props} key={usePeopleWhoLeft()} />
  </Suspense>
);

const Opening = () => (
  <Section isTight>
    <Wrap>
      <Stack>
        <p className="quiet" aria-hidden="true">
          {m.pages_step_coming()}
        </p>
        <Skeleton label={m.pages_step_coming()} />
      </Stack>
    </Wrap>
  </Section>
);

function Flow(props: Props) {
  const { data, url } = props;
  const flow = useFlightFlow(props);
  const flowView = usePurchasePage(flow, flightUrlMapping, tellWhy);
  useEffect(() => preloadNext(flowView.view), [flowView.view]);
  useEffect(() => {
    if (data.isOrderLost) requestAlert({ text: m.pages_note_order_lost() });
  }, [data.isOrderLost]);
  return (
    <>
      {data.availability && !data.order ? <WakeIn {...data.availability} /> : null}
      <FlightStep flowView={flowView} flow={flow} data={data} url={url} />
    </>
  );
}

/** The live flow if needed or loaded; otherwise one that is idle until the page is touched. */
function useFlightFlow({ data, documents, input, first, preload }: Props): FlightFlow {
  const isHere = !import.meta.env.SSR && liveFlow.get() !== undefined;
  const begins = first && !isHere ? { first: { ...shownOf(data, documents), view: first } } : { live: liveFlow.take() };
  const isLive = !begins.first;
  const flow = usePurchaseFlow(data, (context, clock) => {
    const known = { ...data, documents };
    if (!begins.first) return begins.live.enterFlightBooking(context, input, clock, known);
    const wake = async () => {
      const [live] = await Promise.all([liveFlow.preload(), preload?.()]);
      return live.enterFlightBooking(context, input, clock, known);
    };
    return idleFlow({ first: begins.first, clock, dueAt: dueAt(begins.first), wake, answered });
  });
  useEffect(() => {
    if (isLive) void preload?.().catch(() => undefined);
  }, [isLive, preload]);
  return flow;
}

const shownOf = ({ search, availability, order }: FlightsData, documents: Documents | null) => ({
  search,
  availability,
  order,
  documents,
  problem: null,
});

/** When the first view of an idle page expires. */
const dueAt = ({ availability, view }: FlightFlowView) =>
  view.kind === 'results' ? (availability?.expiresAt ?? null) : null;

/** Tells why a URL was corrected, unless the page itself does. */
function tellWhy({ route: { indicatePage } }: Shown, { view: { kind } }: FlightFlowView): void {
  if (kind === 'verifying') return;
  const isReviewTooEarly = indicatePage === 'confirm' && (kind === 'results' || kind === 'passengers');
  requestAlert({ text: isReviewTooEarly ? m.pages_note_details_first() : m.pages_note_step_not_possible() });
}
