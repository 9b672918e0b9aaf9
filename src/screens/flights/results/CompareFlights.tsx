import { formatMoney } from '#domain/core/money.ts';
import { clockOf, dayOf, formatDay, formatDuration, MINUTE_MS } from '#domain/core/time.ts';
import type { FlightFilters } from '#domain/flights/flight-filters.ts';
import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { Compared } from '#src/screens/core/list/Compared.tsx';
import { omit } from '#src/screens/core/list/filters.ts';
import { COMPARED } from '#src/screens/flights/results/FlightCard.tsx';
import { backWords, bagWords, kindName } from '#src/screens/flights/results/fare-words.ts';
import { type ChangeFlightFilters, numberKey } from '#src/screens/flights/results/filters.ts';
import { byFlight, type Fares, planeOf } from '#src/screens/flights/results/group-by-flight.ts';
import { Button } from '#src/ui/Button.tsx';

export type CompareFlightsProps = {
  readonly offers: readonly FlightOffer[];
  readonly filters: FlightFilters;
  /** Time of the search. */
  readonly now: number;
  readonly hrefOf: (filters: FlightFilters) => string;
  readonly onFilters: ChangeFlightFilters;
  readonly isHolding: boolean;
  /** False for a flight that leaves no time for the other one of the trip. */
  readonly canTake: (offer: FlightOffer) => boolean;
  readonly onSelect: (offer: FlightOffer) => void;
};

const ROWS: readonly { readonly name: () => string; readonly cell: (fares: Fares, now: number) => string }[] = [
  { name: () => m.results_compare_price(), cell: ([offer]) => formatMoney(offer.total) },
  { name: () => m.results_leaves(), cell: ([{ flight }]) => clockOf(flight.departsAt) },
  {
    name: () => m.results_compare_lands(),
    cell: ([{ flight }]) => {
      const day = dayOf(flight.arrivesAt);
      const clock = clockOf(flight.arrivesAt);
      return day === dayOf(flight.departsAt) ? clock : `${clock}, ${m.results_next_day({ day: formatDay(day) })}`;
    },
  },
  {
    name: () => m.results_sort_duration(),
    cell: ([{ flight }]) => formatDuration(Math.round((flight.arrivesAt - flight.departsAt) / MINUTE_MS)),
  },
  {
    name: () => m.results_terminals(),
    cell: ([{ flight }]) => flight.terminal ?? '',
  },
  { name: () => m.results_kind(), cell: ([offer]) => kindName(offer) },
  { name: () => m.results_money_back(), cell: ([offer], now) => backWords(offer, now) },
  { name: () => m.results_compare_bags(), cell: ([offer]) => bagWords(offer) },
  { name: () => m.results_aircraft(), cell: ([{ flight }]) => flight.aircraft },
  {
    name: () => m.results_compare_other(),
    cell: ([, ...others], now) =>
      others
        .map((offer) =>
          m.results_compare_other_cell({
            kind: kindName(offer),
            amount: formatMoney(offer.total),
            back: backWords(offer, now),
          }),
        )
        .join('; '),
  },
];

/** Up to three flights of the list, each by its lowest fare. Also flights that a filter hides. */
export function CompareFlights(props: CompareFlightsProps) {
  const { offers, filters, now, hrefOf, onFilters, isHolding, canTake, onSelect } = props;
  const flights = comparedOf(offers, filters);
  if (flights.length === 0) return null;
  return (
    <Compared
      id={COMPARED}
      columns={flights.map((fares) => {
        const [offer] = fares;
        return {
          id: planeOf(offer),
          head: (
            <>
              {offer.flight.airlineName} <span className="nowrap">{offer.flight.flightNumber}</span>
            </>
          ),
          foot: (
            <Button
              size="s"
              aria-disabled={isHolding || !canTake(offer) || undefined}
              onClick={({ detail }) => detail > 1 || isHolding || !canTake(offer) || onSelect(offer)}
            >
              {m.results_select()} <span className="vh">{offer.flight.flightNumber}</span>
            </Button>
          ),
        };
      })}
      rows={ROWS.map(({ name, cell }) => ({ name: name(), cells: flights.map((fares) => cell(fares, now)) }))}
      clearHref={hrefOf(omit(filters, 'compare'))}
      onClear={() => onFilters((asked) => omit(asked, 'compare'))}
    />
  );
}

/** In the order in which they were chosen, so that sorting moves no column. */
const comparedOf = (offers: readonly FlightOffer[], { compare = [] }: FlightFilters): Fares[] =>
  [...new Set(compare)].flatMap((number) => byFlight(offers.filter((offer) => numberKey(offer) === number)));
