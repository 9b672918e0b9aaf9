import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok, Scripted } from '#machines/core/testing/scripted.ts';
import { countryMapViews } from '#machines/country/country-map/fixtures.ts';
import { countryMapMachine } from '#machines/country/country-map/machine.ts';
import { countryMapView } from '#machines/country/country-map/view.ts';

function start() {
  const world = new Scripted(NOW);
  const machine = countryMapMachine.provide({ actors: { loadMap: world.actor<void, void>('loadMap') } });
  const { query, layers, chosen } = countryMapViews.drawn;
  const actor = createActor(machine, { input: { query, layers, chosen } }).start();
  return { world, actor, view: () => countryMapView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(countryMapMachine)).toEqual([]);
});

test('its code comes when it is wanted, once; a failure leaves the picture and can be tried again', async () => {
  const { world, actor, view } = start();
  expect([view(), world.calls]).toEqual([countryMapViews.drawn, []]);
  actor.send({ type: 'map.show' });
  actor.send({ type: 'map.show' });
  expect([view(), world.calls.length]).toEqual([countryMapViews.loading, 1]);
  await world.settle('loadMap', { error: new TypeError('Failed to fetch') });
  expect(view()).toEqual(countryMapViews.failed);
  actor.send({ type: 'map.show' });
  await world.settle('loadMap', ok());
  expect(view().kind).toBe('there');
});

test('what is looked at, searched and shown is kept while the code comes', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'map.show' });
  actor.send({ type: 'place.choose', place: 'shiraz' });
  actor.send({ type: 'query.type', query: 'yazd' });
  actor.send({ type: 'layer.toggle', layer: 'unesco' });
  await world.settle('loadMap', ok());
  expect(view()).toEqual({ kind: 'there', query: 'yazd', layers: ['places', 'routes'], chosen: 'shiraz' });
  actor.send({ type: 'layer.toggle', layer: 'unesco' });
  actor.send({ type: 'place.close' });
  expectFields(view(), { layers: ['places', 'routes', 'unesco'], chosen: null });
});
