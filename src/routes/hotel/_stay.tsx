import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { parseHotelAddress } from '#src/platform/hotels/hotel-address.ts';
import { useAddress } from '#src/routes/-support/core/pages/use-address.ts';
import { HotelBooking, type HotelBookingProps } from '#src/routes/-support/hotels/HotelBooking.tsx';

/** Loader data of a stay page for its flow; null where the page renders itself. */
export type StayOnPage = Omit<HotelBookingProps, 'address'> | null;

/**
 * All stay pages share one component: the flow shows the next page before its address has loaded, so typed text, ticks and focus must
 * survive the route change.
 */
export const Route = createFileRoute('/hotel/_stay')({ component: StayPages });

const NOTHING = {};

function StayPages() {
  const page = useMatches({ select: (matches) => matches.at(-1) });
  const address = useAddress(parseHotelAddress, page?.search ?? NOTHING);
  // Child pages have this loader data, or none after an error.
  const stay = (page?.loaderData as { readonly stay: StayOnPage } | undefined)?.stay;
  return stay ? <HotelBooking {...stay} address={address} /> : <Outlet />;
}
