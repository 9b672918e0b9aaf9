import { useNavigate } from '@tanstack/react-router';
import { parseTourUrl, urlOfChoice } from '#domain/tours/choice.ts';
import type { TourBookingEvent } from '#machines/tours/tour-booking/types.ts';
import type { TourBookingView } from '#machines/tours/tour-booking/view.ts';
import type { Tour } from '#src/platform/tours/tour-queries.ts';
import { TourScreen } from '#src/screens/tours/tour/TourScreen.tsx';
import type { TourEvent } from '#src/screens/tours/tour/tour-props.ts';

type Props = {
  readonly view: Extract<TourBookingView, { kind: 'viewing' }>;
  readonly tour: Tour;
  readonly now: number;
  /** The query of the page, unparsed. */
  readonly search: Readonly<Record<string, unknown>>;
  readonly send: (event: TourBookingEvent) => void;
};

/** The page of a tour: another choice changes the address, and a booking is the machine's. */
export function TourPageStep({ view, tour, now, search, send }: Props) {
  const navigate = useNavigate();
  const tell = (event: TourEvent) => {
    switch (event.type) {
      case 'choice.change':
        void navigate({
          to: '/iran-tours/$slug',
          params: { slug: event.choice.tour },
          search: urlOfChoice(event.choice),
          replace: true,
          resetScroll: false,
        });
        return;
      case 'choice.book':
        send({ type: 'choice.submit', choice: event.choice, shownTotal: event.shownTotal });
    }
  };
  return <TourScreen view={view} data={{ tour, url: parseTourUrl(search), now }} send={tell} />;
}
