import { EmptyList } from '#src/routes/-support/flights/EmptyList.tsx';
import { lateResults } from '#src/routes/-support/flights/late-results.ts';
import { CompareFlights } from '#src/screens/flights/results/CompareFlights.tsx';
import { PriceChanged } from '#src/screens/flights/results/PriceChanged.tsx';
import type { LateParts } from '#src/screens/flights/results/results-props.ts';

/** All parts without lazy loading. */
export const allResults: LateParts = { ...lateResults, CompareFlights, NoSeats: EmptyList, PriceChanged };
