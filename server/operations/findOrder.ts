import { ProblemError } from '#domain/core/problem.ts';
import { parseReference } from '#domain/core/reference.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import { emailOf } from '#server/accounts/contact-fields.ts';
import { visitorFor } from '#server/accounts/visitor.ts';
import type { Operation } from '#server/contract.ts';
import { countUse, type Limit } from '#server/http/rate-limit.ts';
import { letIn } from '#server/orders/found-orders.ts';
import { shownOrder } from '#server/orders/shown-order.ts';

const PER_IP: Limit = { name: 'find-address', max: 10, windowMs: 15 * MINUTE_MS };
/** Per IP address: others cannot use up the tries of the order's own traveller. */
const PER_REFERENCE: Limit = { name: 'find-reference', max: 5, windowMs: 15 * MINUTE_MS };
/** Over all IP addresses: against guessing e-mails from many IP addresses. */
const OF_REFERENCE: Limit = { name: 'find-reference-all', max: 50, windowMs: 15 * MINUTE_MS };

/** Opens an order by reference and e-mail; an error does not say which of the two is wrong. */
export const findOrder: Operation<'findOrder'> = async ({ body, request, who, setCookie, deps }) => {
  const { db } = deps;
  const now = deps.now();
  const reference = parseReference(body.reference) ?? body.reference; // an invalid reference costs the same query
  await countUse(deps, PER_IP, request.ip);
  await countUse(deps, PER_REFERENCE, request.ip, reference);
  await countUse(deps, OF_REFERENCE, reference);
  const found = await db
    .selectFrom('orders')
    .select(['id', 'email'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (found?.email?.toLowerCase() !== emailOf(body.email)) throw notFound();
  const { visitor, cookie } = await visitorFor(deps, who);
  const finder = { orderId: found.id, visitor, email: body.email };
  if (!(await db.transaction().execute((tx) => letIn(tx, finder)))) throw notFound();
  if (cookie) setCookie(cookie);
  return { status: 200, body: await shownOrder(deps, found.id, { ...who, visitor }, now) };
};

const notFound = () =>
  new ProblemError(404, { code: 'not_found', message: 'No order has this reference and this e-mail address.' });
