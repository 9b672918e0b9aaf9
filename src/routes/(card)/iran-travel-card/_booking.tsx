import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { CardBooking, type CardBookingProps } from '#src/routes/-support/card/CardBooking.tsx';

/** Loader data of a page for its flow. */
export type CardOnPage = Omit<CardBookingProps, 'search'>;

/**
 * One component draws all its pages. The flow shows the next page before its URL has loaded, so typed text, checked
 * boxes and focus must survive the change of the route.
 */
export const Route = createFileRoute('/(card)/iran-travel-card/_booking')({ component: Pages });

function Pages() {
  const page = useMatches({ select: (matches) => matches.at(-1) });
  // Child routes return this type, or nothing when one has failed.
  const shown = (page?.loaderData as { readonly card: CardOnPage } | undefined)?.card;
  return shown ? <CardBooking {...shown} search={page?.search ?? {}} /> : <Outlet />;
}
