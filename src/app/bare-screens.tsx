import { renderToString } from 'react-dom/server';
import { dayOf } from '#domain/core/time.ts';
import { seasonsFrom } from '#domain/country/year-seasons.ts';
import { FLIGHT_HOLD_SECONDS } from '#domain/flights/flight-limits.ts';
import type { FlightSearch } from '#domain/flights/flight-search.ts';
import { HOTEL_HOLD_SECONDS } from '#domain/hotels/hotel-limits.ts';
import { createServerClock } from '#src/platform/core/flow/clock.ts';
import type { FlightAvailability } from '#src/platform/flights/flight-queries.ts';
import { allResults } from '#src/routes/-support/flights/all-results.ts';
import { restingPicture } from '#src/routes/-support/flights/flight-input.ts';
import { exampleAmong, type StartData } from '#src/routes/-support/flights/load-start.ts';
import { HomeScreen } from '#src/screens/core/home/HomeScreen.tsx';
import { FareExample } from '#src/screens/flights/home/FareExample.tsx';
import { FareKinds } from '#src/screens/flights/home/FareKinds.tsx';
import { LowestFares } from '#src/screens/flights/home/LowestFares.tsx';
import { ResultsScreen } from '#src/screens/flights/results/ResultsScreen.tsx';
import { SearchForm } from '#src/screens/flights/search/SearchForm.tsx';

// The bare React cost of the screens, without router, API, dehydrated data, header and footer: the baseline of the benchmark.

const nothing = () => undefined;

export function bareResults(search: FlightSearch, availability: FlightAvailability): string {
  const now = availability.searchedAt;
  const rest = { order: null, draft: null, isOrderLost: false, isFromServer: true, problems: {} };
  const picture = restingPicture({ search, availability, now, today: dayOf(now), ...rest }, null, {});
  if (picture?.view.kind !== 'results') throw new Error('There is no list');
  return renderToString(
    <ResultsScreen
      view={picture.view}
      availability={availability}
      address={{ all: true }}
      onAddress={nothing}
      form={null}
      parts={allResults}
      send={nothing}
      clock={createServerClock(() => now)}
      holdSeconds={null}
      holdHref=""
    />,
  );
}

export const bareHome = ({ search, today, now, lowest }: StartData, example: FlightAvailability): string => {
  const offer = exampleAmong(example.departing.offers);
  const form = (
    <SearchForm search={search} problems={{}} today={today} calendarMode="gregory" onCalendarMode={nothing} />
  );
  return renderToString(
    <HomeScreen
      form={form}
      recent={null}
      offers={<LowestFares lowest={lowest} />}
      prices={
        <>
          <FareKinds />
          {offer ? <FareExample offer={offer} now={now} /> : null}
        </>
      }
      now={now}
      held={{ minutes: FLIGHT_HOLD_SECONDS / 60, roomMinutes: HOTEL_HOLD_SECONDS / 60 }}
      seasons={seasonsFrom(now, today)}
    />,
  );
};
