import type { ContextFrom } from 'xstate';
import type { Aged, createResultsAge } from '#machines/core/results-age/chart.ts';
import { resultsView } from '#machines/core/results-age/view.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import type { About } from '#machines/trace/about.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';
import type { OfKind } from '#machines/trace/kind.ts';

type ResultsAgeMachine<Search, Ref extends Aged> = ReturnType<typeof createResultsAge<Search, Ref>>;

type Results<Search, Ref extends Aged> = Pick<About, 'models' | 'routes' | 'screen'> & {
  /** After so many seconds a list is old. */
  readonly seconds: number;
  readonly search: Search;
  /** A search whose list is known already. */
  readonly known: Search;
  readonly results: Ref;
  /** What differs in a list in which nothing was found. */
  readonly none: Omit<Ref, keyof Aged>;
  readonly isEmpty: (results: Ref) => boolean;
};

/** What describes and explores a list of offers of a product; `outcomes` and `facts` also for the flow around it. */
export function resultsKind<Search, Ref extends Aged>(
  machine: ResultsAgeMachine<Search, Ref>,
  { models, routes, screen, seconds, search, known, results, none, isEmpty }: Results<Search, Ref>,
) {
  const outcomes = [
    ok(results),
    ok({ ...results, ...none }),
    problem('unavailable'),
    { error: new TypeError('Failed to fetch') },
  ];
  const facts = factsOf<ResultsAgeMachine<Search, Ref>>({
    results: ({ results }: ContextFrom<ResultsAgeMachine<Search, Ref>>) => results !== null && !isEmpty(results),
    problem: ({ problem }: ContextFrom<ResultsAgeMachine<Search, Ref>>) => problem?.code ?? null,
  });
  return {
    kind: 'results-age',
    machine,
    view: resultsView<Ref>,
    outcomes,
    facts,
    examples: defineExamples<ResultsAgeMachine<Search, Ref>>({
      inputs: [
        { search, results: null },
        { search: known, results },
      ],
      events: [{ type: 'results.refresh' }],
      outcomes: { search: outcomes },
      says: { deadline: DEADLINE },
      facets: { [machine.id]: facts },
    }),
    about: {
      models,
      deadline: `${seconds} s`,
      routes,
      screen,
      unseen: { problem: 'why it could not ask is not said while it asks again' },
    },
  } satisfies OfKind<ResultsAgeMachine<Search, Ref>> & Readonly<Record<string, unknown>>;
}
