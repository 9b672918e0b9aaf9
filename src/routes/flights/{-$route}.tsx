import { createFileRoute } from '@tanstack/react-router';
import { isResumable } from '#domain/core/status-questions.ts';
import { readSituation } from '#src/platform/core/api/facts-queries.ts';
import { parseFlightAddress } from '#src/platform/flights/flight-address.ts';
import { preloadSituation } from '#src/routes/-support/core/pages/LateSituation.tsx';
import { useAddress } from '#src/routes/-support/core/pages/use-address.ts';
import { FlightBooking } from '#src/routes/-support/flights/FlightBooking.tsx';
import { flowInput } from '#src/routes/-support/flights/flight-input.ts';
import {
  flightsStart,
  liveFlow,
  papersScreen,
  passengersStep,
  resultsStep,
  reviewStep,
} from '#src/routes/-support/flights/flight-screens.ts';
import { loadFlights, titleOf } from '#src/routes/-support/flights/load-flights.ts';
import { preloadResultsParts } from '#src/routes/-support/flights/results-parts.ts';

export const Route = createFileRoute('/flights/{-$route}')({
  staticData: flightsStart,
  validateSearch: parseFlightAddress,
  // Steps, directions and filters need no new data.
  loaderDeps: ({ search }) => {
    const { origin, destination, type, departing, returning, adult, child, infant, order, step } =
      parseFlightAddress(search);
    return {
      address: { origin, destination, type, departing, returning, adult, child, infant, order },
      step: order ? step : undefined,
    };
  },
  loader: async ({ context, params, deps }) => {
    const screen = deps.step === 'confirm' ? reviewStep : deps.step ? passengersStep : resultsStep;
    const isList = !deps.step && !deps.address.order;
    const [data, news] = await Promise.all([
      loadFlights(context, params.route, parseFlightAddress(deps.address)),
      isList ? readSituation(context, 1) : null,
      screen.preload(),
      deps.step ? null : preloadResultsParts(),
      deps.address.order ? liveFlow.preload() : null,
      isList && import.meta.env.SSR ? preloadSituation() : null,
    ]);
    // Back from the bank the order is past this step: the server renders its successor instead.
    if (data.order && !isResumable(data.order.status))
      await Promise.all([papersScreen.preload(), resultsStep.preload()]);
    return { ...data, news, title: titleOf(data.search, data.order ? deps.step : undefined) };
  },
  head: ({ loaderData }) => ({
    meta: [...(loaderData ? [{ title: loaderData.title }] : []), { name: 'robots', content: 'noindex' }],
  }),
  component: Flights,
});

function Flights() {
  const data = Route.useLoaderData();
  const address = useAddress(parseFlightAddress, Route.useSearch());
  const input = flowInput(data, address.step ?? 'results', address);
  // A step of an order shows no list; the way back to it runs the loader.
  const late = data.order && address.step ? {} : { preload: preloadResultsParts };
  return <FlightBooking data={data} documents={null} input={input} address={address} {...late} />;
}
