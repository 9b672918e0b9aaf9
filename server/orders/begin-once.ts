import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { LIMITS } from '#server/accounts/limits.ts';
import { visitorFor } from '#server/accounts/visitor.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Database, Tables } from '#server/db/database.ts';
import { countUse } from '#server/http/rate-limit.ts';
import type { Deps } from '#server/orders/deps.ts';
import { inHoldTurn } from '#server/orders/hold-turns.ts';
import { answerOf, type Intention, idempotent, isUsed } from '#server/orders/idempotent.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { type Order, toOrder } from '#server/orders/order-view.ts';
import { ownHolds } from '#server/orders/visitor-holds.ts';

type Tx = Transaction<Tables>;

/** The call of an operation with which a guest may begin something. */
type BeginCall<Body> = {
  readonly body: Body;
  readonly headers: { readonly 'Idempotency-Key': string };
  readonly request: Pick<FastifyRequest, 'ip'>;
  readonly who: Pick<Who, 'visitor' | 'accountId'>;
  readonly setCookie: (text: string) => void;
  readonly deps: Deps;
};

/** What is asked, and by whom: a guest has a visitor by now. `now` is the server's clock, epoch milliseconds. */
export type BeginRequest<Body = unknown> = Pick<Deps, 'productOf' | 'config'> & {
  readonly body: Body;
  readonly visitor: string;
  readonly accountId: string | null;
  readonly ip: string;
  readonly now: number;
};

type Refusing<Body> = {
  /** Throws before any lock is taken, where the request can only be refused: in a rush most requests end here. */
  readonly refuse?: (asked: BeginRequest<Body>, db: Database) => Promise<void>;
  /** Builds the answer to an error after the rollback, so that it holds no locks. */
  readonly explain?: (error: unknown, asked: BeginRequest<Body>, db: Database) => Promise<unknown>;
};

/**
 * The shared part of all operations that create something for a guest: limit by IP address, visitor, idempotency key, turn
 * and answer. The operation itself says only what it creates. The same request again gets its stored answer: it counts no
 * use, takes no turn, and is not refused because of what happened to the offers since. Throws 429 above the limit, 503
 * when no turn comes in time.
 */
export async function beginOnce<Body, Answer>(
  { body, headers, request, who, setCookie, deps }: BeginCall<Body>,
  operation: string,
  {
    begin,
    refuse = async () => undefined,
    explain = async (error) => error,
    isRush = true,
  }: Refusing<Body> & {
    /** Many may want the same at once: then a request waits for its turn. */
    readonly isRush?: boolean;
    readonly begin: (tx: Tx, asked: BeginRequest<Body>) => Promise<Answer>;
  },
): Promise<{ readonly status: 201; readonly body: Answer }> {
  const { db, config, productOf } = deps;
  const now = deps.now();
  const key = headers['Idempotency-Key'];
  const { visitor, cookie } = await visitorFor(deps, who, key);
  const withCookie = <A>(answer: A): A => {
    if (cookie) setCookie(cookie);
    return answer;
  };
  const intention = { owner: visitor, operation, key, request: body, now };
  const earlier = await answerOf<{ readonly status: 201; readonly body: Answer }>(db, intention);
  if (earlier) return withCookie(earlier);
  await countUse(deps, LIMITS.holdByIp, request.ip);
  const asked = { body, visitor, accountId: who.accountId, ip: request.ip, now, productOf, config };
  const work = async () => {
    await unlessUsed(db, intention, () => refuse(asked, db));
    return idempotent(db, intention, async (tx) => ({ status: 201 as const, body: await begin(tx, asked) }));
  };
  const answer = await (isRush ? inHoldTurn(work) : work()).catch(async (error: unknown) => {
    throw await explain(error, asked, db);
  });
  return withCookie(answer);
}

/**
 * The same for an operation that opens an order of a product. A visitor with an open order of it is not refused before the
 * lock: it may be the one that is asked for.
 */
export const openOnce = <Body>(
  call: BeginCall<Body>,
  operation: string,
  {
    product,
    open,
    refuse,
    explain,
  }: Refusing<Body> & {
    readonly product: string;
    readonly open: (tx: Tx, asked: BeginRequest<Body>) => Promise<OrderRow>;
  },
): Promise<{ readonly status: 201; readonly body: Order }> =>
  beginOnce(call, operation, {
    isRush: call.deps.productOf(product).stock.holdLimits !== null,
    refuse: async (asked, db) => {
      await refuse?.(asked, db).catch(async (refusal: unknown) => {
        if ((await ownHolds(db, product, asked)).length === 0) throw refusal;
      });
    },
    begin: async (tx, asked) => toOrder(tx, await open(tx, asked), asked.now, asked, asked),
    ...(explain && { explain }),
  });

async function unlessUsed(db: Database, intention: Intention, refuse: () => Promise<void>): Promise<void> {
  if (await isUsed(db, intention)) return;
  try {
    await refuse();
  } catch (refusal) {
    // Read again: the first request with this key may have ended just now.
    if (!(await isUsed(db, intention))) throw refusal;
  }
}
