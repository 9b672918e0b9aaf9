import { pathTo } from '#domain/core/page-paths.ts';
import { clockOf, dayOf, formatDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { orderLink, type WordsByKind } from '#src/screens/country/trip/finding-text.ts';

/** A landing without a car, and rides that do not fit their tickets. */
export const findingWords: WordsByKind<'transfer' | 'rideAirport' | 'rideTime'> = {
  transfer: ({ booking, airport, landsAt }, isSold) => ({
    title: m.transportride_trip_offer(),
    text: m.transportride_trip_offer_text({ flight: booking.title, time: clockOf(landsAt) }),
    links: isSold
      ? []
      : [
          {
            href: pathTo.transport({ kind: 'transfer', airport, day: dayOf(landsAt), time: clockOf(landsAt) }),
            text: m.transportride_trip_offer_link(),
          },
        ],
  }),
  rideAirport: ({ ride, flight, rideAirport, flightAirport, isArrival, minutes: [least = 0, most = least] }) => {
    const of = { flight: flight.title, ride: rideAirport, ticket: flightAirport, least, most };
    return {
      title: m.transportride_trip_airport(),
      text: isArrival ? m.transportride_trip_airport_in(of) : m.transportride_trip_airport_out(of),
      links: [orderLink(ride), orderLink(flight)],
    };
  },
  rideTime: ({ ride, flight, isArrival }) => {
    const at = isArrival ? flight.endsAt : flight.startsAt;
    const of = { flight: flight.title, time: clockOf(at), day: formatDay(dayOf(at)) };
    return {
      title: m.transportride_trip_time(),
      text: isArrival ? m.transportride_trip_time_in(of) : m.transportride_trip_time_out(of),
      links: [orderLink(ride), orderLink(flight)],
    };
  },
};
