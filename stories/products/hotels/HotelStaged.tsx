import { useState } from 'react';
import type { HotelFilters } from '#domain/hotels/hotel-filters.ts';
import { HOTEL_HOLD_SECONDS } from '#domain/hotels/hotel-limits.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { HotelBookingEvent } from '#machines/hotels/hotel-booking/types.ts';
import { hotelMapViews } from '#machines/hotels/hotel-map/fixtures.ts';
import { m } from '#src/copy/generated/messages.js';
import { InquiryScreen } from '#src/screens/core/inquiry/InquiryScreen.tsx';
import { TicketCode } from '#src/screens/core/issue/TicketCode.tsx';
import { HotelGuests } from '#src/screens/hotels/checkout/HotelGuests.tsx';
import { HotelPapers } from '#src/screens/hotels/checkout/HotelPapers.tsx';
import { HotelReview } from '#src/screens/hotels/checkout/HotelReview.tsx';
import { HeldRooms } from '#src/screens/hotels/HeldRooms.tsx';
import { HotelScreen } from '#src/screens/hotels/hotel/HotelScreen.tsx';
import { hotelInquirySlots } from '#src/screens/hotels/inquiry/inquiry-slots.tsx';
import type { MapPart } from '#src/screens/hotels/map/HotelMap.tsx';
import { Compare } from '#src/screens/hotels/results/Compare.tsx';
import { HotelResultsScreen } from '#src/screens/hotels/results/HotelResultsScreen.tsx';
import { SearchAgain } from '#src/screens/hotels/search/SearchAgain.tsx';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { HotelPage } from './hotel-page.ts';
import { StayFormHost } from './StayFormHost.tsx';

type Props = {
  readonly page: HotelPage;
  readonly clock: AppClock;
  readonly send: (event: HotelBookingEvent) => void;
};

const DRAWN: MapPart = { view: hotelMapViews.drawn, send: () => {}, tiles: null, loaded: null, cities: [] };

/** One page, one screen: as the site's own switch, with fixtures where the site has its query cache. */
export function HotelStaged({ page, clock, send }: Props) {
  switch (page.page) {
    case 'search':
      return <SearchAgain problem={page.problem} form={<StayFormHost onSubmit={(search) => submit(search, send)} />} />;
    case 'reading':
      return <Waiting />;
    case 'results':
      return <Results page={page} clock={clock} send={send} />;
    case 'hotel': {
      const { view, hotel, stay } = page;
      return (
        <HotelScreen
          hotel={hotel}
          stay={stay}
          view={view}
          form={
            <StayFormHost
              key={JSON.stringify(view.stay)}
              search={{ ...view.stay, destination: view.destination }}
              isPlaceKnown
              onSubmit={({ departing, returning, rooms }) =>
                send({ type: 'stay.change', stay: { departing, returning, rooms } })
              }
            />
          }
          hasBadRooms={false}
          oldPrice={null}
          hold={<HeldRooms held={view.held} clock={clock} holdSeconds={HOTEL_HOLD_SECONDS} send={send} />}
          map={DRAWN}
          send={send}
        />
      );
    }
    case 'inquiry':
      return (
        <InquiryScreen
          view={page.view.inquiry}
          slots={hotelInquirySlots}
          of={page}
          clock={clock}
          answer={<p>{m.inquiry_mail({ email: 'anna.keller@example.org' })}</p>}
          hold={<HeldRooms held={page.view.held} clock={clock} holdSeconds={HOTEL_HOLD_SECONDS} send={send} />}
          send={send}
        />
      );
    case 'guests':
      return (
        <HotelGuests
          key={page.draft.passengers[0]?.firstName}
          view={page.view}
          order={page.order}
          draft={page.draft}
          onDraft={() => {}}
          send={send}
          clock={clock}
          book={null}
        />
      );
    case 'review':
      return (
        <HotelReview
          currency="EUR"
          extras={null}
          view={page.view}
          order={page.order}
          entered={[]}
          send={send}
          clock={clock}
        />
      );
    case 'issue':
      return (
        <HotelPapers
          view={page.view}
          order={page.order}
          documents={page.papers}
          problem={null}
          onRetry={() => {}}
          Code={TicketCode}
          clock={clock}
          pageUrl={`https://safar.example/hotel/issue/${page.order.orderId}`}
          send={send}
        />
      );
  }
}

const Waiting = () => (
  <Section isTight>
    <Wrap>
      <Skeleton label={m.hotels_results_loading()} />
    </Wrap>
  </Section>
);

function submit(
  search: Parameters<NonNullable<Parameters<typeof StayFormHost>[0]['onSubmit']>>[0],
  send: Props['send'],
) {
  const { destination } = search;
  if (destination) send({ type: 'search.submit', search: { ...search, destination } });
}

type ResultsProps = Props & { readonly page: Extract<HotelPage, { page: 'results' }> };

function Results({ page: { view, availability }, clock, send }: ResultsProps) {
  const [filters, setFilters] = useState<HotelFilters>({});
  const search = { ...view.stay, destination: view.destination };
  return (
    <HotelResultsScreen
      Compare={Compare}
      view={view}
      availability={availability}
      filters={filters}
      onFilters={(change) => setFilters(change)}
      hasBadRooms={false}
      form={<StayFormHost key={JSON.stringify(search)} search={search} onSubmit={(next) => submit(next, send)} />}
      hold={<HeldRooms held={view.held} clock={clock} holdSeconds={HOTEL_HOLD_SECONDS} send={send} />}
      map={DRAWN}
      send={send}
    />
  );
}
