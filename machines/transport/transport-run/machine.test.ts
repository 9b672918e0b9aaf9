import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { euro } from '#domain/core/money.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';
import { berthPlan, seatPlan, whole } from '#machines/transport/transport-run/fixtures.ts';
import { transportRunMachine } from '#machines/transport/transport-run/machine.ts';
import type {
  HeldPlaces,
  HoldPlacesInput,
  TakenNow,
  TransportRunEvent,
} from '#machines/transport/transport-run/types.ts';
import { transportRunView } from '#machines/transport/transport-run/view.ts';

function start(plan = berthPlan, choice = whole) {
  const world = new Scripted(NOW);
  const machine = transportRunMachine.provide({
    actors: {
      holdPlaces: world.actor<HeldPlaces, HoldPlacesInput>('holdPlaces'),
      readTaken: world.actor<TakenNow, Record<string, never>>('readTaken'),
    },
  });
  const actor = createActor(machine, { input: { flowId: 'visit-1', plan, choice }, clock: world.clock }).start();
  const view = () => transportRunView(actor.getSnapshot());
  const places = () => view().choice.map(({ place, rider }) => `${place} ${rider ?? 'empty'}`);
  return { world, send: (event: TransportRunEvent) => actor.send(event), view, places };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(transportRunMachine, { cosmeticAfter: ['holding'] })).toEqual([]);
});

test('the offered compartment is held as it is, once', async () => {
  const { world, send, view } = start();
  expectFields(view(), { cents: 5200, open: null });
  send({ type: 'places.hold' });
  send({ type: 'places.hold' });
  expectFields(view(), { isHolding: true });
  expect(world.inputsOf('holdPlaces')).toEqual([
    { choice: whole, shownTotal: euro(5200), acceptedTotal: null, idempotencyKey: 'visit-1:hold:1' },
  ]);
  await world.settle('holdPlaces', ok({ orderId: ORDER_ID }));
  expectFields(view(), { orderId: ORDER_ID, isHolding: true });
});

test('a seat beside a stranger of the other gender is refused, and the next press is heard', () => {
  const { send, view, places } = start(seatPlan, []);
  expectFields(view(), { open: { code: 'people_left', count: 1 } });
  send({ type: 'place.press', place: '1-1C' });
  expectFields(view(), { refused: { code: 'beside_stranger', place: '1-1C', beside: '1-1B' }, choice: [] });
  send({ type: 'place.press', place: '1-2C' });
  expectFields(view(), { refused: null, open: null, cents: 800 });
  expect(places()).toEqual(['1-2C woman']);
});

test('what is not whole is not held', () => {
  const { world, send } = start(berthPlan, []);
  send({ type: 'places.hold' });
  expect(world.pending()).toEqual([]);
});

test('two change berths, and one way is changed for another', () => {
  const { send, places } = start();
  send({ type: 'rider.put', place: '3-1-1', rider: 'woman' });
  expect(places()).toEqual(['3-1-4 empty', '3-1-3 man', '3-1-2 empty', '3-1-1 woman']);
  send({
    type: 'way.choose',
    choice: [
      { place: '3-2-3', rider: 'woman' },
      { place: '3-3-3', rider: 'man' },
    ],
  });
  expect(places()).toEqual(['3-2-3 woman', '3-3-3 man']);
});

test('when others were first, the plan is read anew and what they took is no more chosen', async () => {
  const { world, send, view, places } = start();
  send({ type: 'places.hold' });
  await world.settle('holdPlaces', problem('sold_out'));
  expectFields(view(), { isReading: true });
  await world.settle('readTaken', ok({ taken: [{ place: '3-1-2', by: 'family' }] }));
  expectFields(view(), { isReading: false, lost: 4, problem: { code: 'sold_out', message: 'sold_out' } });
  expect(places()).toEqual([]);
  // The other road is open, and its hold has another key.
  send({ type: 'place.press', place: '3-2-3' });
  send({ type: 'place.press', place: '3-3-3' });
  expectFields(view(), { lost: 0, problem: null, open: null });
  send({ type: 'places.hold' });
  expectFields(world.inputsOf('holdPlaces')[1] as HoldPlacesInput, { idempotencyKey: 'visit-1:hold:2' });
});

test('a plan that cannot be read keeps the choice', async () => {
  const { world, send, view } = start();
  send({ type: 'places.hold' });
  await world.settle('holdPlaces', problem('sold_out'));
  await world.settle('readTaken', problem('unavailable'));
  expectFields(view(), { choice: whole, isReading: false });
});

test('a new price is taken by one press, or left', async () => {
  const { world, send, view } = start();
  const changed = problem('price_changed', { price: { old: euro(5200), new: euro(5600) } });
  send({ type: 'places.hold' });
  await world.settle('holdPlaces', changed);
  expectFields(view(), { isPriceChanged: true });
  send({ type: 'price.reject' });
  expectFields(view(), { isPriceChanged: false, problem: null });
  send({ type: 'places.hold' });
  await world.settle('holdPlaces', changed);
  send({ type: 'price.accept' });
  expectFields(world.inputsOf('holdPlaces')[2] as HoldPlacesInput, { acceptedTotal: euro(5600) });
});

test('a late answer is told, and anything else leaves the choice', async () => {
  const { world, send, view } = start();
  send({ type: 'places.hold' });
  world.clock.advanceTo(NOW + 3000);
  expectFields(view(), { isSlow: true });
  await world.settle('holdPlaces', problem('unavailable'));
  expectFields(view(), { isSlow: false, choice: whole, problem: { code: 'unavailable', message: 'unavailable' } });
});
