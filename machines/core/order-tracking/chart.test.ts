import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { createOrderTracking, pauseBefore } from '#machines/core/order-tracking/chart.ts';
import { trackedAt, trackingViewAt } from '#machines/core/order-tracking/fixtures.ts';
import { scriptedTracking } from '#machines/core/order-tracking/testing.ts';
import type { Tracked, TrackingEnd, TrackingStages } from '#machines/core/order-tracking/types.ts';
import { orderTrackingView } from '#machines/core/order-tracking/view.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

/** Something that is made, on its way, and handed over after it was issued; an address may be asked again. */
type Stage = 'made' | 'addressAsked' | 'sent' | 'handedOver';
const STAGES: TrackingStages<Stage> = { stages: ['made', 'addressAsked', 'sent', 'handedOver'], asked: 'addressAsked' };
const ASKED = { stage: 'addressAsked', field: 'street' } as const;
const machine = createOrderTracking<Stage>('parcel', STAGES);
const at = (stand: Stage | TrackingEnd) => trackedAt<Stage>(stand, ASKED);
const viewAt = (kind: Stage | TrackingEnd) =>
  trackingViewAt<Stage>(kind, kind === 'addressAsked' ? [{ position: 0, field: 'street' }] : []);

function start(tracked: Tracked<Stage>) {
  const world = new Scripted(NOW);
  const actor = createActor(scriptedTracking(machine, world), { input: { tracked }, clock: world.clock }).start();
  return { world, actor, view: () => orderTrackingView<Stage>('made')(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(machine)).toEqual([]);
});

const ENDS = ['issued', 'refunding', 'refunded', 'cancelled'] as const;
test.each([...STAGES.stages, ...ENDS])('opens where the order is: %s', (stand) => {
  const { actor, view } = start(at(stand));
  expect(view()).toEqual(viewAt(stand));
  expect(actor.getSnapshot().value).toBe(stand);
});

test('what is paid and has no stage yet is at the first', () => {
  const { actor, view } = start({ ...at('made'), status: 'paid', stage: null });
  expect([view().kind, actor.getSnapshot().value]).toEqual(['made', 'made']);
});

test('goes on by itself from the payment to its papers, and through the stages after them', async () => {
  const { world, view } = start(at('made'));
  const handedOver: Tracked<Stage> = { ...at('handedOver'), status: 'issued' };
  for (const [tracked, kind] of [
    [at('sent'), 'sent'],
    [handedOver, 'handedOver'],
    [at('issued'), 'issued'],
  ] as const) {
    world.clock.advanceTo(world.clock.now() + 5000);
    await world.settle('readTracked', ok(tracked));
    expect(view()).toEqual(viewAt(kind));
  }
  world.clock.advanceTo(world.clock.now() + 60_000);
  expect(world.pending()).toEqual([]);
});

test('a corrected field is sent, and the others go on meanwhile', async () => {
  const { world, actor, view } = start(at('addressAsked'));
  const faults = [{ field: 'street', code: 'required' }];
  actor.send({ type: 'correction.send', position: 0, faults });
  expectFields(view().correction, { position: 0, faults, focusAsked: 1, isSending: false });
  actor.send({ type: 'correction.send', position: 0, faults: [] });
  expect(view().correction.isSending).toBe(true);
  expect(world.calls).toEqual([{ actor: 'sendCorrection', input: { orderId: ORDER_ID, position: 0 } }]);
  await world.settle('sendCorrection', ok(at('sent')));
  expectFields(view(), { kind: 'sent', asked: [], 'correction.position': null, 'correction.isSending': false });
});

test('a correction is sent also while the server is being asked', async () => {
  const { world, actor, view } = start(at('addressAsked'));
  world.clock.advanceTo(world.clock.now() + 5000);
  actor.send({ type: 'correction.send', position: 0, faults: [] });
  expect(view().correction.isSending).toBe(true);
  expect(world.calls.at(-1)).toEqual({ actor: 'sendCorrection', input: { orderId: ORDER_ID, position: 0 } });
});

test('a picture that arrived is asked about anew, also while an older question is on its way', async () => {
  const { world, actor, view } = start(at('addressAsked'));
  world.clock.advanceTo(world.clock.now() + 5000);
  actor.send({ type: 'picture.stored', position: 3 });
  expect(world.calls).toHaveLength(1);
  actor.send({ type: 'picture.stored', position: 0 });
  expect(world.calls.map((call) => call.actor)).toEqual(['readTracked', 'readTracked']);
  await world.settle('readTracked', ok(at('sent')));
  expect(view()).toEqual(viewAt('sent'));
});

test('what is being cancelled has no papers, and is asked about until it has ended', async () => {
  const { world, view } = start({ ...at('refunding'), status: 'cancelRequested' });
  expect(view().kind).toBe('refunding');
  world.clock.advanceTo(world.clock.now() + 5000);
  await world.settle('readTracked', ok(at('refunded')));
  expect(view()).toEqual(viewAt('refunded'));
});

test('nothing is sent for somebody who was not asked', () => {
  const { world, actor, view } = start(at('addressAsked'));
  actor.send({ type: 'correction.send', position: 3, faults: [] });
  actor.send({ type: 'correction.send', position: 3, faults: [{ field: 'street', code: 'required' }] });
  expect(view()).toEqual(viewAt('addressAsked'));
  expect(world.calls).toEqual([]);
});

test('a correction that does not arrive is told, and can be sent again', async () => {
  const { world, actor, view } = start(at('addressAsked'));
  actor.send({ type: 'correction.send', position: 0, faults: [] });
  await world.settle('sendCorrection', problem('unavailable', { message: 'Try again in a moment.' }));
  expectFields(view().correction, { position: 0, 'problem.code': 'unavailable', isSending: false });
  actor.send({ type: 'correction.send', position: 0, faults: [] });
  expectFields(view().correction, { isSending: true, problem: null });
});

test('without answers it says so and asks on', async () => {
  const { world, view } = start(at('sent'));
  for (const _ of [1, 2]) {
    world.clock.advanceTo(world.clock.now() + 5000);
    await world.settle('readTracked', problem('unavailable'));
  }
  expect(view()).toEqual({ ...viewAt('sent'), isOffline: true });
});

test('it asks quickly for a minute, then twice a minute', () => {
  expect([0, 11, 12, 500].map(pauseBefore)).toEqual([5000, 5000, 30_000, 30_000]);
});
