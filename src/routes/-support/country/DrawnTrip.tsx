import type { Journey } from '#domain/country/trip.ts';
import { betweenCitiesPart } from '#src/routes/-support/country/between-cities.ts';
import type { BetweenCitiesData } from '#src/screens/country/between/between-cities.gen.ts';
import { TripDrawing } from '#src/screens/country/trip/TripDrawing.tsx';

/** `finding`: the id of what is lacking. */
type WayShown = { readonly finding: string; readonly data: BetweenCitiesData };

/** A journey with what products show of the ways that it lacks. */
export type DrawnJourney = Journey & { readonly between?: readonly WayShown[] };

/** The picture of a trip, and below it the ways that it lacks. */
export const DrawnTrip = ({ journey }: { readonly journey: DrawnJourney }) => (
  <>
    <TripDrawing journey={journey} />
    {journey.between?.map(({ finding, data }) => (
      <betweenCitiesPart.Late key={finding} data={data} />
    ))}
  </>
);
