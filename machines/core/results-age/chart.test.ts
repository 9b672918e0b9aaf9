import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ProblemCode } from '#domain/core/problem.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { type Aged, createResultsAge, type SearchInput } from '#machines/core/results-age/chart.ts';
import { resultsViewsOf } from '#machines/core/results-age/fixtures.ts';
import { resultsView } from '#machines/core/results-age/view.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, type Reply, Scripted, settled, trackStates } from '#machines/core/testing/scripted.ts';

type Search = { readonly place: string };
type Ref = Aged & { readonly found: number };

const search: Search = { place: 'Isfahan' };
const views = resultsViewsOf<Ref>({ searchedAt: NOW, expiresAt: NOW + 600_000, found: 12 }, { found: 0 });
const { results } = views.fresh;

function start(known: Ref | null, replies: Reply[] = [], now = NOW) {
  const world = new Scripted(now, { search: replies });
  const machine = createResultsAge<Search, Ref>('resultsAge').provide({
    actors: {
      deadline: world.deadline(),
      search: world.actor<Ref, SearchInput<Search>>('search'),
    },
  });
  const actor = createActor(machine, { input: { search, results: known }, clock: world.clock });
  const states = trackStates(actor);
  actor.start();
  return { world, actor, states, view: () => resultsView(actor.getSnapshot()) };
}

test('a list counts as old at its moment, to the millisecond', async () => {
  const { world, view } = start(null, [ok(results)]);
  expect(view()).toEqual(views.loading);
  await settled();
  world.clock.advanceTo(NOW + 600_000 - 1);
  expect(view()).toEqual(views.fresh);
  world.clock.advanceTo(NOW + 600_000);
  expect(view()).toEqual({ ...views.fresh, isStale: true });
  expect(world.inputsOf('search')).toEqual([{ search, isRefresh: false }]);
});

test('what the page has already is not asked again', () => {
  const { world, view } = start(results);
  expect(view()).toEqual(views.fresh);
  expect(world.calls).toEqual([]);
});

test('reloaded when it is old already: old during the start', () => {
  expect(start(results, [], NOW + 600_000).view()).toEqual({ ...views.fresh, isStale: true });
});

test('asleep over the end: old on waking', () => {
  const { world, view } = start(results);
  world.clock.sleepTo(NOW + 599_999);
  expect(view()).toEqual(views.fresh);
  world.clock.sleepTo(NOW + 7_200_000);
  expect(view()).toEqual({ ...views.fresh, isStale: true });
});

test.each<ProblemCode>(['rate_limited', 'unavailable', 'unexpected', 'not_found', 'invalid_details'])(
  '%s: says so and asks again when told to',
  async (code) => {
    const { actor, states, view } = start(null, [problem(code), ok(results)]);
    await settled();
    expect(view()).toEqual({ kind: 'failed', problem: { code, message: code } });
    actor.send({ type: 'results.refresh' });
    await settled();
    expect(view()).toEqual(views.fresh);
    expect(states).toEqual(['loading', 'failed', 'loading', 'fresh']);
  },
);

test('whatever else is thrown becomes a problem', async () => {
  const { view } = start(null, [{ error: new TypeError('fetch failed') }]);
  await settled();
  expectFields(view(), { kind: 'failed', 'problem.code': 'unexpected' });
});

test('refreshing keeps the old list in sight, asks once, and brings the new one', async () => {
  const { world, actor, states, view } = start(results);
  world.clock.advanceTo(NOW + 700_000);
  actor.send({ type: 'results.refresh' });
  actor.send({ type: 'results.refresh' });
  expect(view()).toEqual({ ...views.fresh, isRefreshing: true });
  const newer = { ...results, searchedAt: NOW + 700_000, expiresAt: NOW + 1_300_000 };
  await world.settle('search', ok(newer));
  expect(view()).toEqual({ ...views.fresh, results: newer });
  expect(world.inputsOf('search')).toEqual([{ search, isRefresh: true }]);
  expect(states).toEqual(['fresh', 'stale', 'refreshing', 'fresh']);
});

test.each([
  [0, false],
  [600_000, true],
])('a refresh that fails %i ms after the search: old is %s', async (later, isStale) => {
  const { world, actor, view } = start(results);
  world.clock.advanceTo(NOW + later);
  actor.send({ type: 'results.refresh' });
  await world.settle('search', problem('unavailable'));
  expect(view()).toEqual({ ...views.fresh, isStale, problem: { code: 'unavailable', message: 'unavailable' } });
});
