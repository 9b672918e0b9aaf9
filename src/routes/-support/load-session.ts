import type { AppContext } from '#src/platform/context.ts';
import { type CurrentSession, NOBODY } from '#src/platform/nobody.ts';
import { knownSession } from '#src/platform/session.ts';
import { accountMenu } from '#src/routes/-support/account-menu.ts';

/** Who is signed in, with the menu that says so. A page that cannot find out is one for guests. */
export async function loadSession(context: AppContext): Promise<CurrentSession> {
  try {
    const session = await knownSession(context);
    if (session.account) {
      await accountMenu.preload();
      context.cache.hasMenu = true;
    }
    return session;
  } catch {
    return NOBODY;
  }
}
