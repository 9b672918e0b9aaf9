import { useEffect, useState } from 'react';
import { keepTripTick, tripTicks } from '#src/platform/country/trip-ticks.ts';
import { KeepCards } from '#src/routes/-support/country/KeepCards.tsx';
import { tripDrawing } from '#src/routes/-support/country/trip-drawing.ts';
import { type CurrentSituation, SituationNote } from '#src/screens/core/facts/SituationNote.tsx';
import { TripScreen, type TripScreenProps } from '#src/screens/country/trip/TripScreen.tsx';

type TripPageProps = Pick<TripScreenProps, 'trips' | 'isGuest'> & { readonly situation: CurrentSituation | null };

/** The trip of a guest or an account; ticks are stored on this device only. */
export function TripPage({ situation, ...props }: TripPageProps) {
  const [done, setDone] = useState<readonly string[]>([]);
  useEffect(() => setDone(tripTicks()), []);
  return (
    <TripScreen
      {...props}
      Drawing={tripDrawing.Late}
      situation={<SituationNote situation={situation} />}
      done={done}
      keeping={<KeepCards />}
      onDone={(id, isDone) => setDone(keepTripTick(id, isDone))}
      onPrint={() => window.print()}
    />
  );
}
