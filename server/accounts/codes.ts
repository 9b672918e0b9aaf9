import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { codeOf, codeProblem } from '#domain/accounts/account-forms.ts';
import { CODE_MINUTES } from '#domain/core/limits.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { Config } from '#server/config.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import { keyFor } from '#server/db/encrypt.ts';

type Purpose = Tables['one_time_code']['purpose'];
type Subject = { readonly accountId: string } | { readonly orderId: string };
type Code = Subject & {
  readonly purpose: Purpose;
  /** Hash of the requesting browser's cookie; the code works only there. */
  readonly askedBy: string;
  readonly config: Pick<Config, 'secret'>;
  readonly now: number;
  /** How long a new one works. Default: CODE_LIFE_MS. */
  readonly lifeMs?: number;
};

/** A code ends by time (ASVS 6.5.5) or by wrong tries. */
export const CODE_LIFE_MS = CODE_MINUTES * MINUTE_MS;
export const CODE_TRIES = 5;

/** A keyed hash: all million codes could be hashed quickly without the secret. */
const hmac = (asked: Code, code: string) =>
  createHmac('sha256', keyFor(asked.config.secret, 'one-time code'))
    .update(`${'accountId' in asked ? asked.accountId : asked.orderId} ${asked.purpose} ${code}`)
    .digest('hex');

const columnsOf = (subject: Subject) =>
  'accountId' in subject
    ? { account_id: subject.accountId, order_id: null }
    : { account_id: null, order_id: subject.orderId };

const isOpen = (asked: Subject & Pick<Code, 'purpose'>) => (eb: ExpressionBuilder<Tables, 'one_time_code'>) =>
  eb.and([
    'accountId' in asked ? eb('account_id', '=', asked.accountId) : eb('order_id', '=', asked.orderId),
    eb('purpose', '=', asked.purpose),
    eb('used_at', 'is', null),
  ]);

/**
 * Creates a six-digit code and voids the earlier one of this browser. A link can replace the code: pass the hash of its
 * token.
 */
export async function newCode(tx: Queryable, asked: Code, linkHash: string | null = null): Promise<string> {
  const { purpose, askedBy, now, lifeMs = CODE_LIFE_MS } = asked;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await tx.deleteFrom('one_time_code').where(isOpen(asked)).where('asked_by', '=', askedBy).execute();
  await tx
    .insertInto('one_time_code')
    .values({
      id: randomUUID(),
      ...columnsOf(asked),
      purpose,
      asked_by: askedBy,
      code_hash: hmac(asked, code),
      link_hash: linkHash,
      created_at: now,
      ends_at: now + lifeMs,
      used_at: null,
    })
    .execute();
  return code;
}

/** Ends the open codes of a browser about one order, for any of these purposes. */
export const forgetCodes = (
  tx: Queryable,
  asked: { readonly orderId: string; readonly purposes: readonly Purpose[]; readonly askedBy: string },
) =>
  tx
    .deleteFrom('one_time_code')
    .where('order_id', '=', asked.orderId)
    .where('purpose', 'in', asked.purposes)
    .where('asked_by', '=', asked.askedBy)
    .where('used_at', 'is', null)
    .execute();

/**
 * Uses a code once. Returns null when it is right, otherwise the tries left. The try is counted before the comparison
 * and must survive a rollback, so call it outside of a transaction.
 */
export async function tryCode(db: Queryable, asked: Code, code: string): Promise<number | null> {
  const { askedBy, now } = asked;
  const open = await db
    .updateTable('one_time_code')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where(isOpen(asked))
    .where('asked_by', '=', askedBy)
    .where('ends_at', '>', now)
    .where('tries', '<', CODE_TRIES)
    .returning(['id', 'code_hash', 'tries'])
    .executeTakeFirst();
  if (!open) return 0;
  if (!timingSafeEqual(Buffer.from(open.code_hash), Buffer.from(hmac(asked, code)))) return CODE_TRIES - open.tries;
  const used = await db
    .updateTable('one_time_code')
    .set({ used_at: now })
    .where('id', '=', open.id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used ? null : 0;
}

/** Uses the link of a code once, in any browser. Returns its account; null when unknown or expired. */
export async function spendCodeLink(db: Queryable, linkHash: string, now: number): Promise<string | null> {
  const used = await db
    .updateTable('one_time_code')
    .set({ used_at: now })
    .where('link_hash', '=', linkHash)
    .where('used_at', 'is', null)
    .where('ends_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  return used?.account_id ?? null;
}

/**
 * Like tryCode, for callers that may reveal the tries left. Throws 422 `code_wrong` with that number, or
 * `code_elsewhere` when only another browser has a code.
 */
export async function requireCode(db: Queryable, asked: Code, code: string): Promise<void> {
  const triesLeft = await tryCode(db, asked, code);
  if (triesLeft === 0 && (await hasCodeElsewhere(db, asked))) throw codeElsewhere();
  if (triesLeft !== null) throw codeWrong(triesLeft);
}

async function hasCodeElsewhere(db: Queryable, asked: Code): Promise<boolean> {
  const found = await db
    .selectFrom('one_time_code')
    .select('id')
    .where(isOpen(asked))
    .where('asked_by', '<>', asked.askedBy)
    .where('ends_at', '>', asked.now)
    .executeTakeFirst();
  return found !== undefined;
}

/** `triesLeft` only for the owner: for anybody else it would reveal that the account exists. */
export const codeWrong = (triesLeft?: number) =>
  new ProblemError(422, {
    code: 'code_wrong',
    message: 'This code is not right, or it has ended.',
    ...(triesLeft === undefined ? {} : { triesLeft }),
  });

export const codeElsewhere = () =>
  new ProblemError(422, { code: 'code_elsewhere', message: 'This code was not asked for in this browser.' });

/** Normalises a typed code. Throws 422 when it cannot be a code. */
export function checkedCode(typed: string): string {
  const problem = codeProblem(typed);
  if (!problem) return codeOf(typed);
  throw new ProblemError(422, {
    code: 'invalid_details',
    message: 'A code has six digits.',
    fields: { code: problem },
  });
}
