import { EmptyList } from '#src/routes/-support/flights/EmptyList.tsx';
import { AllHidden } from '#src/screens/flights/results/AllHidden.tsx';
import { Failed } from '#src/screens/flights/results/Failed.tsx';
import { FareHelp } from '#src/screens/flights/results/FareHelp.tsx';
import { FilterForm } from '#src/screens/flights/results/FilterForm.tsx';
import { LegHeader } from '#src/screens/flights/results/LegHeader.tsx';
import { ResultsNotes } from '#src/screens/flights/results/ResultsNotes.tsx';
import type { LateParts } from '#src/screens/flights/results/results-props.ts';

/** One chunk: a touched page needs most of it, and each chunk costs a request. */
export const lateResults: Omit<LateParts, 'CompareFlights' | 'PriceChanged'> = {
  AllHidden,
  Failed,
  FareHelp,
  FilterForm,
  LegHeader,
  NoSeats: EmptyList,
  ResultsNotes,
};
