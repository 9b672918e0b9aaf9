import type { ResultsRef } from '#machines/results-age/types.ts';
import { type ResultsView, resultsView } from '#machines/shared/results-age-view.ts';

export type ResultsAgeView = ResultsView<ResultsRef>;

export const resultsAgeView = resultsView<ResultsRef>;
