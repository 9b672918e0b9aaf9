import type { Operation } from '#server/contract.ts';
import { idempotent } from '#server/orders/idempotent.ts';
import { findOwnOrder, lockOrder } from '#server/orders/read-order.ts';
import { hostedPage, openAttempt } from '#server/orders/start-payment.ts';
import { visitorOf } from '#server/orders/visitor.ts';
import { siteOrigin } from '#server/site-origin.ts';

/** Opens an attempt once per key, and says where the bank's page is. */
export const startPayment: Operation<'startPayment'> = async ({ path, headers, body, request, deps }) => {
  const { db, config } = deps;
  const now = deps.now();
  const visitor = visitorOf(request, config);
  const { id } = await findOwnOrder(db, path.orderId, visitor, now);
  const opened = await idempotent(
    db,
    {
      owner: visitor ?? '',
      operation: 'startPayment',
      key: headers['Idempotency-Key'],
      request: [path.orderId, body],
      now,
    },
    async (tx) => ({
      status: 201 as const,
      body: await openAttempt(tx, await lockOrder(tx, id), body, config.publicUrl, now),
    }),
  );
  const redirectUrl = await hostedPage(deps, opened.body, siteOrigin(config, request.headers.host));
  return { status: 201, body: { attempt: opened.body.attempt, redirectUrl } };
};
