import { useRouteContext } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { inquiryInfoOf } from '#machines/core/inquiry/types.ts';
import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { apiOf } from '#src/platform/core/api/api.ts';
import type { Documents } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { idleFlow } from '#src/platform/core/checkout/idle-flow.ts';
import { requestAlert } from '#src/platform/core/device/alert-channel.ts';
import { answered, type HotelFlow, type HotelFlowView } from '#src/platform/hotels/hotel-flow.ts';
import { hotelQuery, inquiryQuery } from '#src/platform/hotels/hotel-queries.ts';
import type { HotelUrl } from '#src/platform/hotels/hotel-url.ts';
import { restoredUrl } from '#src/platform/hotels/hotel-url-parts.ts';
import { usePeopleWhoLeft } from '#src/routes/-support/accounts/usePeopleWhoLeft.ts';
import { usePurchaseFlow } from '#src/routes/-support/core/checkout/purchase-page.ts';
import { usePurchasePage } from '#src/routes/-support/core/checkout/usePurchasePage.ts';
import { WakeIn } from '#src/routes/-support/core/checkout/WakeIn.tsx';
import { HotelStep } from '#src/routes/-support/hotels/HotelStep.tsx';
import type { HotelsData } from '#src/routes/-support/hotels/hotel-data.ts';
import { chosenHotelOf, hotelInput } from '#src/routes/-support/hotels/hotel-input.ts';
import { liveHotelFlow, preloadNextOfStay } from '#src/routes/-support/hotels/hotel-screens.ts';
import { hotelUrlMapping, type ShownHotel } from '#src/routes/-support/hotels/hotel-url-mapping.ts';
import { useLeaveRestored } from '#src/routes/-support/hotels/useLeaveRestored.ts';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export type HotelBookingProps = {
  readonly data: HotelsData;
  readonly documents: Documents | null;
  readonly page: IndicatePage;
  /** What the server's machine showed; null: the machine must run at once. */
  readonly first: HotelBookingView | null;
  readonly url: HotelUrl;
};

export const HotelBooking = (props: HotelBookingProps) => <Stay {...props} key={usePeopleWhoLeft()} />;

function Stay(props: HotelBookingProps) {
  const { url } = props;
  // The parameters leave the URL before the page is touched; a flow may start later.
  const [brought] = useState(() => restoredUrl(url));
  useLeaveRestored();
  const wholeUrl = useMemo(() => ({ ...url, ...brought }), [url, brought]);
  return (
    <Suspense fallback={<Opening />}>
      <Flow {...props} wholeUrl={wholeUrl} />
    </Suspense>
  );
}

const Opening = () => (
  <Section isTight>
    <Wrap>
      <Skeleton />
    </Wrap>
  </Section>
);

type FlowProps = HotelBookingProps & {
  /** The URL including one-time parameters. */
  readonly wholeUrl: HotelUrl;
};

function Flow(props: FlowProps) {
  const { data, url } = props;
  const flow = useHotelFlow(props);
  const flowView = usePurchasePage(flow, useHotelUrlMapping(flow), tellWhy);
  useEffect(() => preloadNextOfStay(flowView.view), [flowView.view]);
  useEffect(() => {
    if (data.isOrderLost) requestAlert({ text: m.pages_note_order_lost() });
  }, [data.isOrderLost]);
  const list = data.availability ?? data.stay;
  return (
    <>
      {list && !data.order ? <WakeIn {...list} /> : null}
      <HotelStep flowView={flowView} flow={flow} data={data} url={url} />
    </>
  );
}

/** The live flow if needed or loaded; otherwise one that is idle until the page is touched. */
function useHotelFlow({ data, documents, page, first, wholeUrl }: FlowProps): HotelFlow {
  const isHere = !import.meta.env.SSR && liveHotelFlow.get() !== undefined;
  const begins =
    first && !isHere ? { first: { ...shownOf(data, documents), view: first } } : { live: liveHotelFlow.take() };
  return usePurchaseFlow(data, (context, clock) => {
    const known = { ...data, documents };
    const input = hotelInput(data, page, wholeUrl);
    if (!begins.first) return begins.live.enterHotelBooking(context, input, clock, known);
    const wake = async () => (await liveHotelFlow.preload()).enterHotelBooking(context, input, clock, known);
    return idleFlow({ first: begins.first, clock, dueAt: dueAt(begins.first), wake, answered });
  });
}

const shownOf = ({ availability, hotel, stay, order }: HotelsData, documents: Documents | null) => ({
  availability,
  hotel,
  stay,
  inquiry: null,
  order,
  documents,
  problem: null,
});

/** When the first view of an idle page expires. */
const dueAt = ({ availability, stay }: HotelFlowView) => (stay ?? availability)?.expiresAt ?? null;

/** Maps hotel pages to URLs, using cached data. */
function useHotelUrlMapping(flow: HotelFlow) {
  const context = useRouteContext({ from: '__root__' });
  return useMemo(() => {
    const hotelOf = (link: string) => {
      const [land = '', slug = ''] = link.split('/');
      const hotel = queryClientOf(context).getQueryData(hotelQuery(apiOf(context), land, slug).queryKey);
      const shown = flow.read().hotel;
      const found = hotel ?? (shown?.hotel.link === link ? shown : undefined);
      return found ? chosenHotelOf(found) : null;
    };
    const inquiryOf = (inquiryId: string) => {
      const found = queryClientOf(context).getQueryData(inquiryQuery(apiOf(context), inquiryId).queryKey);
      return found ? inquiryInfoOf(found) : null;
    };
    return hotelUrlMapping({ hotelOf, inquiryOf });
  }, [flow, context]);
}

/** Tells why a URL was corrected, unless the page itself does. */
function tellWhy(_: ShownHotel, { view: { kind } }: HotelFlowView): void {
  if (kind !== 'verifying' && kind !== 'reading') requestAlert({ text: m.pages_note_step_not_possible() });
}
