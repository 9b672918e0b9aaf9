import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { topUpProblem } from '#domain/accounts/top-up.ts';
import { euro, type Money } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { ProblemError } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import { accountById } from '#server/accounts/account.ts';
import { chargebackMail, mailTo } from '#server/accounts/mails.ts';
import type { Database, Tables } from '#server/db/database.ts';
import { type BankDeps, openBankPage } from '#server/gateways/bank-page.ts';
import type { ChargeState, DeclineReason, PaymentGateway } from '#server/gateways/payment.ts';
import { post } from '#server/ledger/ledger.ts';
import { payments, takenBack } from '#server/metrics.ts';
import { FIRST_CHECK_MS, patience } from '#server/work/charge-checks.ts';
import { eachDueRow, type OnFailure } from '#server/work/due.ts';

type Tx = Transaction<Tables>;
type Row = Selectable<Tables['top_up']>;
type TopUp = components['schemas']['TopUp'];

/** The status only moves up, as with payments, so that events may come in any order and repeatedly. */
const LADDER: Readonly<Record<Row['status'], number>> = { started: 0, declined: 1, succeeded: 2, refunded: 3 };

/**
 * Records a charge that will add to the balance; makes no outside request. Throws 422 when the amount is too low or too
 * high.
 */
export async function openTopUp(tx: Tx, accountId: string, amount: Money, now: number): Promise<string> {
  const problem = amount.currency === 'EUR' ? topUpProblem(amount.amount) : 'invalid';
  if (problem) {
    const message = 'A top-up is from €10 to €1,000.';
    throw new ProblemError(422, { code: 'invalid_details', message, fields: { amount: problem } });
  }
  const chargeId = randomUUID();
  await tx
    .insertInto('top_up')
    .values({
      charge_id: chargeId,
      account_id: accountId,
      status: 'started',
      amount: amount.amount,
      started_at: now,
      check_at: now + FIRST_CHECK_MS,
    })
    .execute();
  return chargeId;
}

export async function topUpPage(deps: BankDeps, topUpId: string, origin: string): Promise<string> {
  const { redirect_url, amount } = await deps.db
    .selectFrom('top_up')
    .select(['redirect_url', 'amount'])
    .where('charge_id', '=', topUpId)
    .executeTakeFirstOrThrow();
  if (redirect_url) return redirect_url;
  const returnPath = pathTo.transactions({ topUp: topUpId });
  const charge = { chargeId: topUpId, reference: 'Top-up', amount: euro(amount) };
  return openBankPage(deps, { table: 'top_up', ...charge, returnPath }, origin);
}

/** A top-up of this account; throws 404 for any other. */
export async function readOwnTopUp(db: Database, topUpId: string, accountId: string): Promise<TopUp> {
  const row = await db
    .selectFrom('top_up')
    .selectAll()
    .where('charge_id', '=', topUpId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw new ProblemError(404, { code: 'not_found', message: 'There is no such top-up.' });
  return {
    topUpId,
    status: row.status === 'refunded' ? 'declined' : row.status,
    amount: euro(row.amount),
    declineReason: row.decline_reason as DeclineReason | null,
    startedAt: row.started_at,
  };
}

/** Applies the gateway's state of a charge, in one transaction with the credit. False when the charge is no top-up. */
export async function applyToTopUp(db: Database, chargeId: string, state: ChargeState, now: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('top_up')
      .selectAll()
      .where('charge_id', '=', chargeId)
      .forUpdate()
      .executeTakeFirst();
    if (row) await (state.status === 'pending' ? wait(tx, row, now) : settle(tx, row, state, now));
    return row !== undefined;
  });
}

/** Asks the gateway about top-ups whose callback is late; returns their number. */
export async function reconcileTopUps(
  db: Database,
  gateway: PaymentGateway,
  now: number,
  onFailure: OnFailure,
  limit = 10,
): Promise<number> {
  return eachDueRow(
    db,
    { job: 'top-ups', table: 'top_up', id: 'charge_id', column: 'check_at', now, limit },
    async (chargeId) => void (await applyToTopUp(db, chargeId, await gateway.verify(chargeId), now)),
    onFailure,
  );
}

/** Makes due refunds of top-ups; returns their number. A crash may ask twice; the gateway acts once. */
export async function refundDueTopUps(
  db: Database,
  gateway: PaymentGateway,
  now: number,
  onFailure: OnFailure,
  limit = 5,
): Promise<number> {
  return eachDueRow(
    db,
    { job: 'refund-top-ups', table: 'top_up', id: 'charge_id', column: 'refund_due_at', now, limit },
    async (chargeId) => {
      const { refund_amount, amount } = await db
        .selectFrom('top_up')
        .select(['refund_amount', 'amount'])
        .where('charge_id', '=', chargeId)
        .executeTakeFirstOrThrow();
      await gateway.refund(chargeId, euro(refund_amount ?? amount));
      await db.updateTable('top_up').set({ refund_due_at: null }).where('charge_id', '=', chargeId).execute();
    },
    onFailure,
  );
}

async function wait(tx: Tx, row: Row, now: number): Promise<void> {
  const { isGivenUp, checkAt } = patience(row, now);
  if (isGivenUp) await settle(tx, row, { status: 'declined', reason: 'cancelled_by_cardholder' }, now);
  await change(tx, row, { check_at: checkAt });
}

/**
 * Credits the received amount, never the requested one; in EUR. Money for an erased account is refunded to its card. A
 * later reversal by the bank is deducted from the balance, even below zero, and the owner is notified.
 */
async function settle(
  tx: Tx,
  row: Row,
  state: Exclude<ChargeState, { status: 'pending' }>,
  now: number,
): Promise<void> {
  if (LADDER[state.status] <= LADDER[row.status]) return;
  // Our own refund was deducted from the balance when it was requested.
  if (state.status === 'refunded' && state.amount.amount === row.refund_amount) return;
  if (state.status === 'refunded' && isPart(row, state.amount)) return takePart(tx, row, state.amount.amount, now);
  payments.inc({ state: state.status });
  const decline_reason = state.status === 'declined' ? state.reason : null;
  await change(tx, row, { status: state.status, decline_reason, settled_at: now, check_at: null });
  const { charge_id, account_id, amount, refund_amount, refund_due_at, taken_back } = row;
  const isTakenBack = state.status === 'refunded' && row.status === 'succeeded';
  if (state.status !== 'succeeded' && !isTakenBack) return;
  // A payout has already left the balance. Until the gateway has made it, only the whole charge can be reversed.
  const rest = amount - (refund_amount ?? 0);
  const isIdle = isTakenBack && refund_due_at === null && state.amount.amount === rest;
  if (state.amount.currency !== 'EUR' || !(state.amount.amount === amount || isIdle)) {
    throw new Error(`The gateway took another amount for top-up ${charge_id}`);
  }
  const { erased_at } = await accountById(tx, account_id);
  if (erased_at !== null && !isTakenBack) {
    return change(tx, row, { status: 'refunded', refund_amount: amount, refund_due_at: now });
  }
  const kind = isTakenBack ? 'chargeback' : 'topUp';
  const moved = rest - taken_back;
  await post(tx, { kind, key: `${kind}:${charge_id}`, accountId: account_id, amount: moved, orderId: null, at: now });
  if (!isTakenBack) return;
  await change(tx, row, { refund_due_at: null });
  takenBack.inc({ order: 'topUp' });
  await tellChargeback(tx, account_id, moved, now);
}

/** A reversal of less than the charge, when we have not refunded any of it. */
const isPart = ({ status, amount, refund_amount }: Row, back: Money): boolean =>
  status === 'succeeded' && refund_amount === null && back.currency === 'EUR' && back.amount < amount;

/** The bank reversed a part: deducts it from the balance, even below zero; the rest of the top-up stays. */
async function takePart(tx: Tx, row: Row, back: number, now: number): Promise<void> {
  const { charge_id, account_id, taken_back } = row;
  const part = back - taken_back;
  if (part <= 0) return;
  const key = `chargeback:${charge_id}:${back}`;
  await post(tx, { kind: 'chargeback', key, accountId: account_id, amount: part, orderId: null, at: now });
  await change(tx, row, { taken_back: back });
  takenBack.inc({ order: 'topUp' });
  await tellChargeback(tx, account_id, part, now);
}

async function tellChargeback(tx: Tx, accountId: string, amount: number, now: number): Promise<void> {
  const { email, balance, erased_at } = await accountById(tx, accountId);
  if (erased_at !== null) return;
  await mailTo(tx, { accountId, email }, chargebackMail(euro(amount), euro(balance)), now);
}

async function change(tx: Tx, { charge_id }: Row, to: Partial<Row>): Promise<void> {
  await tx.updateTable('top_up').set(to).where('charge_id', '=', charge_id).execute();
}
