import { type CurrentSession, GUEST_SESSION } from '#src/platform/accounts/guest-session.ts';
import { knownSession } from '#src/platform/accounts/session.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { accountMenu } from '#src/routes/-support/accounts/account-menu.ts';

/** The session and the menu that shows it. Falls back to a guest's page if the session cannot be read. */
export async function loadSession(context: AppContext): Promise<CurrentSession> {
  try {
    const session = await knownSession(context);
    if (session.account) {
      await accountMenu.preload();
      context.cache.hasMenu = true;
    }
    return session;
  } catch {
    return GUEST_SESSION;
  }
}
