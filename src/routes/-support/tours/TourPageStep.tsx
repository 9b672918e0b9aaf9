import { useNavigate } from '@tanstack/react-router';
import { pathTo } from '#domain/core/page-paths.ts';
import { parseTourUrl, urlOfChoice } from '#domain/tours/choice.ts';
import type { TourBookingView } from '#machines/tours/tour-booking/view.ts';
import type { TourFlow } from '#src/platform/tours/tour-flow.ts';
import type { TourOrder } from '#src/platform/tours/tour-order.ts';
import type { Tour } from '#src/platform/tours/tour-queries.ts';
import { HeldPlaces } from '#src/screens/tours/HeldPlaces.tsx';
import { TourScreen } from '#src/screens/tours/tour/TourScreen.tsx';
import type { TourEvent } from '#src/screens/tours/tour/tour-props.ts';

type Props = {
  readonly view: Extract<TourBookingView, { kind: 'viewing' }>;
  readonly tour: Tour;
  /** Of the places that are held; null: none, or not read yet. */
  readonly order: TourOrder | null;
  readonly now: number;
  /** The query of the page, unparsed. */
  readonly search: Readonly<Record<string, unknown>>;
  readonly flow: Pick<TourFlow, 'clock' | 'send'>;
};

/** The page of a tour: another choice changes the address, and a booking is the machine's. */
export function TourPageStep({ view, tour, order, now, search, flow: { clock, send } }: Props) {
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
        return send({ type: 'choice.submit', choice: event.choice, shownTotal: event.shownTotal });
      case 'price.accept':
      case 'price.reject':
        return send(event);
    }
  };
  // The chosen departure stands in the address, but where a hold that ended leads back to this page.
  const url = parseTourUrl(view.choice && Object.keys(search).length === 0 ? urlOfChoice(view.choice) : search);
  const { held } = view;
  const href = held && pathTo.tourStep(order?.item.tour ?? tour.card.slug, 'passengers', held.orderId);
  const hold = held && href ? <HeldPlaces held={held} href={href} clock={clock} send={send} /> : null;
  return <TourScreen view={view} data={{ tour, url, now }} hold={hold} send={tell} />;
}
