import { createFileRoute } from '@tanstack/react-router';
import { isResumable } from '#domain/core/status-questions.ts';
import { readSituation } from '#src/platform/core/api/facts-queries.ts';
import { parseFlightUrl } from '#src/platform/flights/flight-url.ts';
import { preloadSituation } from '#src/routes/-support/core/pages/LateSituation.tsx';
import { useUrl } from '#src/routes/-support/core/pages/use-url.ts';
import { besideEmptyList } from '#src/routes/-support/flights/beside-empty-list.ts';
import { FlightBooking } from '#src/routes/-support/flights/FlightBooking.tsx';
import { firstFlightView } from '#src/routes/-support/flights/first-view.ts';
import { flowInput } from '#src/routes/-support/flights/flight-input.ts';
import {
  liveFlow,
  papersScreen,
  passengersStep,
  resultsStep,
  reviewStep,
} from '#src/routes/-support/flights/flight-screens.ts';
import { flightsStart } from '#src/routes/-support/flights/flight-start.ts';
import { loadFlights, titleOf } from '#src/routes/-support/flights/load-flights.ts';
import { preloadResultsParts } from '#src/routes/-support/flights/results-parts.ts';

export const Route = createFileRoute('/(flights)/flights/{-$route}')({
  staticData: import.meta.env.SSR ? flightsStart : {},
  validateSearch: parseFlightUrl,
  // Steps, directions and filters need no new data.
  loaderDeps: ({ search }) => {
    const { origin, destination, type, departing, returning, adult, child, infant, order, step } =
      parseFlightUrl(search);
    return {
      url: { origin, destination, type, departing, returning, adult, child, infant, order },
      step: order ? step : undefined,
    };
  },
  loader: async ({ context, params, deps, location }) => {
    const screen = deps.step === 'confirm' ? reviewStep : deps.step ? passengersStep : resultsStep;
    const isList = !deps.step && !deps.url.order;
    const [data, situation] = await Promise.all([
      loadFlights(context, params.route, parseFlightUrl(deps.url)),
      isList ? readSituation(context, 1) : null,
      screen.preload(),
      deps.step ? null : preloadResultsParts(),
      liveFlow.preload(),
      isList && import.meta.env.SSR ? preloadSituation() : null,
    ]);
    // Back from the bank the order is past this step: the server renders its successor instead.
    if (data.order && !isResumable(data.order.status))
      await Promise.all([papersScreen.preload(), resultsStep.preload()]);
    // The way back and its flight are no new data, but the machine's.
    const url = parseFlightUrl(location.search);
    const first = await firstFlightView(context, data, null, url.step ?? 'results', url);
    const between = await besideEmptyList(context, data);
    return { ...data, situation, between, first, title: titleOf(data.search, data.order ? deps.step : undefined) };
  },
  head: ({ loaderData }) => ({
    meta: [...(loaderData ? [{ title: loaderData.title }] : []), { name: 'robots', content: 'noindex' }],
  }),
  component: Flights,
});

function Flights() {
  const data = Route.useLoaderData();
  const url = useUrl(parseFlightUrl, Route.useSearch());
  const input = flowInput(data, url.step ?? 'results', url);
  // A step of an order shows no list; the way back to it runs the loader.
  const late = data.order && url.step ? {} : { preload: preloadResultsParts };
  return <FlightBooking data={data} first={data.first} documents={null} input={input} url={url} {...late} />;
}
