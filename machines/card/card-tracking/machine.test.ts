import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { cardTrackingViews as views } from '#machines/card/card-tracking/fixtures.ts';
import { cardTrackingMachine } from '#machines/card/card-tracking/machine.ts';
import { type CardStage, type CardTrackingKind, cardTrackingView } from '#machines/card/card-tracking/stages.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { pauseBefore } from '#machines/core/order-tracking/chart.ts';
import { trackedAt } from '#machines/core/order-tracking/fixtures.ts';
import { scriptedTracking } from '#machines/core/order-tracking/testing.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';

const PAPERS = ['visa', 'selfie'];
const at = (stand: CardTrackingKind) => ({
  ...trackedAt<CardStage>(stand),
  ...(stand === 'moreInfo' ? { asked: PAPERS.map((field) => ({ position: 0, field })) } : {}),
});

function start(stand: CardTrackingKind) {
  const world = new Scripted(NOW);
  const actor = createActor(scriptedTracking(cardTrackingMachine, world), {
    input: { tracked: at(stand) },
    clock: world.clock,
  }).start();
  const view = () => cardTrackingView(actor.getSnapshot());
  /** The pause before the next question, and its answer. */
  const told = async (next: CardTrackingKind) => {
    world.clock.advanceTo(world.clock.now() + pauseBefore(actor.getSnapshot().context.polls));
    await world.settle('readTracked', ok(at(next)));
  };
  return { world, actor, view, told };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(cardTrackingMachine)).toEqual([]);
});

test('checked, asked twice for more, approved, made, sent and handed over', async () => {
  const { view, told } = start('identityCheck');
  for (const stand of [
    ...(['moreInfo', 'identityCheck', 'moreInfo', 'identityCheck', 'approved'] as const),
    ...(['producing', 'outForDelivery', 'delivered'] as const),
  ]) {
    await told(stand);
    expect(view()).toEqual(views[stand]);
  }
});

test('approved is no end: what follows is asked for, also for a page that was opened then', async () => {
  const { world, view, told } = start('approved');
  expect(view()).toEqual(views.approved);
  await told('producing');
  expect([view(), world.pending()]).toEqual([views.producing, []]);
});

test('not approved: the way of the money is followed to its end', async () => {
  const { world, view, told } = start('moreInfo');
  for (const stand of ['refunding', 'refunded'] as const) {
    await told(stand);
    expect(view()).toEqual(views[stand]);
  }
  world.clock.advanceTo(world.clock.now() + 3_600_000);
  expect(world.pending()).toEqual([]);
});

test('nobody fetched it: it is returned, and its money follows', async () => {
  const { view, told } = start('delivered');
  await told('returned');
  expect(view()).toEqual(views.returned);
  await told('refunded');
  expect(view()).toEqual(views.refunded);
});

test('a paper that arrived is asked about at once, and the other one still waits', async () => {
  const { world, actor, view } = start('moreInfo');
  actor.send({ type: 'picture.stored', position: 0 });
  expect(world.calls).toEqual([{ actor: 'readTracked', input: { orderId: ORDER_ID } }]);
  await world.settle('readTracked', ok({ ...at('moreInfo'), asked: [{ position: 0, field: 'selfie' }] }));
  expect(view()).toEqual({ ...views.moreInfo, asked: [{ position: 0, field: 'selfie' }] });
});

test('asleep for a day it asks at the moment of waking; without answers it says so', async () => {
  const { world, view } = start('producing');
  world.clock.sleepTo(NOW + 86_400_000);
  expect(world.pending()).toEqual(['readTracked']);
  await world.settle('readTracked', problem('unavailable'));
  world.clock.advanceTo(world.clock.now() + pauseBefore(1));
  await world.settle('readTracked', problem('unavailable'));
  expect(view()).toEqual(views.offline);
});
