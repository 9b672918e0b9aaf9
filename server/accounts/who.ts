import type { FastifyRequest } from 'fastify';
import { ProblemError } from '#domain/core/problem.ts';
import { readSession, type SessionRow, settleOwnVisitor } from '#server/accounts/session.ts';
import { livingVisitor, takeOver, visitorOf } from '#server/accounts/visitor.ts';
import type { Basics } from '#server/basics.ts';

/** The requester. A visitor is a browser with stored data; an account is a person who signed in. */
export type Who = {
  /** Hash of a guest's visitor cookie; while signed in, the session's visitor, whatever the cookie is. */
  readonly visitor: string | null;
  /** Any open session, also one that may only set a password. */
  readonly session: SessionRow | null;
  /** null unless fully signed in. */
  readonly accountId: string | null;
};

export const NOBODY: Who = { visitor: null, session: null, accountId: null };

export async function whoOf(request: FastifyRequest, { db, config, now }: Basics): Promise<Who> {
  const cookie = visitorOf(request, config);
  const session = await readSession(db, request, config, now());
  if (session?.purpose !== 'full') {
    const guest = session?.visitor ?? (await livingVisitor(db, cookie));
    return { visitor: guest, session, accountId: null };
  }
  const visitor =
    session.visitor ??
    (cookie === null ? await settleOwnVisitor(db, session, request) : await takeOver(db, session, cookie, now()));
  return { visitor, session: { ...session, visitor }, accountId: session.account_id };
}

/** Owner of Idempotency-Keys: keys of different owners are independent. */
export const ownerKey = ({ visitor, accountId }: Who): string => (accountId ? `account:${accountId}` : (visitor ?? ''));

export type SignedIn = Who & { readonly accountId: string; readonly session: SessionRow };

/** Throws 403 `password_required` when the session was not used for a while; a new logIn opens an active one. */
export function requireActive({ session }: Pick<Who, 'session'>, now: number): void {
  if ((session?.active_until ?? 0) > now) return;
  throw new ProblemError(403, { code: 'password_required', message: 'Give your password again.' });
}

/** Throws 401 `login_required` unless fully signed in. */
export function requireAccount(who: Who): SignedIn {
  const { accountId, session } = who;
  if (accountId !== null && session) return { ...who, accountId, session };
  throw new ProblemError(401, { code: 'login_required', message: 'Sign in first.' });
}
