import { type ResultsView, resultsView } from '#machines/core/results-age-view.ts';
import type { ResultsRef } from '#machines/flights/results-age/types.ts';

export type ResultsAgeView = ResultsView<ResultsRef>;

export const resultsAgeView = resultsView<ResultsRef>;
