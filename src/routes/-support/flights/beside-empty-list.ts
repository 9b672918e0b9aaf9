import { citySlug } from '#domain/country/cities.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { readBetweenCities } from '#src/routes/-support/country/between-cities.ts';
import type { FlightsData } from '#src/routes/-support/flights/load-flights.ts';

/** What products show of the other ways on a day and a route without seats, for each direction. */
export async function besideEmptyList(
  context: AppContext,
  { availability, search }: Pick<FlightsData, 'availability' | 'search'>,
): Promise<NonNullable<FlightsData['between']>> {
  const ways = async (path: 'departing' | 'returning', origin: string, destination: string) => {
    const leg = availability?.[path];
    if (leg?.offers.length !== 0) return null;
    return readBetweenCities(context, { from: citySlug(origin), to: citySlug(destination), day: leg.date });
  };
  const [departing, returning] = await Promise.all([
    ways('departing', search.origin, search.destination),
    ways('returning', search.destination, search.origin),
  ]);
  return { departing, returning };
}
