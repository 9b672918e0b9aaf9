import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/generated/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

export type Tour = components['schemas']['Tour'];

/** A tour with its departures, priced for this many people of two and older. */
export const tourQuery = (api: Api, slug: string, people: number) =>
  queryOptions({
    queryKey: ['tour', slug, people],
    queryFn: () => unwrap(api.GET('/tours/{slug}', { params: { path: { slug }, query: { people } } })),
  });

export type TourList = components['schemas']['TourList'];

/** All tours with the departures that are sold, priced for this many people of two and older. */
export const toursQuery = (api: Api, people: number) =>
  queryOptions({
    queryKey: ['tours', people],
    queryFn: () => unwrap(api.GET('/tours', { params: { query: { people } } })),
  });
