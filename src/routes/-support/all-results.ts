import { lateResults } from '#src/routes/-support/late-results.ts';
import { PriceChanged } from '#src/screens/results/PriceChanged.tsx';
import type { LateParts } from '#src/screens/results/results-props.ts';

/** All parts at once, for who draws the list without waiting. */
export const allResults: LateParts = { ...lateResults, PriceChanged };
