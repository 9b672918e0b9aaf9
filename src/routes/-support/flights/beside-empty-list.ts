import { citySlug } from '#domain/country/cities.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { readBetweenCities } from '#src/routes/-support/country/read-between-cities.ts';
import { legKey } from '#src/routes/-support/flights/leg-key.ts';
import type { FlightsData } from '#src/routes/-support/flights/load-flights.ts';
import type { BesideEmptyList } from '#src/screens/flights/results/NoFlights.tsx';

/** What products show of other ways where a day and a route have no seats, for each direction without any. */
export async function besideEmptyList(
  context: AppContext,
  { availability, search }: Pick<FlightsData, 'availability' | 'search'>,
): Promise<BesideEmptyList> {
  const { origin, destination } = search;
  const legs = [
    { from: origin, to: destination, leg: availability?.departing },
    { from: destination, to: origin, leg: availability?.returning },
  ];
  const found = legs.map(async ({ from, to, leg }) => {
    if (leg?.offers.length !== 0) return [];
    const data = await readBetweenCities(context, { from: citySlug(from), to: citySlug(to), day: leg.date });
    return data ? [[legKey({ from, to, day: leg.date }), data] as const] : [];
  });
  return Object.fromEntries((await Promise.all(found)).flat());
}
