import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { parseHotelUrl } from '#src/platform/hotels/hotel-url.ts';
import { useUrl } from '#src/routes/-support/core/pages/use-url.ts';
import { HotelBooking, type HotelBookingProps } from '#src/routes/-support/hotels/HotelBooking.tsx';

/** Loader data of a stay page for its flow; null where the page renders itself. */
export type StayOnPage = Omit<HotelBookingProps, 'url'> | null;

/**
 * All stay pages share one component: the flow shows the next page before its URL has loaded, so typed text, ticks and focus must
 * survive the route change.
 */
export const Route = createFileRoute('/(hotels)/hotel/_stay')({ component: StayPages });

const NOTHING = {};

function StayPages() {
  const page = useMatches({ select: (matches) => matches.at(-1) });
  const url = useUrl(parseHotelUrl, page?.search ?? NOTHING);
  // Child pages have this loader data, or none after an error.
  const stay = (page?.loaderData as { readonly stay: StayOnPage } | undefined)?.stay;
  return stay ? <HotelBooking {...stay} url={url} /> : <Outlet />;
}
