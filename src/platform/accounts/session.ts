import { queryOptions } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { pathTo } from '#domain/core/page-paths.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { type Account, type CurrentSession, GUEST_SESSION } from '#src/platform/accounts/guest-session.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';

export const sessionQuery = (api: Api) =>
  queryOptions({ queryKey: ['session'], queryFn: () => unwrap(api.GET('/sessions/current')) });

/** The session as this page knows it; fetched at most once. */
export const knownSession = (context: AppContext): Promise<CurrentSession> =>
  context.mayBeSignedIn
    ? queryClientOf(context).ensureQueryData(sessionQuery(apiOf(context)))
    : Promise.resolve(GUEST_SESSION);

export const readSession = (context: AppContext): Promise<CurrentSession> =>
  queryClientOf(context).fetchQuery({ ...sessionQuery(apiOf(context)), staleTime: 0 });

/** Caches the account that a server answer reported; null: signed out. */
export function rememberAccount(context: AppContext, account: Account | null): void {
  queryClientOf(context).setQueryData(sessionQuery(apiOf(context)).queryKey, {
    ...GUEST_SESSION,
    account,
    serverNow: context.now(),
  });
}

type Guarded = { readonly context: AppContext; readonly location: { readonly href: string } };

/**
 * For loaders of private pages: loads with the account, or redirects to /login, which returns here. Also handles a session that ended while
 * the page was open, and a required password. Used in loaders instead of `beforeLoad`, whose code all pages would ship.
 */
export async function requireSignIn<T>(
  { context, location }: Guarded,
  load: (account: Account) => T | Promise<T>,
): Promise<T> {
  const { account } = await knownSession(context);
  let again: { again?: true } = {};
  if (account) {
    try {
      return await load(account);
    } catch (error) {
      const code = error instanceof ProblemError ? error.problem.code : null;
      if (code === 'login_required') rememberAccount(context, null);
      else if (code === 'password_required') again = { again: true };
      else throw error;
    }
  }
  throw redirect({ href: pathTo.login({ ...again, redirect: location.href }), statusCode: 302 });
}
