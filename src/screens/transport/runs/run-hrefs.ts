import type { RunOffer, RunSearch, RunSort } from '#domain/transport/runs/search.ts';

/** Where the links of a list lead. */
export type RunHrefs = {
  readonly list: (search: RunSearch, sort?: RunSort) => string;
  readonly form: (search: RunSearch) => string;
  readonly places: (run: RunOffer, classId: string, way: RunOffer['classes'][number]['ways'][number]['what']) => string;
};
