import { ProblemError } from '#domain/core/problem.ts';
import { DAY_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { decrypt, encrypt } from '#server/db/encrypt.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { PaymentRow } from '#server/orders/order-row.ts';

type Arrival = components['schemas']['Arrival'];

/** Longer than any visit to the bank page. After it, a URL found in a browser history reveals nothing. */
const LIFE_MS = DAY_MS;
const CONTEXT = 'arrival';

/**
 * Encrypted reference to a charge, for the return URL from the bank. It cannot be forged and opens only what
 * `whatArrived` returns.
 */
export const arrivalOf = (chargeId: string, secret: string, now: number): string =>
  encrypt(secret, CONTEXT, JSON.stringify([chargeId, now + LIFE_MS]));

const TOLD: Readonly<Record<PaymentRow['status'], Arrival['payment']>> = {
  started: 'unknown',
  succeeded: 'paid',
  declined: 'notPaid',
  refunded: 'returned',
};

/** Throws 404 `not_found` when the value is invalid, expired or encrypted with another secret. */
export async function whatArrived(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  arrival: string,
): Promise<Arrival> {
  const payment = await db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .select(['payment.status', 'payment.order_id', 'orders.reference', 'orders.account_id'])
    .where('charge_id', '=', opened(arrival, config.secret, now()))
    .executeTakeFirst();
  if (!payment) throw none();
  return {
    orderId: payment.order_id,
    reference: payment.reference,
    payment: TOLD[payment.status],
    isInAccount: payment.account_id !== null,
  };
}

function opened(arrival: string, secret: string, now: number): string | null {
  try {
    const [chargeId, until] = JSON.parse(decrypt(secret, CONTEXT, arrival)) as [string, number];
    return until > now ? chargeId : null;
  } catch {
    return null; // not encrypted by us
  }
}

const none = () => new ProblemError(404, { code: 'not_found', message: 'This says nothing, or no longer.' });
