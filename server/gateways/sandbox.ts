import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { ProblemError } from '#domain/core/problem.ts';
import type { Config } from '#server/config.ts';
import type { Database, Tables } from '#server/db/database.ts';
import type { ChargeState, DeclineReason, PaymentEvent, PaymentGateway } from '#server/gateways/payment.ts';
import { isSigned, sign } from '#server/gateways/signature.ts';

export type SandboxCharge = Selectable<Tables['sandbox_charge']>;
export type Decision =
  | { readonly status: 'succeeded' }
  | { readonly status: 'declined'; readonly reason: DeclineReason };

export type Sandbox = PaymentGateway & {
  read(chargeId: string): Promise<SandboxCharge | undefined>;
  /** Decides a charge once; false when already decided. Tries the callback before it returns. */
  decide(chargeId: string, decision: Decision): Promise<boolean>;
  /** Sends due callbacks; returns the number confirmed. */
  deliverDue(limit?: number): Promise<number>;
};

type Options = {
  readonly db: Database;
  readonly payment: Config['payment'];
  readonly now: () => number;
};

const DELIVERY_TIMEOUT_MS = 5000;
/** Longer than one delivery, so that only one process delivers. */
const LEASE_MS = 15_000;
const LONGEST_PAUSE_MS = 600_000;

/** A payment provider that charges nothing: own records, a hosted page on this site, signed callbacks over HTTP. */
export function createSandbox({ db, payment, now }: Options): Sandbox {
  const read = (chargeId: string) =>
    db.selectFrom('sandbox_charge').selectAll().where('charge_id', '=', chargeId).executeTakeFirst();

  /** At-least-once delivery: an unconfirmed callback is sent again with the same event. */
  async function deliver(charge: SandboxCharge): Promise<boolean> {
    const isDelivered = payment.isCallbackLost || (await post(charge, payment.callbackSecret, now()));
    const pause = Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** charge.tries);
    await db
      .updateTable('sandbox_charge')
      .set(
        isDelivered
          ? { delivered_at: now(), next_try_at: null }
          : { tries: charge.tries + 1, next_try_at: now() + pause },
      )
      .where('charge_id', '=', charge.charge_id)
      .where('event_id', '=', charge.event_id) // a later event of this charge has its own delivery
      .execute();
    return isDelivered;
  }

  /** Updates the record and leases its callback in one statement. */
  const settle = (
    chargeId: string,
    from: readonly SandboxCharge['status'][],
    change: Pick<SandboxCharge, 'status' | 'decline_reason' | 'refunded'>,
  ) =>
    db
      .updateTable('sandbox_charge')
      .set({
        ...change,
        decided_at: now(),
        event_id: randomUUID(),
        delivered_at: null,
        tries: 0,
        next_try_at: now() + LEASE_MS,
      })
      .where('charge_id', '=', chargeId)
      .where('status', 'in', [...from])
      // Only a first or a larger refund.
      .where((eb) => eb.or([eb('refunded', 'is', null), eb('refunded', '<', change.refunded)]))
      .returningAll()
      .executeTakeFirst();

  return {
    read,
    start: async ({ chargeId, reference, amount, returnUrl, callbackUrl }) => {
      await db
        .insertInto('sandbox_charge')
        .values({
          charge_id: chargeId,
          reference,
          amount: amount.amount,
          currency: amount.currency,
          status: 'pending',
          return_url: returnUrl,
          callback_url: callbackUrl,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { redirectUrl: new URL(`/sandbox-bank/${chargeId}`, returnUrl).href };
    },

    parseCallback: (signature, rawBody) => {
      if (isSigned(payment.callbackSecret, signature, rawBody, now())) return JSON.parse(rawBody) as PaymentEvent;
      throw new ProblemError(401, { code: 'signature_invalid', message: 'The signature is not valid.' });
    },

    verify: async (chargeId) => {
      const charge = await read(chargeId);
      // A charge unknown to the gateway cannot have cost anything.
      return charge ? stateOf(charge) : { status: 'pending', isUntouched: true };
    },

    refund: async (chargeId, { amount, currency }) => {
      const charge = await read(chargeId);
      if (charge?.currency !== currency || amount > charge.amount || amount <= 0) {
        throw new Error('A refund is a part of a charge');
      }
      const change = { status: 'refunded', decline_reason: null, refunded: amount } as const;
      const refunded = await settle(chargeId, ['succeeded', 'refunded'], change);
      if (refunded) return void (await deliver(refunded));
      const before = await read(chargeId);
      if (before?.refunded == null) throw new Error('Only a charge that succeeded can be refunded');
    },

    decide: async (chargeId, decision) => {
      const decided = await settle(chargeId, ['pending'], {
        status: decision.status,
        decline_reason: decision.status === 'declined' ? decision.reason : null,
        refunded: null,
      });
      if (!decided) return false;
      await deliver(decided);
      return true;
    },

    deliverDue: async (limit = 10) => {
      const due = await db
        .updateTable('sandbox_charge')
        .set({ next_try_at: now() + LEASE_MS })
        .where('charge_id', 'in', (query) =>
          query
            .selectFrom('sandbox_charge')
            .select('charge_id')
            .where('next_try_at', '<=', now())
            .orderBy('next_try_at')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .execute();
      const delivered = await Promise.all(due.map(deliver));
      return delivered.filter(Boolean).length;
    },
  };
}

/** Refunded amount of a refund, otherwise the whole charge. */
const amountOf = ({ amount, currency, refunded }: SandboxCharge) => ({ amount: refunded ?? amount, currency });

function stateOf(charge: SandboxCharge): ChargeState {
  const { status, decline_reason } = charge;
  // A submitted form is decided at once, so nothing was submitted on an open charge's page.
  if (status === 'pending') return { status, isUntouched: true };
  if (status === 'declined') return { status, reason: (decline_reason ?? 'do_not_honour') as DeclineReason };
  return { status, amount: amountOf(charge) };
}

async function post(charge: SandboxCharge, secret: string, now: number): Promise<boolean> {
  const body = JSON.stringify({
    eventId: charge.event_id,
    chargeId: charge.charge_id,
    kind: charge.status,
    ...(charge.decline_reason ? { declineReason: charge.decline_reason } : {}),
    amount: amountOf(charge),
    at: charge.decided_at,
  });
  try {
    const answer = await fetch(charge.callback_url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'payment-signature': sign(secret, body, now) },
      body,
      signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false; // the merchant is unreachable: retried later
  }
}
