import { formatRoundMoney, type Money } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { daysBetween, formatDay } from '#domain/core/time.ts';
import { cityOf, HUB, NOT_FLOWN } from '#domain/country/cities.ts';
import { type FlightSearch, partySize } from '#domain/flights/flight-search.ts';
import { m } from '#src/copy/generated/messages.js';
import type { BetweenCitiesData } from '#src/screens/country/between/between-cities.gen.ts';
import { flightHref } from '#src/screens/flights/search/flight-href.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/Empty.tsx';

/** What products show of other ways where a list has no seats, by leg. */
export type BesideEmptyList = Readonly<Record<string, BetweenCitiesData>>;

export type NoSeatsProps = {
  readonly search: FlightSearch;
  /** The current leg. */
  readonly from: string;
  readonly to: string;
  readonly day: string;
  readonly days: readonly { readonly date: string; readonly lowest: Money | null }[];
  /** No airline flies this route. */
  readonly isUnserved: boolean;
  readonly hrefOf: (day: string) => string;
  /** What products show of other ways, by leg. */
  readonly between?: BesideEmptyList | undefined;
};

/** No results: no airline flies the route, or the day is sold out for this party. Says which, and offers alternatives. */
export const NoSeats = (props: NoSeatsProps) =>
  props.isUnserved ? <NoRoute {...props} /> : <NoSeatsThatDay {...props} />;

function NoSeatsThatDay({ search, day, days, hrefOf }: NoSeatsProps) {
  const distance = (date: string) => Math.abs(daysBetween(day, date));
  const near = days
    .flatMap(({ date, lowest }) => (lowest && date !== day ? [{ date, lowest }] : []))
    .sort((a, b) => distance(a.date) - distance(b.date))
    .slice(0, 3);
  const size = partySize(search);
  const nearText = size === 1 ? m.results_none_near_one() : m.results_none_near();
  const weekText = size === 1 ? m.results_none_week_one() : m.results_none_week();
  return (
    <Empty
      title={
        size === 1
          ? m.results_none_title({ day: formatDay(day) })
          : m.results_none_title_many({ count: size, day: formatDay(day) })
      }
      actions={near.map(({ date, lowest }) => (
        <a key={date} href={hrefOf(date)} {...buttonLook()}>
          {formatDay(date)}, {formatRoundMoney(lowest)}
        </a>
      ))}
    >
      <p>{near.length > 0 ? nearText : weekText}</p>
    </Empty>
  );
}

/** All airports but one have flights to Tehran Mehrabad, so two cities are always connected. */
function NoRoute({ search, from, to }: NoSeatsProps) {
  const isWrongAirport = from === NOT_FLOWN || to === NOT_FLOWN;
  const ofHub = (code: string) => (code === NOT_FLOWN ? HUB : code);
  const ways = isWrongAirport
    ? [{ ...search, origin: ofHub(search.origin), destination: ofHub(search.destination) }]
    : [oneWay(search, from, HUB), oneWay(search, HUB, to)];
  const open = ways.filter(({ origin, destination }) => origin !== destination);
  return (
    <Empty
      title={m.results_no_route({ from: cityOf(from), to: cityOf(to) })}
      actions={
        open.length > 0 ? (
          open.map((way) => (
            <a key={way.origin} href={flightHref(way)} {...buttonLook()}>
              {m.results_no_route_way({ from: cityOf(way.origin), to: cityOf(way.destination) })}
            </a>
          ))
        ) : (
          // Between two airports of one city.
          <a href={pathTo.searchFlights()} {...buttonLook()}>
            {m.results_no_route_other()}
          </a>
        )
      }
    >
      <p>{isWrongAirport ? m.results_no_route_airport() : m.results_no_route_hub()}</p>
    </Empty>
  );
}

const oneWay = (search: FlightSearch, origin: string, destination: string): FlightSearch => ({
  ...search,
  type: 'oneWay',
  returning: '',
  origin,
  destination,
});
