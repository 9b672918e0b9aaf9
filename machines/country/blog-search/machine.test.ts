import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { TYPING_PAUSE_MS } from '#domain/core/limits.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';
import { foundPosts } from '#machines/country/blog-search/fixtures.ts';
import { blogSearchMachine } from '#machines/country/blog-search/machine.ts';
import type { BlogSearchInput, FoundPost } from '#machines/country/blog-search/types.ts';
import { blogSearchView } from '#machines/country/blog-search/view.ts';

function start(input: BlogSearchInput = { q: '', posts: null }) {
  const world = new Scripted(NOW);
  const machine = blogSearchMachine.provide({
    actors: { searchPosts: world.actor<readonly FoundPost[], { readonly q: string }>('searchPosts') },
  });
  const actor = createActor(machine, { input, clock: world.clock }).start();
  return {
    world,
    actor,
    pause: () => world.clock.advanceTo(world.clock.now() + TYPING_PAUSE_MS),
    view: () => blogSearchView(actor.getSnapshot()),
  };
}

const { dates, taxis } = foundPosts;

test('keeps the conventions', () => {
  expect(conventionBreaches(blogSearchMachine, { cosmeticAfter: ['pausing'] })).toEqual([]);
});

test('what the server found is shown, and nothing is asked again', () => {
  const { world, view } = start({ q: 'friday', posts: [dates] });
  expect([view(), world.calls]).toEqual([{ kind: 'found', q: 'friday', posts: [dates] }, []]);
});

test('an address that the server could not answer is asked again', async () => {
  const { world, view } = start({ q: 'friday', posts: null });
  expect(view()).toEqual({ kind: 'searching', q: 'friday', posts: null });
  await world.settle('searchPosts', ok([dates]));
  expect(view()).toEqual({ kind: 'found', q: 'friday', posts: [dates] });
});

test('a pause in typing asks without the spaces around it, and the answer before it stays until the next', async () => {
  const { world, actor, pause, view } = start();
  actor.send({ type: 'query.change', q: 'f' });
  actor.send({ type: 'query.change', q: 'fri' });
  pause();
  await world.settle('searchPosts', ok([dates]));
  actor.send({ type: 'query.change', q: ' taxi ' });
  pause();
  expect(view()).toEqual({ kind: 'searching', q: ' taxi ', posts: [dates] });
  await world.settle('searchPosts', ok([taxis]));
  expect(view()).toEqual({ kind: 'found', q: ' taxi ', posts: [taxis] });
  expect(world.calls.map(({ input }) => input)).toEqual([{ q: 'fri' }, { q: 'taxi' }]);
});

test('who types on ends the search: its answer counts no more', () => {
  const { world, actor, pause, view } = start();
  actor.send({ type: 'query.change', q: 'fri' });
  pause();
  expect(world.pending()).toEqual(['searchPosts']);
  actor.send({ type: 'query.change', q: 'frid' });
  expect([view(), world.pending()]).toEqual([{ kind: 'searching', q: 'frid', posts: null }, []]);
});

test('an emptied field asks nothing and shows nothing', async () => {
  const { world, actor, view } = start({ q: 'friday', posts: [dates] });
  actor.send({ type: 'query.change', q: '  ' });
  expect([view(), world.calls]).toEqual([{ kind: 'idle', q: '  ' }, []]);
});

test('a search that failed is asked again with the same words', async () => {
  const { world, actor, pause, view } = start();
  actor.send({ type: 'query.change', q: 'taxi' });
  pause();
  await world.settle('searchPosts', problem('unavailable'));
  expect(view()).toEqual({ kind: 'failed', q: 'taxi', problem: { code: 'unavailable', message: 'unavailable' } });
  actor.send({ type: 'search.retry' });
  await world.settle('searchPosts', ok([taxis]));
  expect(view()).toEqual({ kind: 'found', q: 'taxi', posts: [taxis] });
});
