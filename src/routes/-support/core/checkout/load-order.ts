import { redirect } from '@tanstack/react-router';
import { ProblemError } from '#domain/core/problem.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import { m } from '#src/copy/generated/messages.js';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import { type Order, readOrder } from '#src/platform/core/api/queries.ts';
import type { Arrival } from '#src/screens/core/find-booking/FindBookingScreen.tsx';

const isUnknown = (error: unknown): boolean => error instanceof ProblemError && [400, 404].includes(error.status);

/** Whoever has not this order in this browser opens it by its reference and e-mail, or logs in and comes back to it. */
export const orFindBooking = <T>(orderId: string, call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    const search = { order: orderId, lost: true } as const;
    throw isUnknown(error) ? redirect({ to: '/find-booking', search, statusCode: 302 }) : error;
  });

/** What an address knows of an order that somebody looks for. */
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
 * Leads on to the order where it may be read: back from the bank, or after a log-in. Elsewhere what the bank's way back proves; null without
 * one. An order whose page has just sent here is not tried again.
 */
export async function leadOn(api: Api, { order, arrival, lost }: Sought): Promise<Arrival | null> {
  const params = { path: { arrival: arrival ?? '' } };
  const arrived = arrival ? await orUnknown(unwrap(api.GET('/arrivals/{arrival}', { params }))) : null;
  const orderId = arrived?.orderId ?? order;
  const own = orderId && !lost ? await orUnknown(readOrder(api, orderId)) : null;
  if (own) throw redirect({ href: own.page, statusCode: 302 });
  return arrived;
}

/** What the page of one order shows; its papers may be missing without the page being lost. */
export async function orderPage(api: Api, order: Order) {
  const params = { path: { orderId: order.orderId } };
  const documents = isIssued(order.status)
    ? await orNull(unwrap(api.GET('/orders/{orderId}/documents', { params })))
    : null;
  return { title: m.pages_title_order(), order, documents };
}
