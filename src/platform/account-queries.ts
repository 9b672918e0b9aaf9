import { ProblemError } from '#domain/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import { type Api, unwrap } from '#src/platform/api.ts';

type Schemas = components['schemas'];
export type OrderFilter = { readonly product?: Schemas['ProductName']; readonly state?: Schemas['OrderState'] };

// What an account keeps is asked for by the pages that show it, each time anew: another browser may have changed it.

export const readAccount = (api: Api) => unwrap(api.GET('/account'));
export const listSessions = (api: Api) => unwrap(api.GET('/sessions'));
export const listSavedPassengers = (api: Api) => unwrap(api.GET('/account/passengers'));
export const listTransactions = (api: Api) =>
  unwrap(api.GET('/account/transactions', { params: { query: { limit: 200 } } }));
export const listOrders = (api: Api, query: OrderFilter = {}) =>
  unwrap(api.GET('/account/orders', { params: { query: { ...query, limit: 50 } } })).then(({ orders }) => orders);

/** A part of a page that may be missing without the page being lost: null says so. What wants a sign-in, or the password again, is no such part. */
export const orNull = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: unknown) => {
    if (error instanceof ProblemError && ['login_required', 'password_required'].includes(error.problem.code))
      throw error;
    return null;
  });
