import { redirect } from '@tanstack/react-router';
import { knownSession, readSession } from '#src/platform/accounts/session.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';

type NewPasswordPage = {
  readonly needsCurrent: boolean;
  /** Of who came by a code: the phone of the account; null when it has none. */
  readonly phoneMasked: string | null;
};

/** A new password is for who entered a one-time code, or is signed in and knows the old one. */
export async function mayChoosePassword(context: AppContext): Promise<NewPasswordPage> {
  // A code that was entered a moment ago is not in what the page knows.
  const known = await knownSession(context);
  const { account, mayOnlySetPassword, phoneMasked = null } = known.account ? known : await readSession(context);
  if (!account && !mayOnlySetPassword) throw redirect({ to: '/forget-password', statusCode: 302 });
  return { needsCurrent: !mayOnlySetPassword, phoneMasked };
}
