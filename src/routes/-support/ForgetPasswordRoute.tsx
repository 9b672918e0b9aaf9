import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { forgotPasswordView } from '#machines/forgot-password/view.ts';
import { carriedEmail } from '#src/platform/carried-email.ts';
import { createFlow } from '#src/platform/flow.ts';
import { emptyVault, wiredForgotPassword } from '#src/platform/sign-in-ports.ts';
import { useFlow } from '#src/routes/-support/useFlow.ts';
import { useFlowView } from '#src/routes/-support/useFlowView.ts';
import { ForgetPasswordScreen } from '#src/screens/login/ForgetPasswordScreen.tsx';

/** Asks for a one-time code. */
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
