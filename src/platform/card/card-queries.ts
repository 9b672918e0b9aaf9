import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/generated/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

/** A card with its balance, for the account that it belongs to. */
export type TravelCard = components['schemas']['Card'];
export type CardLines = components['schemas']['CardLines'];

const path = (orderId: string) => ({ path: { orderId } });

/** Always asks the server, ignoring the cache. `orderId`: of the order that the card was bought with. */
export const readCard = (api: Api, orderId: string): Promise<TravelCard> =>
  unwrap(api.GET('/card/cards/{orderId}', { params: path(orderId) }));

/** Older lines: `before` is `next` of the lines that are here. */
export const readCardLines = (api: Api, orderId: string, before: number | null): Promise<CardLines> =>
  unwrap(
    api.GET('/card/cards/{orderId}/lines', {
      params: { ...path(orderId), query: before === null ? {} : { before } },
    }),
  );

export const cardQuery = (api: Api, orderId: string) =>
  queryOptions({ queryKey: ['card', orderId], queryFn: () => readCard(api, orderId) });

/** The newest lines. */
export const cardLinesQuery = (api: Api, orderId: string) =>
  queryOptions({ queryKey: ['card-lines', orderId], queryFn: () => readCardLines(api, orderId, null) });

/** All lines as the text of a file, in both calendars. */
export const readStatement = (api: Api, orderId: string): Promise<string> =>
  unwrap(api.GET('/card/cards/{orderId}/statement', { params: path(orderId), parseAs: 'text' }));
