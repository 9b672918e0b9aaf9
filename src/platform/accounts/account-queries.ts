import { notFound } from '@tanstack/react-router';
import { ProblemError } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

type Schemas = components['schemas'];
export type OrderFilter = { readonly product?: Schemas['ProductName']; readonly state?: Schemas['OrderState'] };

// Account pages always fetch anew: another browser may have changed the data.

export const readAccount = (api: Api) => unwrap(api.GET('/account'));
export const listSessions = (api: Api) => unwrap(api.GET('/sessions'));
export const listSavedPassengers = (api: Api) => unwrap(api.GET('/account/passengers'));
export const readMessage = (api: Api, messageId: string) =>
  unwrap(api.GET('/account/messages/{messageId}', { params: { path: { messageId } } }));

export type Shown<T> = { readonly items: readonly T[]; readonly hasMore: boolean };
type Page = { readonly nextCursor: string | null };

/** Fetches the first `count` pages of a list in sequence, because each page carries the cursor of the next. */
async function firstPages<P extends Page>(count: number, read: (query: { cursor?: string }) => Promise<P>) {
  const first = await read({});
  const pages: [P, ...P[]] = [first];
  let cursor = first.nextCursor;
  while (cursor !== null && pages.length < count) {
    const page = await read({ cursor });
    pages.push(page);
    cursor = page.nextCursor;
  }
  return { pages, hasMore: cursor !== null };
}

export async function listOrders(
  api: Api,
  filter: OrderFilter = {},
  count = 1,
): Promise<Shown<Schemas['OrderSummary']>> {
  const { pages, hasMore } = await firstPages(count, (cursor) =>
    unwrap(api.GET('/account/orders', { params: { query: { ...filter, ...cursor } } })),
  );
  return { items: pages.flatMap(({ orders }) => orders), hasMore };
}

export async function listMessages(api: Api, count = 1): Promise<Shown<Schemas['MessageSummary']>> {
  const { pages, hasMore } = await firstPages(count, (query) =>
    unwrap(api.GET('/account/messages', { params: { query } })),
  );
  return { items: pages.flatMap(({ messages }) => messages), hasMore };
}

/** The answer also holds the balance after the newest line. */
export async function listTransactions(api: Api, count = 1) {
  const { pages, hasMore } = await firstPages(count, (query) =>
    unwrap(api.GET('/account/transactions', { params: { query } })),
  );
  return { items: pages.flatMap(({ transactions }) => transactions), hasMore, balance: pages[0].balance };
}

/** Turns 400 (not an id) and 404 (unknown, or somebody else's: the server answers the same) into the router's 404. */
export const orNotFound = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    throw error instanceof ProblemError && [400, 404].includes(error.status) ? notFound() : error;
  });
