import { assign, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import { type DeadlineEvent, deadlineActor } from '#machines/core/deadline.ts';
import { need } from '#machines/core/need.ts';

/** The part of a result list that machines know; the offers are in the query cache. */
export type Aged = {
  readonly searchedAt: number;
  /** From this moment the list counts as old. */
  readonly expiresAt: number;
};

export type SearchInput<Search> = {
  readonly search: Search;
  /** true: bypasses the cache. */
  readonly isRefresh: boolean;
};

export type ResultsAgeInput<Search, Ref extends Aged> = { readonly search: Search; readonly results: Ref | null };
export type ResultsAgeContext<Search, Ref extends Aged> = ResultsAgeInput<Search, Ref> & {
  readonly problem: Problem | null;
};
export type ResultsAgeEvent = DeadlineEvent | { type: 'results.refresh' };

/** A machine for a list of offers: from the search to the moment when its prices are too old. */
export const createResultsAge = <Search, Ref extends Aged>(id: string) =>
  setup({
    types: {} as {
      input: ResultsAgeInput<Search, Ref>;
      context: ResultsAgeContext<Search, Ref>;
      events: ResultsAgeEvent;
    },
    actors: {
      deadline: deadlineActor,
      search: requestActor<Ref, SearchInput<Search>>('search'),
    },
    actions: {
      setResults: assign((_, { results }: { results: Ref }) => ({ results, problem: null })),
      setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    },
    guards: { hasResults: ({ context }) => context.results !== null },
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, problem: null }),
    initial: 'arriving',
    states: {
      arriving: { always: [{ guard: 'hasResults', target: 'fresh' }, { target: 'loading' }] },
      loading: {
        invoke: {
          id: 'search',
          src: 'search',
          input: ({ context }) => ({ search: context.search, isRefresh: false }),
          onDone: {
            target: 'fresh',
            actions: { type: 'setResults', params: ({ event }) => ({ results: event.output }) },
          },
          onError: { target: 'failed', actions: { type: 'setProblem', params: asProblem } },
        },
      },
      fresh: {
        invoke: {
          id: 'age',
          src: 'deadline',
          input: ({ context }) => ({ at: need(context.results, 'results').expiresAt }),
        },
        on: { 'deadline.reached': 'stale', 'results.refresh': 'refreshing' },
      },
      stale: {
        // The list stays readable, with filters and place; its prices may have changed.
        on: { 'results.refresh': 'refreshing' },
      },
      refreshing: {
        invoke: {
          id: 'refresh',
          src: 'search',
          input: ({ context }) => ({ search: context.search, isRefresh: true }),
          onDone: {
            target: 'fresh',
            actions: { type: 'setResults', params: ({ event }) => ({ results: event.output }) },
          },
          // Only its age makes a list old: back to `fresh`, where a passed deadline is reported at once.
          onError: { target: 'fresh', actions: { type: 'setProblem', params: asProblem } },
        },
      },
      failed: { on: { 'results.refresh': 'loading' } },
    },
  });
