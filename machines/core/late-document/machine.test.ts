import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { lateDocumentViews } from '#machines/core/late-document/fixtures.ts';
import { lateDocumentMachine } from '#machines/core/late-document/machine.ts';
import { lateDocumentView } from '#machines/core/late-document/view.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start() {
  const world = new Scripted(NOW);
  const machine = lateDocumentMachine.provide({ actors: { readDocument: world.actor<void, void>('readDocument') } });
  const actor = createActor(machine).start();
  return {
    world,
    read: () => actor.send({ type: 'document.read' }),
    view: () => lateDocumentView(actor.getSnapshot()),
  };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(lateDocumentMachine)).toEqual([]);
});

test('reads when it is told to, and not before', async () => {
  const { world, read, view } = start();
  expect([view(), world.calls]).toEqual([lateDocumentViews.idle, []]);
  read();
  expect(view()).toEqual(lateDocumentViews.reading);
  await world.settle('readDocument', ok());
  expect(view()).toEqual(lateDocumentViews.read);
});

test('a failure is said, and the next read may succeed', async () => {
  const { world, read, view } = start();
  read();
  await world.settle('readDocument', problem('unavailable'));
  expect(view()).toEqual(lateDocumentViews.failed);
  read();
  await world.settle('readDocument', ok());
  expect(view()).toEqual(lateDocumentViews.read);
});

test('the document stays while it is read again, and after a failure of that', async () => {
  const { world, read, view } = start();
  read();
  await world.settle('readDocument', ok());
  read();
  expect(view()).toEqual(lateDocumentViews.readingAgain);
  await world.settle('readDocument', problem('unavailable'));
  expect(view()).toEqual(lateDocumentViews.failedAgain);
});

test('a new read ends the one before: only the last answer counts', async () => {
  const { world, read, view } = start();
  read();
  read();
  expect([world.calls.length, world.pending()]).toEqual([2, ['readDocument']]);
  await world.settle('readDocument', ok());
  expect(view()).toEqual(lateDocumentViews.read);
});
