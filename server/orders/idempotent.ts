import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { ProblemError } from '#domain/core/problem.ts';
import { ownerKey, type Who } from '#server/accounts/who.ts';
import type { Database, Tables } from '#server/db/database.ts';

export type Intention = {
  /** Keys are per visitor: the same key of another visitor is another key. */
  readonly owner: string;
  readonly operation: string;
  readonly key: string;
  /** The whole request; the same key with another request is a conflict. */
  readonly request: unknown;
  readonly now: number;
};

type KeyedCall = {
  readonly headers: { readonly 'Idempotency-Key': string };
  readonly who: Who;
  readonly deps: { readonly now: () => number };
};

/** What whoever asks wants, as an account or as the browser of a guest. `request`: all that was asked, of the address too. */
export const intentionOf = ({ headers, who, deps }: KeyedCall, operation: string, request: unknown): Intention => ({
  owner: ownerKey(who),
  operation,
  key: headers['Idempotency-Key'],
  request,
  now: deps.now(),
});

type Answer = { readonly status: number; readonly body: unknown };

/**
 * Does the work once: key, work and answer are written in one transaction. A used key returns the stored answer. An
 * error in the work rolls back the key too. Throws 409 `conflict` when the key belongs to another request, or when
 * its first request still runs after the lock timeout.
 */
export async function idempotent<A extends Answer>(
  db: Database,
  intention: Intention,
  work: (tx: Transaction<Tables>) => Promise<A>,
): Promise<A> {
  const { owner, operation, key, now } = intention;
  const fingerprint = fingerprintOf(intention);
  return db.transaction().execute(async (tx) => {
    // A second request waits here (up to the lock timeout) until the first one ends, and then reads its answer.
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
      // Only this function writes answers, always of the same operation.
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

const fingerprintOf = ({ request }: Intention): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

/** The answer to an earlier request that was the same; null when there is none yet. */
export async function answerOf<A extends Answer>(db: Database, intention: Intention): Promise<A | null> {
  const { owner, operation, key } = intention;
  const stored = await db
    .selectFrom('idempotency')
    .select(['status', 'answer'])
    .where((eb) => eb.and({ owner, operation, key, fingerprint: fingerprintOf(intention) }))
    .executeTakeFirst();
  // Only `idempotent` writes answers, always of the same operation.
  return stored?.status == null ? null : ({ status: stored.status, body: stored.answer } as A);
}

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
