import { pathTo } from '#domain/core/page-paths.ts';
import type { RunSearch } from '#domain/transport/runs/search.ts';
import { queryOfPlaces, queryOfRuns } from '#src/platform/transport/run-url.ts';
import type { RunHrefs } from '#src/screens/transport/runs/run-hrefs.ts';

/** Addresses of the pages of one search. */
export const runHrefs = (search: RunSearch): RunHrefs => ({
  list: (asked, sort) => pathTo.transport({ ...queryOfRuns(asked), ...(sort && sort !== 'leaves' ? { sort } : {}) }),
  form: (asked) => pathTo.transport({ ...queryOfRuns(asked), edit: 1 }),
  places: ({ number }, classId, way) =>
    pathTo.transport(queryOfPlaces(search, { number, classId, way, replaces: null })),
});
