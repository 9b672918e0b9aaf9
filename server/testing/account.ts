import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { openSession } from '#server/accounts/session.ts';
import { post } from '#server/ledger/ledger.ts';
import type { Deps } from '#server/orders/deps.ts';
import { withCookie } from '#server/testing/traveller.ts';

type Signed = { readonly accountId: string; readonly sessionId: string };
type Browser = { readonly jar: { cookie: string } };

/** A new account with a balance in cents of EUR; nobody can log in to it. */
export async function newAccount({ db, now }: Pick<Deps, 'db' | 'now'>, balance = 0): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('account')
    .values({
      id,
      email: `${id}@example.org`,
      password_hash: '',
      phone: '+49 151 23456789',
      email_confirmed_at: now(),
      pending_email: null,
      created_at: now(),
      erased_at: null,
    })
    .execute();
  if (balance > 0) {
    const line = {
      kind: 'topUp',
      key: `topUp:${id}`,
      accountId: id,
      amount: balance,
      orderId: null,
      at: now(),
    } as const;
    await db.transaction().execute((tx) => post(tx, line));
  }
  return id;
}

/** Signs a browser in without the login form; to a new account by default. */
export async function signIn(
  deps: Deps,
  { jar }: Browser,
  { balance, accountId }: { readonly balance?: number; readonly accountId?: string } = {},
): Promise<Signed> {
  const id = accountId ?? (await newAccount(deps, balance));
  const request = { headers: { cookie: jar.cookie } } as FastifyRequest;
  const { sessionId, cookie } = await openSession(deps.db, {
    accountId: id,
    purpose: 'full',
    request,
    config: deps.config,
    now: deps.now(),
  });
  jar.cookie = withCookie(jar.cookie, cookie);
  return { accountId: id, sessionId };
}
