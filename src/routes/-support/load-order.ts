import { redirect } from '@tanstack/react-router';
import { ProblemError } from '#domain/problem.ts';
import { isIssued } from '#domain/status-questions.ts';
import { m } from '#src/copy/generated/messages.js';
import { orNull } from '#src/platform/account-queries.ts';
import { unwrap } from '#src/platform/api.ts';
import type { Api } from '#src/platform/api-client.ts';
import type { Order } from '#src/platform/queries.ts';

/** Whoever has not this order in this browser opens it by its reference and e-mail. */
export const orFindBooking = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    const isUnknown = error instanceof ProblemError && [400, 404].includes(error.status);
    throw isUnknown ? redirect({ to: '/find-booking', search: { lost: true }, statusCode: 302 }) : error;
  });

/** What the page of one order shows; its papers may be missing without the page being lost. */
export async function orderPage(api: Api, order: Order) {
  const params = { path: { orderId: order.orderId } };
  const documents = isIssued(order.status)
    ? await orNull(unwrap(api.GET('/orders/{orderId}/documents', { params })))
    : null;
  return { title: m.pages_title_order(), order, documents };
}
