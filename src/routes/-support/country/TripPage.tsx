import { useEffect, useState } from 'react';
import { keepTripTick, tripTicks } from '#src/platform/country/trip-ticks.ts';
import { betweenCitiesPart } from '#src/routes/-support/country/between-cities.ts';
import { KeepCards } from '#src/routes/-support/country/KeepCards.tsx';
import { tripDrawing } from '#src/routes/-support/country/trip-drawing.ts';
import { type CurrentSituation, SituationNote } from '#src/screens/core/facts/SituationNote.tsx';
import type { BetweenCitiesData } from '#src/screens/country/between/between-cities.gen.ts';
import { TripScreen, type TripScreenProps } from '#src/screens/country/trip/TripScreen.tsx';

type TripPageProps = Pick<TripScreenProps, 'trips' | 'isGuest'> & {
  readonly situation: CurrentSituation | null;
  /** What products show of a way that is lacking, by the id of its finding. */
  readonly between: readonly (readonly [id: string, data: BetweenCitiesData | null])[];
};

/** The trip of a guest or an account; ticks are stored on this device only. */
export function TripPage({ situation, between, ...props }: TripPageProps) {
  const [done, setDone] = useState<readonly string[]>([]);
  useEffect(() => setDone(tripTicks()), []);
  return (
    <TripScreen
      {...props}
      Drawing={tripDrawing.Late}
      betweenOf={(finding) => {
        const data = between.find(([id]) => id === finding)?.[1];
        return data ? <betweenCitiesPart.Late data={data} /> : null;
      }}
      situation={<SituationNote situation={situation} />}
      done={done}
      keeping={<KeepCards />}
      onDone={(id, isDone) => setDone(keepTripTick(id, isDone))}
      onPrint={() => window.print()}
    />
  );
}
