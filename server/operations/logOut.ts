import { forgetSession } from '#server/accounts/session.ts';
import { forgetVisitor } from '#server/accounts/visitor.ts';
import type { Operation } from '#server/contract.ts';

/**
 * Ends this session and its visitor's access, and removes both cookies. No Clear-Site-Data: all answers with personal
 * data are no-store, "cache" would make a slow network fetch all assets again, and "storage" would also delete the
 * calendar mode, which the page keeps (docs/decisions/0010-signing-in.md).
 */
export const logOut: Operation<'logOut'> = async ({ who, setCookie, deps: { db, config } }) => {
  if (who.session) await db.deleteFrom('session').where('id', '=', who.session.id).execute();
  setCookie(forgetSession(config));
  setCookie(forgetVisitor(config));
  return { status: 204, body: undefined };
};
