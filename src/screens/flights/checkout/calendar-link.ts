import { clockOf } from '#domain/core/time.ts';
import { airportInPersian, airportOf } from '#domain/country/airports.ts';
import { cityOf } from '#domain/country/cities.ts';
import { airlineNameOf } from '#domain/flights/airlines.ts';
import { counterClosesAt } from '#domain/flights/check-in-counter.ts';
import { flightCode } from '#domain/flights/flight-code.ts';
import { m } from '#src/copy/generated/messages.js';
import { calendarHref } from '#src/screens/core/issue/calendar-href.ts';
import type { FlightOrder } from '#src/screens/flights/checkout/order.ts';

export function calendarLink(order: FlightOrder, pageUrl: string): string {
  const events = order.item.legs.map(({ path, flight }) => ({
    uid: `${order.reference}-${path}`,
    startsAt: flight.departsAt,
    endsAt: flight.arrivesAt,
    summary: m.issue_calendar_summary({ number: flightCode(flight), city: cityOf(flight.destination) }),
    location: airportOf(flight.origin)?.airport ?? flight.origin,
    description: m.issue_calendar_text({
      airline: airlineNameOf(flight.airline)?.en ?? flight.airlineName,
      number: flightCode(flight),
      origin: flight.origin,
      departs: clockOf(flight.departsAt),
      destination: flight.destination,
      arrives: clockOf(flight.arrivesAt),
      reference: order.reference,
      counter: clockOf(counterClosesAt(flight)),
      airport: airportInPersian(flight.origin),
      url: pageUrl,
    }),
  }));
  return calendarHref(events, order);
}
