import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { parseIban, payoutPlan } from '#domain/accounts/payout.ts';
import { euro, isSameMoney } from '#domain/core/money.ts';
import { type FieldProblem, ProblemError } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import { accountById } from '#server/accounts/account.ts';
import { lockLivingAccount } from '#server/accounts/lock-account.ts';
import { mailTo, payoutMail, transferClosedMail } from '#server/accounts/mails.ts';
import type { Config } from '#server/config.ts';
import type { Database, Queryable, Tables } from '#server/db/database.ts';
import { decrypt, encrypt } from '#server/db/encrypt.ts';
import { post } from '#server/ledger/ledger.ts';

type Tx = Transaction<Tables>;
type Schemas = components['schemas'];
type Secret = Pick<Config, 'secret'>;
export type Bank = { readonly holder: string; readonly iban: string };

const context = (id: string) => `payout ${id}`;

/** How the balance would be paid out now; all zero without a balance. */
export async function quotePayoutOf(db: Queryable, accountId: string): Promise<Schemas['PayoutQuote']> {
  const { balance } = await accountById(db, accountId);
  const paidOut = Math.max(0, balance);
  return toQuote(payoutPlan(paidOut, await topUpsOf(db, accountId).execute()), paidOut);
}

/**
 * Pays out the whole balance, in the caller's transaction: writes the lines at once; background work asks the gateway;
 * the rest becomes a transfer that a person makes. Throws 409 when the balance is not the shown one, 422 when the bank
 * account is missing or invalid.
 */
export async function payOut(
  tx: Tx,
  accountId: string,
  { amount, transfer }: Schemas['PayoutRequest'],
  { config, now }: { readonly config: Secret; readonly now: number },
): Promise<Schemas['PayoutQuote']> {
  // Locks charges before the account, like the handling of bank events (top-ups.ts), against deadlocks.
  const topUps = await topUpsOf(tx, accountId).forUpdate().execute();
  const { balance } = await lockLivingAccount(tx, accountId);
  if (balance <= 0) throw new ProblemError(409, { code: 'not_allowed', message: 'There is nothing to pay out.' });
  if (!isSameMoney(amount, euro(balance))) {
    throw new ProblemError(409, {
      code: 'price_changed',
      message: 'The balance is not what the page showed.',
      price: { old: amount, new: euro(balance) },
    });
  }
  const plan = payoutPlan(balance, topUps);
  const bank = plan.byTransfer > 0 ? checkedBank(transfer) : null;
  for (const { id, amount: part } of plan.cards) {
    await tx
      .updateTable('top_up')
      .set({ refund_amount: part, refund_due_at: now })
      .where('charge_id', '=', id)
      .execute();
    await post(tx, { kind: 'payout', key: `payout:${id}`, accountId, amount: part, orderId: null, at: now });
  }
  if (bank) {
    const id = randomUUID();
    const sealed_bank = encrypt(config.secret, context(id), JSON.stringify(bank));
    const row = { id, account_id: accountId, amount: plan.byTransfer, sealed_bank, requested_at: now };
    await tx
      .insertInto('payout_transfer')
      .values({ ...row, closed_at: null, outcome: null })
      .execute();
    const line = { kind: 'transfer', key: `transfer:${id}`, amount: plan.byTransfer } as const;
    await post(tx, { ...line, accountId, orderId: null, at: now });
  }
  const quote = toQuote(plan, balance);
  const { email } = await accountById(tx, accountId);
  await mailTo(tx, { accountId, email }, payoutMail(quote), now);
  return quote;
}

/** Top-ups whose cards can still get a refund: a gateway refunds a charge once. */
const topUpsOf = (db: Queryable, accountId: string) =>
  db
    .selectFrom('top_up')
    // Less the part that the bank has already reversed.
    .select(({ eb }) => ['charge_id as id', eb('amount', '-', eb.ref('taken_back')).as('amount')])
    .where('account_id', '=', accountId)
    .where('status', '=', 'succeeded')
    .where('refund_amount', 'is', null)
    .orderBy('started_at', 'desc')
    .orderBy('charge_id');

const toQuote = ({ byTransfer }: ReturnType<typeof payoutPlan>, balance: number): Schemas['PayoutQuote'] => ({
  amount: euro(balance),
  toCards: euro(balance - byTransfer),
  byTransfer: euro(byTransfer),
});

function checkedBank(transfer: Schemas['PayoutRequest']['transfer']): Bank {
  const holder = transfer?.holder.trim() ?? '';
  const iban = parseIban(transfer?.iban ?? '');
  if (holder && iban) return { holder, iban };
  const wrong = (text: string | undefined): FieldProblem => (text?.trim() ? 'invalid' : 'required');
  throw new ProblemError(422, {
    code: 'invalid_details',
    message: 'A part goes by bank transfer: whose account, and which?',
    fields: { ...(holder ? {} : { holder: 'required' as const }), ...(iban ? {} : { iban: wrong(transfer?.iban) }) },
  });
}

type OpenTransfer = Pick<Selectable<Tables['payout_transfer']>, 'id' | 'amount' | 'requested_at'> & Bank;

/** Open transfers, oldest first. */
export async function openTransfers(db: Database, { secret }: Secret): Promise<OpenTransfer[]> {
  const rows = await db
    .selectFrom('payout_transfer')
    .select(['id', 'amount', 'requested_at', 'sealed_bank'])
    .where('closed_at', 'is', null)
    .orderBy('requested_at')
    .execute();
  return rows.map(({ sealed_bank, ...row }) => ({
    ...row,
    // Only payOut writes it.
    ...(JSON.parse(decrypt(secret, context(row.id), sealed_bank ?? '')) as Bank),
  }));
}

/**
 * Closes a transfer that a person has made, or could not make: then the amount returns to the balance. Deletes the bank
 * account and mails the owner. False without such an open transfer.
 */
export async function closeTransfer(
  db: Database,
  id: string,
  outcome: 'paid' | 'returned',
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const closed = await tx
      .updateTable('payout_transfer')
      .set({ closed_at: now, outcome, sealed_bank: null })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .returning(['account_id', 'amount'])
      .executeTakeFirst();
    if (!closed) return false;
    const { account_id: accountId, amount } = closed;
    if (outcome === 'returned') {
      await post(tx, {
        kind: 'transferReturned',
        key: `transferReturned:${id}`,
        accountId,
        amount,
        orderId: null,
        at: now,
      });
    }
    const { email } = await accountById(tx, accountId);
    await mailTo(tx, { accountId, email }, transferClosedMail(euro(amount), outcome), now);
    return true;
  });
}
