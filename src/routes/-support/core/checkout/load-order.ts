import { redirect } from '@tanstack/react-router';
import { ProblemError } from '#domain/core/problem.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import { m } from '#src/copy/generated/messages.js';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import { type Order, readOrder } from '#src/platform/core/api/queries.ts';
import { placeOfOrder } from '#src/platform/core/checkout/place-of-order.ts';
import type { Arrival } from '#src/screens/core/find-booking/FindBookingScreen.tsx';
import type { productSites } from '#src/screens/product-sites.gen.ts';

const isUnknown = (error: unknown): boolean => error instanceof ProblemError && [400, 404].includes(error.status);

/**
 * Redirects a visitor without access to this order to find-booking, where a reference with e-mail or a login leads back. `unpaid`: the product
 * of a page before payment, whose visitor was told no reference yet and can begin again.
 */
export const orFindBooking = <T>(orderId: string, call: Promise<T>, unpaid?: SoldProduct): Promise<T> =>
  call.catch((error: unknown) => {
    const search = { order: orderId, lost: true, unpaid } as const;
    throw isUnknown(error) ? redirect({ to: '/find-booking', search, statusCode: 302 }) : error;
  });

/** Products with pages of their own. */
export type SoldProduct = keyof typeof productSites;

export type Sought = {
  readonly order?: string | undefined;
  readonly arrival?: string | undefined;
  readonly lost?: true | undefined;
};

const orUnknown = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: unknown) => {
    if (isUnknown(error)) return null;
    throw error;
  });

/**
 * Redirects to the order where it is readable: after the bank, or after a login. Otherwise returns what the bank's return link proves; null
 * without one. Does not retry an order whose page has just redirected here.
 */
export async function leadOn(api: Api, { order, arrival, lost }: Sought): Promise<Arrival | null> {
  const params = { path: { arrival: arrival ?? '' } };
  const arrived = arrival ? await orUnknown(unwrap(api.GET('/arrivals/{arrival}', { params }))) : null;
  const orderId = arrived?.orderId ?? order;
  const own = orderId && !lost ? await orUnknown(readOrder(api, orderId)) : null;
  if (own) throw redirect({ href: placeOfOrder(own, { isBack: arrived !== null }), statusCode: 302 });
  return arrived;
}

/** Data of an order page; papers may be missing. */
export async function orderPage(api: Api, order: Order) {
  const params = { path: { orderId: order.orderId } };
  const documents = isIssued(order.status)
    ? await orNull(unwrap(api.GET('/orders/{orderId}/documents', { params })))
    : null;
  return { title: m.pages_title_order(), order, documents };
}
