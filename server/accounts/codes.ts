import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { codeOf, codeProblem } from '#domain/accounts/account-forms.ts';
import { CODE_MINUTES } from '#domain/core/limits.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { Config } from '#server/config.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import { keyFor } from '#server/db/seal.ts';

type Purpose = Tables['one_time_code']['purpose'];
/** What a code is about: an account, or a guest's order. */
type Subject = { readonly accountId: string } | { readonly orderId: string };
type Code = Subject & {
  readonly purpose: Purpose;
  /** The browser that asked, and the only one in which the code works. */
  readonly askedBy: string;
  readonly config: Pick<Config, 'secret'>;
  readonly now: number;
};

/** A code dies by time (ASVS 6.5.5) or by wrong tries. */
export const CODE_LIFE_MS = CODE_MINUTES * MINUTE_MS;
/** Wrong tries after which a code is dead. */
export const CODE_TRIES = 5;

/** A million codes are quickly hashed: only who knows the secret can compare. */
const hmac = (asked: Code, code: string) =>
  createHmac('sha256', keyFor(asked.config.secret, 'one-time code'))
    .update(`${'accountId' in asked ? asked.accountId : asked.orderId} ${asked.purpose} ${code}`)
    .digest('hex');

const columnsOf = (subject: Subject) =>
  'accountId' in subject
    ? { account_id: subject.accountId, order_id: null }
    : { account_id: null, order_id: subject.orderId };

/** Its codes that were not used, of all browsers. */
const isOpen = (asked: Subject & Pick<Code, 'purpose'>) => (eb: ExpressionBuilder<Tables, 'one_time_code'>) =>
  eb.and([
    'accountId' in asked ? eb('account_id', '=', asked.accountId) : eb('order_id', '=', asked.orderId),
    eb('purpose', '=', asked.purpose),
    eb('used_at', 'is', null),
  ]);

/**
 * Six digits; the code before dies, so that only the newest of a browser is valid. A link may do the same as the code.
 */
export async function newCode(tx: Queryable, asked: Code, linkHash: string | null = null): Promise<string> {
  const { purpose, askedBy, now } = asked;
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
      ends_at: now + CODE_LIFE_MS,
      used_at: null,
    })
    .execute();
  return code;
}

/**
 * Uses a code once. Returns null when it was right, and otherwise how many tries are left. A try counts before it is
 * compared and whatever follows, so call it outside of a transaction.
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

/** Uses the link of a code once, in any browser. Returns whose it was; null when there is none, or it has ended. */
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
 * The same for whoever may know how many tries are left. Throws 422 `code_wrong` with that number, or `code_elsewhere`
 * when only another browser has a code.
 */
export async function requireCode(db: Queryable, asked: Code, code: string): Promise<void> {
  const triesLeft = await tryCode(db, asked, code);
  if (triesLeft === 0 && (await hasCodeElsewhere(db, asked))) throw codeElsewhere();
  if (triesLeft !== null) throw codeWrong(triesLeft);
}

/** Whether another browser has a code that would do there. */
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

/** `triesLeft` only for the owner: to everybody else it would tell that there is an account. */
export const codeWrong = (triesLeft?: number) =>
  new ProblemError(422, {
    code: 'code_wrong',
    message: 'This code is not right, or it has ended.',
    ...(triesLeft === undefined ? {} : { triesLeft }),
  });

export const codeElsewhere = () =>
  new ProblemError(422, { code: 'code_elsewhere', message: 'This code was not asked for in this browser.' });

/** A code as it was typed. Throws 422 when it cannot be one. */
export function checkedCode(typed: string): string {
  const problem = codeProblem(typed);
  if (!problem) return codeOf(typed);
  throw new ProblemError(422, {
    code: 'invalid_details',
    message: 'A code has six digits.',
    fields: { code: problem },
  });
}
