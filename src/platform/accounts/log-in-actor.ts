import { fromPromise } from 'xstate';
import { rememberAccount } from '#src/platform/accounts/session.ts';
import { requestSignIn } from '#src/platform/accounts/sign-in-channel.ts';
import { tellTabs } from '#src/platform/accounts/sign-in-tabs.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { forgetAccountCalendar } from '#src/platform/core/device/calendar-mode.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { forgetPapersOfOthers } from '#src/platform/core/offline/papers.ts';

type Deps = { readonly context: AppContext; readonly vault: { readonly email: string; readonly password: string } };

/**
 * Signs in with the typed values and informs other tabs and the page header. If the user closes the form before the answer, the sign-in is
 * withdrawn.
 */
export const logInActor = ({ context, vault }: Deps) =>
  fromPromise<void, void>(async ({ signal }) => {
    const { email, password } = vault;
    const api = apiOf(context);
    try {
      const account = await unwrap(api.POST('/sessions', { body: { email, password }, signal }));
      if (!signal.aborted) {
        rememberAccount(context, account);
        await forgetPapersOfOthers(account.accountId);
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    if (signal.aborted) return withdraw(api);
    forgetAccountCalendar();
    tellTabs();
    requestSignIn({ type: 'session.check' });
  });

/**
 * The server may have signed in before the form was closed. Deletes that session only: a logout would also drop guest bookings of this
 * browser.
 */
async function withdraw(api: Api): Promise<void> {
  try {
    const { account } = await unwrap(api.GET('/sessions/current'));
    if (!account) return;
    const sessions = await unwrap(api.GET('/sessions'));
    const own = sessions.find(({ isCurrent }) => isCurrent);
    if (own) await unwrap(api.DELETE('/sessions/{sessionId}', { params: { path: { sessionId: own.sessionId } } }));
  } catch {
    requestSignIn({ type: 'session.check' }); // the page then shows at least who is signed in
  }
}
