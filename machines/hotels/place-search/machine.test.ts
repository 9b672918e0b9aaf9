import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { TYPING_PAUSE_MS } from '#domain/core/limits.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';
import { foundPlaces, placeSearchViews } from '#machines/hotels/place-search/fixtures.ts';
import { placeSearchMachine } from '#machines/hotels/place-search/machine.ts';
import type { FindPlacesInput, FoundPlace, PlaceSearchEvent } from '#machines/hotels/place-search/types.ts';
import { placeSearchView } from '#machines/hotels/place-search/view.ts';

const { tehran, isfahan, istanbul, hotel } = foundPlaces;

function start() {
  const world = new Scripted(NOW);
  const machine = placeSearchMachine.provide({
    actors: { findPlaces: world.actor<readonly FoundPlace[], FindPlacesInput>('findPlaces') },
  });
  const actor = createActor(machine, { clock: world.clock }).start();
  return {
    world,
    send: (event: PlaceSearchEvent) => actor.send(event),
    pause: () => world.clock.advanceTo(world.clock.now() + TYPING_PAUSE_MS),
    view: () => placeSearchView(actor.getSnapshot()),
  };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(placeSearchMachine, { cosmeticAfter: ['pausing'] })).toEqual([]);
});

test('a pause in typing asks, without the blanks around the text', async () => {
  const { world, send, pause, view } = start();
  send({ type: 'text.change', text: 'i' });
  send({ type: 'text.change', text: ' is ' });
  expect([view(), world.calls]).toEqual([{ ...placeSearchViews.typing, text: 'is' }, []]);
  pause();
  expect(world.inputsOf('findPlaces')).toEqual([{ text: 'is' }]);
  await world.settle('findPlaces', ok([isfahan, istanbul]));
  expect(view()).toEqual(placeSearchViews.suggesting);
});

test('the last answer stays while one types on; an answer to an earlier text does not count', async () => {
  const { world, send, pause, view } = start();
  send({ type: 'text.change', text: 'is' });
  pause();
  await world.settle('findPlaces', ok([isfahan, istanbul]));
  send({ type: 'text.change', text: 'ist' });
  pause();
  send({ type: 'text.change', text: 'istt' });
  expect([view(), world.pending()]).toEqual([{ ...placeSearchViews.typingMore, text: 'istt' }, []]);
});

test('suggestions that did not come are no fault', async () => {
  const { world, send, pause, view } = start();
  send({ type: 'text.change', text: 'is' });
  pause();
  await world.settle('findPlaces', problem('unavailable'));
  expect(view()).toEqual({ ...placeSearchViews.typing, text: 'is' });
});

test.each([
  { text: 'isf', places: [isfahan], view: placeSearchViews.decided },
  { text: 'is', places: [isfahan, istanbul], view: placeSearchViews.several },
  { text: 'atl', places: [hotel], view: placeSearchViews.onlyAHotel },
  { text: 'xyz', places: [], view: placeSearchViews.nothing },
])('left with $text, the field says what it means: $view.place', async ({ text, places, view: expected }) => {
  const { world, send, view } = start();
  send({ type: 'text.leave', text });
  expect(view()).toEqual({ ...placeSearchViews.deciding, text });
  await world.settle('findPlaces', ok(places));
  expect(view()).toEqual(expected);
});

test.each([
  { text: 'TEHRAN', named: tehran },
  { text: 'تهران', named: tehran },
  { text: 'atlas hotel', named: hotel },
])('a whole name means its place: $text', async ({ text, named }) => {
  const { world, send, view } = start();
  send({ type: 'text.leave', text });
  await world.settle('findPlaces', ok([istanbul, hotel, tehran]));
  expect(view()).toHaveProperty('place', named);
});

test('without an answer the text means nothing yet, and is asked again when the field is left again', async () => {
  const { world, send, view } = start();
  send({ type: 'text.leave', text: 'isf' });
  await world.settle('findPlaces', problem('unavailable'));
  expect(view()).toEqual(placeSearchViews.undecided);
  send({ type: 'text.leave', text: 'isf' });
  await world.settle('findPlaces', ok([isfahan]));
  expect(view()).toEqual(placeSearchViews.decided);
});

test.each<PlaceSearchEvent>([
  { type: 'text.forget' },
  { type: 'text.change', text: ' ' },
  { type: 'text.change', text: 'teh' },
])('%o ends a decision that is under way', (event) => {
  const { world, send } = start();
  send({ type: 'text.leave', text: 'isf' });
  send(event);
  expect(world.pending()).toEqual([]);
});
