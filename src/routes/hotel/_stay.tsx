import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { parseHotelAddress } from '#src/platform/hotels/hotel-address.ts';
import { useAddress } from '#src/routes/-support/core/pages/use-address.ts';
import { HotelBooking, type HotelBookingProps } from '#src/routes/-support/hotels/HotelBooking.tsx';

/** What the loader of a page of a stay gives for its flow; null where the page draws itself. */
export type StayOnPage = Omit<HotelBookingProps, 'address'> | null;

/**
 * All pages of a stay are drawn by one component. The flow shows the next page before its address has loaded, so what
 * is typed, ticked and focused there must outlive the change of the route.
 */
export const Route = createFileRoute('/hotel/_stay')({ component: StayPages });

const NOTHING = {};

function StayPages() {
  const page = useMatches({ select: (matches) => matches.at(-1) });
  const address = useAddress(parseHotelAddress, page?.search ?? NOTHING);
  // The pages below give what their type says, or nothing while one has failed.
  const stay = (page?.loaderData as { readonly stay: StayOnPage } | undefined)?.stay;
  return stay ? <HotelBooking {...stay} address={address} /> : <Outlet />;
}
