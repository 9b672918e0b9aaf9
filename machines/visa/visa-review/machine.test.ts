import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';
import { visaReviewViews } from '#machines/visa/visa-review/fixtures.ts';
import { visaReviewMachine } from '#machines/visa/visa-review/machine.ts';
import type { ActWanted } from '#machines/visa/visa-review/types.ts';
import { visaReviewView } from '#machines/visa/visa-review/view.ts';

const ask = { act: 'askCorrection', position: 0 } as const;

function start() {
  const world = new Scripted(NOW);
  const machine = visaReviewMachine.provide({
    actors: { sendAct: world.actor<void, ActWanted>('sendAct') },
  });
  const actor = createActor(machine).start();
  return { world, actor, view: () => visaReviewView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(visaReviewMachine)).toEqual([]);
});

test('a step is asked for, sent once, and told as done', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'act.open', ...ask });
  expect(view()).toEqual(visaReviewViews.asking);
  actor.send({ type: 'act.send', ...ask });
  actor.send({ type: 'act.send', ...ask });
  expect(view()).toEqual(visaReviewViews.sending);
  await world.settle('sendAct', ok(undefined));
  expect(view()).toEqual(visaReviewViews.done);
  expect(world.calls).toEqual([{ actor: 'sendAct', input: ask }]);
});

test('a step that was refused keeps its questions open, and says why until it is dropped', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'act.open', ...ask });
  actor.send({ type: 'act.send', ...ask });
  await world.settle('sendAct', problem('conflict'));
  expectFields(view(), { opened: ask, done: null, 'problem.code': 'conflict' });
  actor.send({ type: 'act.drop' });
  expect(view()).toEqual(visaReviewViews.idle);
});
