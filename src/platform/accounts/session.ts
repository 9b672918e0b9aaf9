import { queryOptions } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { pathTo } from '#domain/core/addresses.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { type Account, type CurrentSession, NOBODY } from '#src/platform/accounts/nobody.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';

export const sessionQuery = (api: Api) =>
  queryOptions({ queryKey: ['session'], queryFn: () => unwrap(api.GET('/sessions/current')) });

/** Who is signed in, as far as this page knows; asks once. */
export const knownSession = (context: AppContext): Promise<CurrentSession> =>
  context.mayBeSignedIn
    ? queryClientOf(context).ensureQueryData(sessionQuery(apiOf(context)))
    : Promise.resolve(NOBODY);

/** Asks the server anew and remembers the answer. */
export const readSession = (context: AppContext): Promise<CurrentSession> =>
  queryClientOf(context).fetchQuery({ ...sessionQuery(apiOf(context)), staleTime: 0 });

/** An answer of the server told who is signed in now; null: nobody. */
export function rememberAccount(context: AppContext, account: Account | null): void {
  queryClientOf(context).setQueryData(sessionQuery(apiOf(context)).queryKey, {
    ...NOBODY,
    account,
    serverNow: context.now(),
  });
}

type Guarded = { readonly context: AppContext; readonly location: { readonly href: string } };

/**
 * For loaders of pages that are for their owner: loads with the account, or sends to /login, which comes back here. Also
 * when the sign-in ended while the page was open, or the password is wanted again. In a loader and not in `beforeLoad`, whose code every page would carry.
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
