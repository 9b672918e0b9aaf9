import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { forgotPasswordView } from '#machines/accounts/forgot-password/view.ts';
import { carriedEmail } from '#src/platform/accounts/carried-email.ts';
import { emptyVault, wiredForgotPassword } from '#src/platform/accounts/sign-in-actors.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { ForgetPasswordScreen } from '#src/screens/accounts/login/ForgetPasswordScreen.tsx';

export function ForgetPasswordRoute() {
  const context = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const [deps] = useState(() => ({ context, vault: emptyVault(), refresh: () => router.invalidate({ sync: true }) }));
  const [carried] = useState(carriedEmail);
  const flow = useFlow(() => createFlow(wiredForgotPassword(deps)));
  const view = useFlowView(flow, forgotPasswordView);
  return (
    <ForgetPasswordScreen
      email={carried}
      view={view}
      onSubmit={(email, faults) => {
        deps.vault.email = email;
        flow.send({ type: 'password.forget', faults });
      }}
    />
  );
}
