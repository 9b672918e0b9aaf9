import { AllHidden } from '#src/screens/results/AllHidden.tsx';
import { Failed } from '#src/screens/results/Failed.tsx';
import { FareHelp } from '#src/screens/results/FareHelp.tsx';
import { FilterForm } from '#src/screens/results/FilterForm.tsx';
import { LegHeader } from '#src/screens/results/LegHeader.tsx';
import { NoSeats } from '#src/screens/results/NoFlights.tsx';
import { ResultsNotes } from '#src/screens/results/ResultsNotes.tsx';
import type { LateParts } from '#src/screens/results/results-props.ts';

/** One chunk: whoever touches the page needs most of it, and each chunk costs a request. */
export const lateResults: Omit<LateParts, 'PriceChanged'> = {
  AllHidden,
  Failed,
  FareHelp,
  FilterForm,
  LegHeader,
  NoSeats,
  ResultsNotes,
};
