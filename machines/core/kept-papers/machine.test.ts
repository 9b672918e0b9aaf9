import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { keptPapersViews } from '#machines/core/kept-papers/fixtures.ts';
import { keptPapersMachine } from '#machines/core/kept-papers/machine.ts';
import type { PapersKept } from '#machines/core/kept-papers/types.ts';
import { keptPapersView } from '#machines/core/kept-papers/view.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, Scripted } from '#machines/core/testing/scripted.ts';

function start() {
  const world = new Scripted(NOW);
  const machine = keptPapersMachine.provide({
    actors: {
      keepPapers: world.actor<PapersKept, void>('keepPapers'),
      forgetPapers: world.actor<void, void>('forgetPapers'),
    },
  });
  const actor = createActor(machine).start();
  return { world, send: actor.send, view: () => keptPapersView(actor.getSnapshot()) };
}

const keptUntil = keptPapersViews.kept.keptUntil;

test('keeps the conventions', () => {
  expect(conventionBreaches(keptPapersMachine)).toEqual([]);
});

test('papers are kept without being asked, taken off the device when asked, and kept again', async () => {
  const { world, send, view } = start();
  expect(view()).toEqual(keptPapersViews.keeping);
  await world.settle('keepPapers', ok({ keptUntil }));
  expect(view()).toEqual(keptPapersViews.kept);
  send({ type: 'papers.forget' });
  expect(view()).toEqual(keptPapersViews.forgetting);
  await world.settle('forgetPapers', ok());
  expect(view()).toEqual(keptPapersViews.notKept);
  send({ type: 'papers.keep' });
  await world.settle('keepPapers', { error: new TypeError('Failed to fetch') });
  expect(view()).toEqual(keptPapersViews.failed);
});

test('papers that could not be taken off are still said to be there', async () => {
  const { world, send, view } = start();
  await world.settle('keepPapers', ok({ keptUntil }));
  send({ type: 'papers.forget' });
  await world.settle('forgetPapers', { error: new TypeError('Failed to fetch') });
  expect(view()).toEqual({ ...keptPapersViews.kept, hasFailed: true });
});

test('a browser that cannot keep pages is not offered to', async () => {
  const { world, view } = start();
  await world.settle('keepPapers', ok({ keptUntil: null }));
  expect(view()).toEqual(keptPapersViews.unavailable);
});
