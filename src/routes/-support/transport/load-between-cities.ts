import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import { forAll } from '#src/routes/-support/core/pages/for-all.ts';
import type { Between, LoadBetweenCities } from '#src/routes/-support/country/load-between-cities.ts';
import type { DoorToDoorProps } from '#src/screens/transport/door-to-door/DoorToDoor.tsx';

/** Plane, train, bus and car between two cities; null where nothing runs, or where it cannot be read. */
export const loadBetweenCities: LoadBetweenCities<DoorToDoorProps | null> = (context, between) => {
  const { from, to, day } = between;
  return orNull(forAll(context, `between cities ${from} ${to} ${day}`, (api) => doorsBetween(api, between)));
};

async function doorsBetween(api: Api, query: Between): Promise<DoorToDoorProps | null> {
  const doors = await unwrap(api.GET('/transport/door-to-door', { params: { query } }));
  return doors.ways.some(({ state }) => state !== 'noWay') ? doors : null;
}
