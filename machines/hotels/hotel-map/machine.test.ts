import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, Scripted } from '#machines/core/testing/scripted.ts';
import { AREA, hotelMapViews } from '#machines/hotels/hotel-map/fixtures.ts';
import { hotelMapMachine } from '#machines/hotels/hotel-map/machine.ts';
import type { AreaToSearch, HotelMapInput } from '#machines/hotels/hotel-map/types.ts';
import { hotelMapView } from '#machines/hotels/hotel-map/view.ts';

const LOST = { error: new TypeError('Failed to fetch') };

function start(input: Partial<HotelMapInput> = {}) {
  const world = new Scripted(NOW);
  const machine = hotelMapMachine.provide({
    actors: {
      loadMap: world.actor<void, void>('loadMap'),
      searchArea: world.actor<void, AreaToSearch>('searchArea'),
    },
  });
  const actor = createActor(machine, { input: { hasTiles: true, wantsTiles: false, ...input } }).start();
  return { world, actor, send: actor.send, view: () => hotelMapView(actor.getSnapshot()) };
}

async function shown(input: Partial<HotelMapInput> = {}) {
  const started = start(input);
  started.send({ type: 'map.show' });
  await started.world.settle('loadMap', ok());
  return started;
}

test('keeps the conventions', () => {
  expect(conventionBreaches(hotelMapMachine)).toEqual([]);
});

test('nothing is loaded before somebody wants the map', async () => {
  const { world, send, view } = start();
  expect([view(), world.calls]).toEqual([hotelMapViews.drawn, []]);
  send({ type: 'map.show' });
  send({ type: 'map.show' });
  expect(view()).toEqual(hotelMapViews.loading);
  await world.settle('loadMap', ok());
  expect(view()).toEqual(hotelMapViews.there);
  expect(world.calls.map(({ actor }) => actor)).toEqual(['loadMap']);
});

test('a map that does not come is asked for again', async () => {
  const { world, send, view } = start();
  send({ type: 'map.show' });
  await world.settle('loadMap', LOST);
  expect(view()).toEqual(hotelMapViews.failed);
  send({ type: 'map.show' });
  await world.settle('loadMap', ok());
  expect(view()).toEqual(hotelMapViews.there);
});

test('the list comes back to the front while the map is on its way, and the map stays loaded', async () => {
  const { world, send, view } = start();
  send({ type: 'map.show' });
  send({ type: 'list.show' });
  await world.settle('loadMap', ok());
  expect(view()).toEqual(hotelMapViews.behind);
  send({ type: 'map.show' });
  expect(view()).toEqual(hotelMapViews.there);
});

test('street tiles come when they are wanted, and a service that gives none is told', async () => {
  const { actor, send, view } = await shown();
  send({ type: 'tiles.show' });
  expect(view()).toEqual(hotelMapViews.tilesOn);
  send({ type: 'tiles.fail' });
  expect(view()).toEqual(hotelMapViews.tilesBlocked);
  send({ type: 'tiles.show' });
  expect(view()).toEqual(hotelMapViews.tilesOn);
  send({ type: 'tiles.hide' });
  expect(view()).toEqual(hotelMapViews.there);
  expect(actor.getSnapshot().context.wantsTiles).toBe(false);
});

test('who wanted tiles the last time has them, once the map itself is wanted', async () => {
  expect((await shown({ wantsTiles: true })).view()).toEqual(hotelMapViews.tilesOn);
});

test('without a service there are no tiles, whatever was wanted', async () => {
  const { send, view } = await shown({ hasTiles: false, wantsTiles: true });
  send({ type: 'tiles.show' });
  expect(view()).toEqual(hotelMapViews.withoutTiles);
});

test('the area that was shown last is searched, and can be again after a failure', async () => {
  const { world, send, view } = await shown();
  send({ type: 'area.search' });
  expect(view()).toEqual(hotelMapViews.there);
  send({ type: 'map.move', area: { ...AREA, south: 32.6 } });
  send({ type: 'map.move', area: AREA });
  expect(view()).toEqual(hotelMapViews.moved);
  send({ type: 'area.search' });
  expect(view()).toEqual(hotelMapViews.searching);
  await world.settle('searchArea', LOST);
  expect(view()).toEqual(hotelMapViews.moved);
  send({ type: 'area.search' });
  await world.settle('searchArea', ok());
  expect(view()).toEqual(hotelMapViews.there);
  expect(world.calls.filter(({ actor }) => actor === 'searchArea').map(({ input }) => input)).toEqual([
    { area: AREA },
    { area: AREA },
  ]);
});

test('one card is open at a time', async () => {
  const { send, view } = await shown();
  send({ type: 'pin.choose', hotelId: 'safir-hotel' });
  send({ type: 'pin.choose', hotelId: 'abbasi-hotel' });
  expect(view()).toEqual(hotelMapViews.pinOpen);
  send({ type: 'pin.close' });
  expect(view()).toEqual(hotelMapViews.there);
});

test('in another place no card is open and nothing is moved; street tiles and the side stay', async () => {
  const { send, view } = await shown();
  send({ type: 'tiles.show' });
  send({ type: 'pin.choose', hotelId: 'abbasi-hotel' });
  send({ type: 'map.move', area: AREA });
  send({ type: 'place.change' });
  expect(view()).toEqual(hotelMapViews.tilesOn);
  send({ type: 'map.move', area: AREA });
  send({ type: 'area.search' });
  send({ type: 'place.change' });
  expect(view()).toEqual(hotelMapViews.tilesOn);
});
