import { clockOf, dayOf, formatDay } from '#domain/core/time.ts';
import { cityOf } from '#domain/country/cities.ts';
import type { OrderLeg } from '#domain/flights/fares.ts';
import { FREE_DAYS_AROUND, isMoved } from '#domain/flights/flight-change.ts';
import { flightCode } from '#domain/flights/flight-code.ts';
import { m } from '#src/copy/generated/messages.js';
import type { FlightOrder } from '#src/screens/flights/checkout/order.ts';
import { Note } from '#src/ui/Note.tsx';

/** The airline moved a flight: old and new time, and what its traveller may do, until it is accepted or leaves. */
export const MovedNotes = ({ order: { item, serverNow } }: { readonly order: FlightOrder }) =>
  item.legs
    .filter((leg) => isMoved(leg) && leg.flight.departsAt > serverNow)
    .map((leg) => (
      <Note key={leg.path} tone="warn">
        <p>
          <strong className="strong">
            {m.flights_moved_title({ flight: flightCode(leg.flight), city: cityOf(leg.flight.destination) })}
          </strong>{' '}
          {m.flights_moved_times({ before: soldTimes(leg), now: timesOf(leg.flight) })}
        </p>
        <p>{m.flights_moved_may({ days: FREE_DAYS_AROUND })}</p>
      </Note>
    ));

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
