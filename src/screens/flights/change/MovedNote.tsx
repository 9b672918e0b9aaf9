import { clockOf, dayOf, formatDay } from '#domain/core/time.ts';
import { cityOf } from '#domain/country/cities.ts';
import type { OrderLeg } from '#domain/flights/fares.ts';
import { FREE_DAYS_AROUND, givenNow, isWaived } from '#domain/flights/flight-change.ts';
import { flightCode } from '#domain/flights/flight-code.ts';
import { m } from '#src/copy/generated/messages.js';
import { type FlightOrder, whoFlies } from '#src/screens/flights/checkout/order.ts';
import { Note } from '#src/ui/Note.tsx';

/** The airline moved a flight: old and new time, and what its traveller may do, until it is accepted or leaves. */
export const MovedNotes = ({ order }: { readonly order: FlightOrder }) =>
  order.item.legs
    .filter((leg) => isWaived(leg, order.serverNow))
    .map((leg) => (
      <Note key={leg.path} tone="warn">
        <p>
          <strong className="strong">
            {m.flights_moved_title({ flight: flightCode(leg.flight), city: cityOf(leg.flight.destination) })}
          </strong>{' '}
          {m.flights_moved_times({ before: soldTimes(leg), now: timesOf(leg.flight) })}
        </p>
        <p>{mayWords(order, leg).join(' ')}</p>
      </Note>
    ));

/** As the server answers: who has lost a traveller takes no other flight here, and what was flown does not come back. */
function mayWords(order: FlightOrder, { path }: OrderLeg): string[] {
  const { item, passengers, serverNow } = order;
  const areAll = whoFlies(order).length === passengers.length;
  const isBegun = givenNow(item.legs, serverNow) === 'moved';
  const before = areAll ? m.flights_moved_back_all() : m.flights_moved_back_fares();
  const later = path === 'returning' ? [m.flights_moved_back_later()] : [];
  return [
    m.flights_moved_keep(),
    ...(areAll ? [m.flights_moved_other({ days: FREE_DAYS_AROUND })] : []),
    ...(isBegun ? [m.flights_moved_back_leg()] : [before, ...later]),
  ];
}

type Times = Pick<OrderLeg['flight'], 'departsAt' | 'arrivesAt' | 'terminal'>;

/** "Sat 5 Dec, 10:20 to 11:45, Terminal 2". */
export const timesOf = ({ departsAt, arrivesAt, terminal }: Times): string =>
  [
    formatDay(dayOf(departsAt)),
    m.flights_change_from_to({ from: clockOf(departsAt), to: clockOf(arrivesAt) }),
    ...(terminal === null ? [] : [m.results_terminal({ terminal })]),
  ].join(', ');

/** As it was sold. */
export const soldTimes = ({ flight, moved }: OrderLeg): string => timesOf(moved ?? flight);
