import { CODE_MINUTES } from '#domain/core/limits.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { wasPaid } from '#domain/core/status-questions.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { CODE_LIFE_MS, checkedCode, newCode, requireCode } from '#server/accounts/codes.ts';
import { mailboxOf, maskEmail } from '#server/accounts/contact-fields.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { RESEND_MS } from '#server/accounts/step-up.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Queryable } from '#server/db/database.ts';
import { countUse } from '#server/http/rate-limit.ts';
import { queueMail } from '#server/mails/outbox.ts';
import type { Deps } from '#server/orders/deps.ts';
import { letIn } from '#server/orders/found-orders.ts';
import { orderCodeMail } from '#server/orders/mails/code.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { findOwnOrder } from '#server/orders/read-order.ts';

/** How long after a code a browser may cancel a guest order and see its passport numbers. */
const LIFE_MS = CODE_MINUTES * MINUTE_MS;

type ProofRequest = { readonly orderId: string; readonly who: Who; readonly ip: string };

/**
 * Mails a code to the order's address. Throws 404 for an order of somebody else, 409 when no code can be used, 429.
 */
export async function sendOrderProof(
  deps: Deps,
  { orderId, who, ip }: ProofRequest,
): Promise<components['schemas']['CodeSent']> {
  const now = deps.now();
  const { order, visitor, email } = await provable(deps, orderId, who);
  await countUse(deps, LIMITS.orderCodeByIp, ip);
  await countUse(deps, LIMITS.sendOrderCode, `${order.id} ${visitor}`);
  if (!wasPaid(order.status)) await countUse(deps, LIMITS.unpaidMails, mailboxOf(email));
  await deps.db.transaction().execute(async (tx) => {
    const asked = { orderId: order.id, purpose: 'order', askedBy: visitor, config: deps.config, now } as const;
    const code = await newCode(tx, asked);
    const mail = orderCodeMail(code, order.reference);
    await queueMail(tx, { orderId: order.id, kind: 'code', recipient: email, mail }, now);
  });
  return { emailMasked: maskEmail(email), phoneMasked: null, resendAt: now + RESEND_MS, endsAt: now + CODE_LIFE_MS };
}

/**
 * Proves this browser with a typed code. Throws like sendOrderProof, and 422 `code_wrong` with the tries left,
 * `code_elsewhere`.
 */
export async function verifyOrderProof(deps: Deps, { orderId, who, ip }: ProofRequest, typed: string): Promise<void> {
  const { db, config } = deps;
  const { order, visitor, email } = await provable(deps, orderId, who);
  const code = checkedCode(typed);
  await countUse(deps, LIMITS.codeByIp, ip);
  await countUse(deps, LIMITS.codeByOrder, `${order.id} ${visitor}`);
  const now = deps.now();
  const asked = { orderId: order.id, purpose: 'order', askedBy: visitor, config, now } as const;
  await requireCode(db, asked, code);
  const finder = { orderId: order.id, visitor, email };
  if (await db.transaction().execute((tx) => letIn(tx, finder, now + LIFE_MS))) return;
  throw new ProblemError(409, { code: 'not_allowed', message: 'The code went to another address of this order.' });
}

/**
 * Revokes access after the order's e-mail address changed: browsers that entered with the old address must find the
 * order again, and codes sent there are void. The browser that set the new address keeps access, but has not proved
 * the new address.
 */
export async function forgetProofs(tx: Queryable, orderId: string, { visitor }: Pick<Who, 'visitor'>): Promise<void> {
  await tx
    .deleteFrom('order_access')
    .where('order_id', '=', orderId)
    .where('visitor', '<>', visitor ?? '')
    .execute();
  await tx.updateTable('order_access').set({ proved_until: 0 }).where('order_id', '=', orderId).execute();
  await tx.deleteFrom('one_time_code').where('order_id', '=', orderId).execute();
}

/** Throws 409 for an order without an address or a browser without a visitor cookie. */
async function provable(
  { db, now, productOf }: Deps,
  orderId: string,
  who: Who,
): Promise<{ readonly order: OrderRow; readonly visitor: string; readonly email: string }> {
  const order = await findOwnOrder({ db, productOf }, orderId, who, now());
  if (who.visitor !== null && order.email !== null) return { order, visitor: who.visitor, email: order.email };
  throw new ProblemError(409, { code: 'not_allowed', message: 'No code can be mailed for this order here.' });
}
