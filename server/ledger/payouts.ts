import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { parseIban, payoutPlan } from '#domain/accounts/payout.ts';
import { euro, isSameMoney } from '#domain/core/money.ts';
import { type FieldProblem, ProblemError } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import { accountById } from '#server/accounts/account.ts';
import { lockLivingAccount } from '#server/accounts/living.ts';
import { mailTo, payoutMail, transferClosedMail } from '#server/accounts/mails.ts';
import type { Config } from '#server/config.ts';
import type { Database, Queryable, Tables } from '#server/db/database.ts';
import { seal, unseal } from '#server/db/seal.ts';
import { post } from '#server/ledger/ledger.ts';

type Tx = Transaction<Tables>;
type Schemas = components['schemas'];
type Secret = Pick<Config, 'secret'>;
export type Bank = { readonly holder: string; readonly iban: string };

const context = (id: string) => `payout ${id}`;

/** How the balance would go back now; all zero when there is none. */
export async function quotePayoutOf(db: Queryable, accountId: string): Promise<Schemas['PayoutQuote']> {
  const { balance } = await accountById(db, accountId);
  const paidOut = Math.max(0, balance);
  return toQuote(payoutPlan(paidOut, await topUpsOf(db, accountId).execute()), paidOut);
}

/**
 * Pays all of a balance out, in the caller's transaction: the lines are written at once, the gateway is asked by
 * background work, and what no card takes becomes a request that a person closes. Throws 409 when the balance is not
 * what was shown, 422 when the bank account is missing or wrong.
 */
export async function payOut(
  tx: Tx,
  accountId: string,
  { amount, transfer }: Schemas['PayoutRequest'],
  { config, now }: { readonly config: Secret; readonly now: number },
): Promise<Schemas['PayoutQuote']> {
  // The charges first, then the account, as when a bank tells of a charge (top-ups.ts): so no two wait for each other.
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
    const sealed_bank = seal(config.secret, context(id), JSON.stringify(bank));
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

/** Top-ups whose cards can still have something back: a gateway gives back a charge once. */
const topUpsOf = (db: Queryable, accountId: string) =>
  db
    .selectFrom('top_up')
    // The bank has taken a part of some back itself.
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

/** Transfers that wait for a person, the oldest first. */
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
    ...(JSON.parse(unseal(secret, context(row.id), sealed_bank ?? '')) as Bank),
  }));
}

/**
 * Closes a transfer that a person has made, or could not make: then it is on the balance again. The bank account is
 * forgotten and the owner is told. False when there is no such open transfer.
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
