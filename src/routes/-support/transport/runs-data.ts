import type { Problem } from '#domain/core/problem.ts';
import type {
  RunDetail,
  RunList,
  RunSearch,
  RunSearchProblems,
  RunSort,
  RunTowns,
} from '#domain/transport/runs/search.ts';
import type { ChosenRun } from '#src/platform/transport/run-url.ts';

type Base = {
  readonly search: RunSearch;
  readonly towns: RunTowns | null;
  /** Server epoch ms of the page, and its day in Tehran. */
  readonly now: number;
  readonly today: string;
  readonly title: string;
  readonly description: string;
};

/** What a page of trains or buses shows. */
export type RunsData = Base &
  (
    | { readonly page: 'form'; readonly problems: RunSearchProblems }
    | {
        readonly page: 'list';
        readonly list: RunList | null;
        readonly problem: Problem | null;
        readonly sort: RunSort;
      }
    | { readonly page: 'places'; readonly run: RunDetail | null; readonly chosen: ChosenRun }
  );
