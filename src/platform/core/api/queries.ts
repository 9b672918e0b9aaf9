import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/generated/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

export type Order = components['schemas']['Order'];
/** The fields that all orders have; shared pages use only these. */
export type OrderCore = components['schemas']['OrderCore'];
export type ToldPassenger = components['schemas']['ToldPassenger'];
export type Documents = components['schemas']['Documents'];

// No query passes its abort signal on: a machine may wait for the same answer after the screen is gone (query#3045).

/** Always asks the server, ignoring the cache. */
export const readOrder = (api: Api, orderId: string): Promise<Order> =>
  unwrap(api.GET('/orders/{orderId}', { params: { path: { orderId } } }));

export const orderQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['order', orderId],
    queryFn: () => readOrder(api, orderId),
  });

/** Fetched once: afterwards the draft store of the tab is newer. */
export const draftQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['draft', orderId],
    queryFn: () => unwrap(api.GET('/orders/{orderId}/draft', { params: { path: { orderId } } })),
  });

export const documentsQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['documents', orderId],
    queryFn: () => unwrap(api.GET('/orders/{orderId}/documents', { params: { path: { orderId } } })),
  });
