import { createFileRoute } from '@tanstack/react-router';
import { airportOf } from '#domain/airports.ts';
import { formatDay } from '#domain/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { parseFlightAddress } from '#src/platform/flight-address.ts';
import { FlightBooking } from '#src/routes/-support/FlightBooking.tsx';
import { passengersStep, resultsScreen, reviewScreen } from '#src/routes/-support/flight-screens.ts';
import { flowInput, loadFlights } from '#src/routes/-support/load-flights.ts';

export const Route = createFileRoute('/flights/{-$route}')({
  validateSearch: parseFlightAddress,
  // Steps, paths and filters ask for nothing new.
  loaderDeps: ({ search: { origin, destination, type, departing, returning, adult, child, infant, order, step } }) => ({
    address: { origin, destination, type, departing, returning, adult, child, infant, order },
    step: order ? step : undefined,
  }),
  loader: async ({ context, params, deps }) => {
    const screen = deps.step === 'confirm' ? reviewScreen : deps.step ? passengersStep : resultsScreen;
    const address = parseFlightAddress(deps.address);
    const [data] = await Promise.all([loadFlights(context, params.route, address), screen.preload()]);
    return data;
  },
  head: ({ loaderData }) => {
    const search = loaderData?.search;
    const names = [search?.origin, search?.destination].map((code) => airportOf(code ?? '')?.city);
    const title =
      names[0] && names[1] && search?.departing
        ? m.pages_title_flights({ from: names[0], to: names[1], day: formatDay(search.departing) })
        : m.pages_title_flight_search();
    return { meta: [{ title }, { name: 'robots', content: 'noindex' }] };
  },
  component: Flights,
});

function Flights() {
  const data = Route.useLoaderData();
  const address = Route.useSearch();
  const input = flowInput(data, address.step ?? 'results', address);
  return <FlightBooking data={data} documents={null} input={input} address={address} />;
}
