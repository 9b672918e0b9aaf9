import { forgetSession } from '#server/accounts/session.ts';
import { forgetVisitor } from '#server/accounts/visitor.ts';
import type { Operation } from '#server/contract.ts';

/**
 * Ends this sign-in, and with it what its visitor could open, and takes both cookies away. No Clear-Site-Data: every answer with personal data is no-store,
 * "cache" would make a slow network fetch every asset again, and "storage" would take the calendar mode along with what
 * the page itself removes (docs/decisions/0010-signing-in.md).
 */
export const logOut: Operation<'logOut'> = async ({ who, setCookie, deps: { db, config } }) => {
  if (who.session) await db.deleteFrom('session').where('id', '=', who.session.id).execute();
  setCookie(forgetSession(config));
  setCookie(forgetVisitor(config));
  return { status: 204, body: undefined };
};
