import { useEffect, useState } from 'react';
import { keepTripTick, tripTicks } from '#src/platform/trip-ticks.ts';
import { KeepCards } from '#src/routes/-support/KeepCards.tsx';
import { TripScreen, type TripScreenProps } from '#src/screens/trip/TripScreen.tsx';

/** The trip of a guest or of an account; what is ticked off is known to this device alone. */
export function TripPage(props: Pick<TripScreenProps, 'trips' | 'isGuest'>) {
  const [done, setDone] = useState<readonly string[]>([]);
  useEffect(() => setDone(tripTicks()), []);
  return (
    <TripScreen
      {...props}
      done={done}
      keeping={<KeepCards />}
      onDone={(id, isDone) => setDone(keepTripTick(id, isDone))}
      onPrint={() => window.print()}
    />
  );
}
