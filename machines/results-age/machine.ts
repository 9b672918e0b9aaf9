import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Problem } from '#domain/problem.ts';
import type {
  ResultsAgeContext,
  ResultsAgeEvent,
  ResultsAgeInput,
  ResultsRef,
  SearchFlightsInput,
} from '#machines/results-age/types.ts';
import { asProblem } from '#machines/shared/as-problem.ts';
import { deadlinePort } from '#machines/shared/deadline.ts';
import { need } from '#machines/shared/need.ts';
import { requestPort } from '#machines/shared/ports.ts';

/** A list of available flights, from the question to the moment when it is too old to trust (600 s). */
export const resultsAgeMachine = setup({
  types: {
    input: {} as ResultsAgeInput,
    context: {} as ResultsAgeContext,
    events: {} as ResultsAgeEvent,
  },
  actors: {
    deadline: deadlinePort,
    searchFlights: requestPort<ResultsRef, SearchFlightsInput>('searchFlights'),
  },
  actions: {
    setResults: assign((_, { results }: { results: ResultsRef }) => ({ results, problem: null })),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
  },
  guards: { hasResults: ({ context }) => context.results !== null },
}).createMachine({
  id: 'resultsAge',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasResults', target: 'fresh' }, { target: 'loading' }] },
    loading: {
      invoke: {
        id: 'searchFlights',
        src: 'searchFlights',
        input: ({ context }) => ({ search: context.search, isRefresh: false }),
        onDone: {
          target: 'fresh',
          actions: { type: 'setResults', params: ({ event }) => ({ results: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: asProblem },
        },
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
      description: 'The list stays readable, with filters and place; its prices may have changed.',
      on: { 'results.refresh': 'refreshing' },
    },
    refreshing: {
      invoke: {
        id: 'refreshFlights',
        src: 'searchFlights',
        input: ({ context }) => ({ search: context.search, isRefresh: true }),
        onDone: {
          target: 'fresh',
          actions: { type: 'setResults', params: ({ event }) => ({ results: event.output }) },
        },
        // Its age alone says whether the list is old: back to `fresh`, where a moment that has passed is reported at once.
        onError: {
          target: 'fresh',
          actions: { type: 'setProblem', params: asProblem },
        },
      },
    },
    failed: { on: { 'results.refresh': 'loading' } },
  },
});

export type ResultsAgeActor = ActorRefFrom<typeof resultsAgeMachine>;
export type ResultsAgeSnapshot = SnapshotFrom<typeof resultsAgeMachine>;
