import { useRouteContext } from '@tanstack/react-router';
import { pathTo } from '#domain/addresses.ts';
import { confirmEmailView } from '#machines/confirm-email/view.ts';
import { wiredConfirmEmail } from '#src/platform/confirm-email-ports.ts';
import { createFlow } from '#src/platform/flow.ts';
import { useFlow } from '#src/routes/-support/useFlow.ts';
import { useFlowView } from '#src/routes/-support/useFlowView.ts';
import { useSession } from '#src/routes/-support/useSession.ts';
import { ConfirmEmailScreen } from '#src/screens/login/ConfirmEmailScreen.tsx';

/** Confirms when the page is live: a mail program that looks at links confirms nothing. */
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
