import { useRouteContext } from '@tanstack/react-router';
import { pathTo } from '#domain/core/page-paths.ts';
import { confirmEmailView } from '#machines/accounts/confirm-email/view.ts';
import { wiredConfirmEmail } from '#src/platform/accounts/confirm-email-actors.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { ConfirmEmailScreen } from '#src/screens/accounts/login/ConfirmEmailScreen.tsx';

/** Confirms only after hydration: mail programs that prefetch links must not confirm. */
export function ConfirmEmailRoute({ token }: { readonly token: string }) {
  const context = useRouteContext({ from: '__root__' });
  const flow = useFlow(() => createFlow(wiredConfirmEmail(context, token), { input: { hasToken: token !== '' } }));
  const view = useFlowView(flow, confirmEmailView);
  const { account } = useSession();
  return (
    <ConfirmEmailScreen
      view={view}
      loginHref={pathTo.login({ redirect: pathTo.confirmEmail({ token }) })}
      loggedInAs={account?.email ?? null}
      send={flow.send}
    />
  );
}
