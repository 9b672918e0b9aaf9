import { useMemo } from 'react';
import type { SavedPassenger } from '#domain/accounts/saved-passengers.ts';
import type { DraftPassenger } from '#domain/core/passengers.ts';
import { fitting } from '#src/screens/core/passengers/saved-passenger.ts';

/** Saved passengers that fit each place. Places of an order never change, so the arrays are stable and the cards do not re-render. */
export function useFits(saved: readonly SavedPassenger[], places: readonly DraftPassenger[], firstDay: string) {
  const classes = places.map(({ ageClass }) => ageClass).join();
  return useMemo(
    () =>
      classes
        .split(',')
        .map((ageClass) => fitting(saved, { ageClass: ageClass as DraftPassenger['ageClass'] }, firstDay)),
    [saved, classes, firstDay],
  );
}
