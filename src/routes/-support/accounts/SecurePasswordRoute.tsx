import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import { resetPasswordView } from '#machines/accounts/reset-password/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { wiredResetPassword } from '#src/platform/accounts/reset-actors.ts';
import { emptyVault } from '#src/platform/accounts/sign-in-actors.ts';
import { requestAlert } from '#src/platform/core/device/alert-channel.ts';
import { createServerClock } from '#src/platform/core/flow/clock.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useSafeNext } from '#src/routes/-support/accounts/useSafeNext.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { NextPageScreen } from '#src/screens/accounts/login/NextPageScreen.tsx';
import { SecurePasswordScreen } from '#src/screens/accounts/login/SecurePasswordScreen.tsx';

type Props = { readonly needsCurrent: boolean; readonly phoneMasked: string | null };

export function SecurePasswordRoute({ needsCurrent: isNeeded, phoneMasked }: Props) {
  const context = useRouteContext({ from: '__root__' });
  const [needsCurrent] = useState(isNeeded);
  const [clock] = useState(() => createServerClock(context.now));
  const [vault] = useState(emptyVault);
  const flow = useFlow(() =>
    createFlow(wiredResetPassword({ context, vault, clock, needsCurrent }), {
      clock,
      input: { stage: 'password', resendAt: null },
    }),
  );
  const view = useFlowView(flow, resetPasswordView);
  const goOn = useSafeNext();
  const isDone = view.kind === 'done';
  useEffect(() => {
    if (!isDone) return;
    requestAlert({ text: m.login_secure_done(), alertType: 'success' });
    void goOn(needsCurrent ? pathTo.account() : pathTo.home());
  }, [isDone, needsCurrent, goOn]);
  if (view.kind === 'code') return <NextPageScreen href={pathTo.forgetPassword()} />;
  return (
    <SecurePasswordScreen
      view={view}
      needsCurrent={needsCurrent}
      phoneMasked={phoneMasked}
      onSubmit={(typed, faults) => {
        Object.assign(vault, typed);
        flow.send({ type: 'password.set', faults });
      }}
    />
  );
}
