import { redirect } from '@tanstack/react-router';
import { knownSession, readSession } from '#src/platform/accounts/session.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';

type NewPasswordPage = {
  readonly needsCurrent: boolean;
  /** Phone of the account after a one-time code; null when it has none. */
  readonly phoneMasked: string | null;
};

/** A new password requires a one-time code, or a session and the current password. */
export async function mayChoosePassword(context: AppContext): Promise<NewPasswordPage> {
  // The cached session may predate the code that was just entered.
  const known = await knownSession(context);
  const { account, mayOnlySetPassword, phoneMasked = null } = known.account ? known : await readSession(context);
  if (!account && !mayOnlySetPassword) throw redirect({ to: '/forget-password', statusCode: 302 });
  return { needsCurrent: !mayOnlySetPassword, phoneMasked };
}
