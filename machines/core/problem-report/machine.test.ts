import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ProblemCode } from '#domain/core/problem.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { KEPT, problemReportViews } from '#machines/core/problem-report/fixtures.ts';
import { problemReportMachine } from '#machines/core/problem-report/machine.ts';
import type { KeptReport, ReportPreview } from '#machines/core/problem-report/types.ts';
import { problemReportView } from '#machines/core/problem-report/view.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

function start() {
  const world = new Scripted(NOW);
  const machine = problemReportMachine.provide({
    actors: {
      prepareReport: world.actor<ReportPreview, void>('prepareReport'),
      sendReport: world.actor<KeptReport, void>('sendReport'),
    },
  });
  const actor = createActor(machine).start();
  return { world, actor, view: () => problemReportView(actor.getSnapshot()) };
}

async function previewing() {
  const started = start();
  started.actor.send({ type: 'report.open' });
  await started.world.settle('prepareReport', ok(problemReportViews.ready.preview));
  return started;
}

test('keeps the conventions', () => {
  expect(conventionBreaches(problemReportMachine)).toEqual([]);
});

test('nothing is sent before it was shown', async () => {
  const { world, actor, view } = start();
  expect(view()).toEqual(problemReportViews.closed);
  actor.send({ type: 'report.send' });
  expect(view()).toEqual(problemReportViews.closed);
  actor.send({ type: 'report.open' });
  actor.send({ type: 'report.send' });
  expect(view()).toEqual(problemReportViews.preparing);
  await world.settle('prepareReport', ok(problemReportViews.ready.preview));
  expect(view()).toEqual(problemReportViews.ready);
  expect(world.inputsOf('sendReport')).toEqual([]);
});

test('sent once, however often it is asked; its id is shown', async () => {
  const { world, actor, view } = await previewing();
  actor.send({ type: 'report.send' });
  actor.send({ type: 'report.send' });
  actor.send({ type: 'report.close' });
  expect(view()).toEqual(problemReportViews.sending);
  await world.settle('sendReport', ok(KEPT));
  expect(view()).toEqual(problemReportViews.sent);
  expect(world.inputsOf('sendReport')).toHaveLength(1);
});

test.each<ProblemCode>(['unavailable', 'rate_limited', 'invalid_details', 'unexpected'])(
  '%s: says so and sends the same again when asked',
  async (code) => {
    const { world, actor, view } = await previewing();
    actor.send({ type: 'report.send' });
    await world.settle('sendReport', problem(code));
    expect(view()).toEqual({ ...problemReportViews.ready, problem: { code, message: code } });
    actor.send({ type: 'report.send' });
    expect(view()).toEqual(problemReportViews.sending);
    await world.settle('sendReport', ok(KEPT));
    expect(view()).toEqual(problemReportViews.sent);
    expect(world.inputsOf('prepareReport')).toHaveLength(1);
  },
);

test('what could not be prepared is prepared again', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'report.open' });
  await world.settle('prepareReport', { error: new Error('gone') });
  expect(view()).toEqual(problemReportViews.notPrepared);
  actor.send({ type: 'report.send' });
  expect(view()).toEqual(problemReportViews.preparing);
  await world.settle('prepareReport', ok(problemReportViews.ready.preview));
  expect(view()).toEqual(problemReportViews.ready);
});

test('closed, it forgets: the next report begins anew', async () => {
  const { world, actor, view } = await previewing();
  actor.send({ type: 'report.close' });
  expect(view()).toEqual(problemReportViews.closed);
  actor.send({ type: 'report.open' });
  expect(view()).toEqual(problemReportViews.preparing);
  actor.send({ type: 'report.close' });
  await Promise.resolve();
  expect([view(), world.pending()]).toEqual([problemReportViews.closed, []]);
});

test('after one was sent another can be', async () => {
  const { world, actor, view } = await previewing();
  actor.send({ type: 'report.send' });
  await world.settle('sendReport', ok(KEPT));
  actor.send({ type: 'report.close' });
  expect(view()).toEqual(problemReportViews.closed);
  actor.send({ type: 'report.open' });
  await world.settle('prepareReport', ok(problemReportViews.nothingRecorded.preview));
  expect(view()).toEqual(problemReportViews.nothingRecorded);
});
