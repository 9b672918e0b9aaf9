import { queryOptions } from '@tanstack/react-query';
import type { FlightSearch } from '#domain/flight-search.ts';
import type { components } from '#openapi/generated/types.ts';
import { unwrap } from '#src/platform/api.ts';
import type { Api } from '#src/platform/api-client.ts';

export type FlightAvailability = components['schemas']['FlightAvailability'];
/** Of any product. */
export type Order = components['schemas']['Order'];
/** What every order has: pages and glue that all products share know no more of one. */
export type OrderCore = components['schemas']['OrderCore'];
export type ToldPassenger = components['schemas']['ToldPassenger'];
export type Documents = components['schemas']['Documents'];

// No query passes its signal on: a machine waits for the same answer when the screen has gone (query#3045).

/** The shape of the body is our customer's: returnDate only for a return trip. */
export const availabilityQuery = (api: Api, search: FlightSearch) =>
  queryOptions({
    queryKey: ['flights', search],
    queryFn: () =>
      unwrap(
        api.POST('/flights/available', {
          body: {
            origin: search.origin,
            destination: search.destination,
            departureDate: search.departing,
            adult: search.adult,
            child: search.child,
            infant: search.infant,
            ...(search.type === 'twoWay' ? { returnDate: search.returning } : {}),
          },
        }),
      ),
  });

/** Asks the server anew, whatever is in the cache. */
export const readOrder = (api: Api, orderId: string): Promise<Order> =>
  unwrap(api.GET('/orders/{orderId}', { params: { path: { orderId } } }));

export const orderQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['order', orderId],
    queryFn: () => readOrder(api, orderId),
  });

/** Asked once: from then on the draft store of the tab knows better. */
export const draftQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['draft', orderId],
    queryFn: () => unwrap(api.GET('/orders/{orderId}/draft', { params: { path: { orderId } } })),
  });

export const lowestFaresQuery = (api: Api, origin: string) =>
  queryOptions({
    queryKey: ['lowest', origin],
    queryFn: () => unwrap(api.GET('/flights/lowest', { params: { query: { origin } } })),
  });

export const documentsQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['documents', orderId],
    queryFn: () => unwrap(api.GET('/orders/{orderId}/documents', { params: { path: { orderId } } })),
  });
