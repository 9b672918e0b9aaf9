import { sql } from 'kysely';
import { ProblemError } from '#domain/core/problem.ts';
import type { Basics } from '#server/basics.ts';
import type { ChargeRequest, PaymentGateway } from '#server/gateways/payment.ts';

export type BankDeps = Pick<Basics, 'db'> & { readonly gateway: PaymentGateway };

type Charge = Pick<ChargeRequest, 'chargeId' | 'reference' | 'amount'> & {
  readonly table: 'payment' | 'top_up';
  /** Path of the return page on this site. */
  readonly returnPath: string;
};

/**
 * Opens a charge at the gateway and stores the URL of its page. Outside of any transaction, because the gateway is
 * remote; a crash before storing is repaired by asking again, because the gateway opens one charge per chargeId.
 */
export async function openBankPage({ db, gateway }: BankDeps, charge: Charge, origin: string): Promise<string> {
  const { table, chargeId, reference, amount, returnPath } = charge;
  const { redirectUrl } = await gateway
    .start({
      chargeId,
      reference,
      amount,
      returnUrl: `${origin}${returnPath}`,
      callbackUrl: `${origin}/api/payments/callback`,
    })
    .catch(bankIsAway);
  await sql`update ${sql.table(table)} set redirect_url = ${redirectUrl} where charge_id = ${chargeId}`.execute(db);
  return redirectUrl;
}

/** The charge stays open: a retry opens the same one, and nothing was charged. */
function bankIsAway(cause: unknown): never {
  const error = new ProblemError(503, {
    code: 'unavailable',
    message: 'The bank does not answer. Nothing was charged. Try again in a moment.',
    retryAfterSeconds: 5,
  });
  error.cause = cause;
  throw error;
}
