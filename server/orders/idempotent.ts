import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { ProblemError } from '#domain/core/problem.ts';
import type { Database, Tables } from '#server/db/database.ts';

/** One thing that one visitor wants done once. */
export type Intention = {
  /** Whose key it is: the same key of another visitor is another key. */
  readonly owner: string;
  readonly operation: string;
  readonly key: string;
  /** All that was asked; the same key with something else is a conflict. */
  readonly request: unknown;
  readonly now: number;
};

type Answer = { readonly status: number; readonly body: unknown };

/**
 * Does the work once: the key, the work and the answer are one transaction, so there is no moment at which one is kept
 * without the others. A used key gives its answer again. An error in the work undoes everything, the key too. Throws
 * 409 `conflict` when the key belongs to another request, or when its first request still works after the lock timeout.
 */
export async function idempotent<A extends Answer>(
  db: Database,
  intention: Intention,
  work: (tx: Transaction<Tables>) => Promise<A>,
): Promise<A> {
  const { owner, operation, key, now } = intention;
  const fingerprint = createHash('sha256').update(JSON.stringify(intention.request)).digest('hex');
  return db.transaction().execute(async (tx) => {
    // A second request waits here until the first one ends, and then finds its answer; for as long as for any lock.
    const isFirst = await tx
      .insertInto('idempotency')
      .values({ owner, operation, key, fingerprint, status: null, answer: null, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
      .catch(inFlight);
    const ofKey = { owner, operation, key };
    if (!isFirst) {
      const stored = await tx
        .selectFrom('idempotency')
        .selectAll()
        .where((eb) => eb.and(ofKey))
        .executeTakeFirst();
      if (stored?.status == null || stored.fingerprint !== fingerprint) throw conflict('used for another request');
      // Only this function writes answers, always those of the same operation.
      return { status: stored.status, body: stored.answer } as A;
    }
    const answer = await work(tx);
    await tx
      .updateTable('idempotency')
      .set({ status: answer.status, answer: JSON.stringify(answer.body) })
      .where((eb) => eb.and(ofKey))
      .execute();
    return answer;
  });
}

/** True when the key has an answer. */
export async function isUsed(db: Database, { owner, operation, key }: Intention): Promise<boolean> {
  const kept = db.selectFrom('idempotency').select('key');
  const found = await kept.where((eb) => eb.and({ owner, operation, key })).executeTakeFirst();
  return found !== undefined;
}

const conflict = (reason: string) =>
  new ProblemError(409, { code: 'conflict', message: `This Idempotency-Key was ${reason}.` });

function inFlight(error: { code?: string }): never {
  throw error.code === '55P03' ? conflict('sent by a request that is still at work') : error;
}
