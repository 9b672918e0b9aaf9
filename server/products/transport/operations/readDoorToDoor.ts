import { ProblemError } from '#domain/core/problem.ts';
import { placeOf } from '#domain/country/places.ts';
import { fromDoorToDoor, minutesBy } from '#domain/transport/door-to-door/door-to-door.ts';
import type { Operation } from '#server/contract.ts';
import { loadPrices } from '#server/products/transport/inventory/prices.ts';
import { waysSold } from '#server/products/ways-sold.gen.ts';

/** Plane, train, bus and car between two cities: what each product sells, with the ways to the airports of our own transfers. */
export const readDoorToDoor: Operation<'readDoorToDoor'> = async ({ query, deps: { db, now: clock } }) => {
  const now = clock();
  const { day } = query;
  const [from, to] = [placeOf(query.from), placeOf(query.to)];
  if (!from || !to || from === to)
    throw new ProblemError(404, { code: 'not_found', message: 'These are not two places of ours.' });
  const [transfers, ...sold] = await Promise.all([
    loadPrices(db, 'transfer'),
    ...waysSold.map((ways) => ways(db, { from, to, day, now })),
  ]);
  const minutesTo = minutesBy(transfers?.kind === 'transfer' ? transfers : null);
  const ends = { from: { slug: from.slug, name: from.name }, to: { slug: to.slug, name: to.name } };
  const ways = fromDoorToDoor(sold.flat(), { from: from.name, to: to.name }, minutesTo);
  return { status: 200, body: { ...ends, day, readAt: now, ways } };
};
