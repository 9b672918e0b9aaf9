import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';
import { cancelling, visaTracked, visaTrackingViews } from '#machines/visa/visa-tracking/fixtures.ts';
import { pauseBefore, visaTrackingMachine } from '#machines/visa/visa-tracking/machine.ts';
import { scriptedTracking } from '#machines/visa/visa-tracking/testing.ts';
import type { VisaTracked } from '#machines/visa/visa-tracking/types.ts';
import { visaTrackingView } from '#machines/visa/visa-tracking/view.ts';

function start(tracked: VisaTracked) {
  const world = new Scripted(NOW);
  const actor = createActor(scriptedTracking(world), { input: { tracked }, clock: world.clock }).start();
  return { world, actor, view: () => visaTrackingView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(visaTrackingMachine)).toEqual([]);
});

test.each(Object.keys(visaTracked) as (keyof typeof visaTracked)[])('opens where the request is: %s', (stands) => {
  const { actor, view } = start(visaTracked[stands]);
  expect(view()).toEqual(visaTrackingViews[stands]);
  expect(actor.getSnapshot().value).toBe(stands);
});

test('goes on by itself from the payment to the code', async () => {
  const { world, view } = start(visaTracked.submitted);
  for (const stands of ['underReview', 'sentToMinistry', 'codeIssued'] as const) {
    world.clock.advanceTo(world.clock.now() + 5000);
    await world.settle('readRequest', ok(visaTracked[stands]));
    expect(view()).toEqual(visaTrackingViews[stands]);
  }
  world.clock.advanceTo(world.clock.now() + 60_000);
  expect(world.pending()).toEqual([]);
});

test('a corrected field is sent, and the others go on meanwhile', async () => {
  const { world, actor, view } = start(visaTracked.actionNeeded);
  actor.send({ type: 'correction.send', position: 0, faults: visaTrackingViews.correctionFaulty.correction.faults });
  expect(view()).toEqual(visaTrackingViews.correctionFaulty);
  actor.send({ type: 'correction.send', position: 0, faults: [] });
  expect(view().correction.isSending).toBe(true);
  expect(world.calls).toEqual([{ actor: 'sendCorrection', input: { orderId: ORDER_ID, position: 0 } }]);
  await world.settle('sendCorrection', ok(visaTracked.underReview));
  expectFields(view(), { kind: 'underReview', asked: [], 'correction.position': null, 'correction.isSending': false });
});

test('a correction is sent also while the server is being asked', async () => {
  const { world, actor, view } = start(visaTracked.actionNeeded);
  world.clock.advanceTo(world.clock.now() + 5000);
  actor.send({ type: 'correction.send', position: 0, faults: [] });
  expect(view().correction.isSending).toBe(true);
  expect(world.calls.at(-1)).toEqual({ actor: 'sendCorrection', input: { orderId: ORDER_ID, position: 0 } });
});

test('a picture that arrived is asked about anew, also while an older question is on its way', async () => {
  const { world, actor, view } = start(visaTracked.actionNeeded);
  world.clock.advanceTo(world.clock.now() + 5000);
  actor.send({ type: 'picture.stored', position: 3 });
  expect(world.calls).toHaveLength(1);
  actor.send({ type: 'picture.stored', position: 0 });
  expect(world.calls.map(({ actor }) => actor)).toEqual(['readRequest', 'readRequest']);
  await world.settle('readRequest', ok(visaTracked.underReview));
  expect(view()).toEqual(visaTrackingViews.underReview);
});

test('a request that is being cancelled has no codes, and is asked about until it has ended', async () => {
  const { world, view } = start(cancelling);
  expect(view().kind).toBe('refunding');
  world.clock.advanceTo(world.clock.now() + 5000);
  await world.settle('readRequest', ok(visaTracked.refused));
  expect(view()).toEqual(visaTrackingViews.refused);
});

test('nothing is sent for somebody who was not asked', () => {
  const { world, actor, view } = start(visaTracked.actionNeeded);
  actor.send({ type: 'correction.send', position: 3, faults: [] });
  actor.send({ type: 'correction.send', position: 3, faults: [{ field: 'jobTitle', code: 'required' }] });
  expect(view()).toEqual(visaTrackingViews.actionNeeded);
  expect(world.calls).toEqual([]);
});

test('a correction that does not arrive is told, and can be sent again', async () => {
  const { world, actor, view } = start(visaTracked.actionNeeded);
  actor.send({ type: 'correction.send', position: 0, faults: [] });
  await world.settle('sendCorrection', problem('unavailable', { message: 'Try again in a moment.' }));
  expect(view()).toEqual(visaTrackingViews.correctionNotSent);
  actor.send({ type: 'correction.send', position: 0, faults: [] });
  expectFields(view().correction, { isSending: true, problem: null });
});

test('without answers it says so and asks on', async () => {
  const { world, view } = start(visaTracked.sentToMinistry);
  for (const _ of [1, 2]) {
    world.clock.advanceTo(world.clock.now() + 5000);
    await world.settle('readRequest', problem('unavailable'));
  }
  expect(view()).toEqual(visaTrackingViews.offline);
});

test('it asks quickly for a minute, then twice a minute', () => {
  expect([0, 11, 12, 500].map(pauseBefore)).toEqual([5000, 5000, 30_000, 30_000]);
});
