import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { isWithin, pathTo } from '#domain/core/page-paths.ts';
import { loginModalView } from '#machines/accounts/login-modal/view.ts';
import { carriedEmail } from '#src/platform/accounts/carried-email.ts';
import { emptyVault, wiredLoginModal } from '#src/platform/accounts/sign-in-actors.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useSafeNext } from '#src/routes/-support/accounts/useSafeNext.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { LoginScreen } from '#src/screens/accounts/login/LoginScreen.tsx';

const EMPTY = { isBusy: false, faults: [], problem: null, focusAsked: 0, hasSignedUp: false } as const;

/** The login page: the modal's machine, opened at once. */
export function LoginRoute({ redirect, again }: { readonly redirect?: string; readonly again?: true }) {
  const context = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const [deps] = useState(() => ({ context, vault: emptyVault(), refresh: () => router.invalidate({ sync: true }) }));
  const flow = useFlow(() => createFlow(wiredLoginModal(deps)));
  const view = useFlowView(flow, loginModalView);
  const [carried] = useState(carriedEmail);
  const goOn = useSafeNext();
  const { account } = useSession();
  // In a layout effect: an early click runs before normal effects and needs an open form.
  useLayoutEffect(() => flow.send({ type: 'login.open', origin: 'page', email: '', phone: '' }), [flow]);
  const isAgain = again === true && account !== null;
  const isDone = view.kind === 'completed' || (account !== null && !again);
  useEffect(() => {
    if (isDone) void goOn(redirect);
  }, [isDone, redirect, goOn]);
  return (
    <LoginScreen
      view={view.kind === 'login' ? view : EMPTY}
      email={isAgain ? account.email : carried}
      isAgain={isAgain}
      isGuarded={redirect !== undefined && isWithin(redirect, pathTo.profile())}
      signUpHref={pathTo.signUp({ redirectURL: redirect })}
      onSubmit={(typed, faults) => {
        Object.assign(deps.vault, typed);
        flow.send({ type: 'login.submit', faults });
      }}
    />
  );
}
