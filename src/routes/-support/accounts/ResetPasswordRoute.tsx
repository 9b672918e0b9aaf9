import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import { resetPasswordView } from '#machines/accounts/reset-password/view.ts';
import { wiredResetPassword } from '#src/platform/accounts/reset-actors.ts';
import { type ResetRequest, readResetRequest } from '#src/platform/accounts/reset-request.ts';
import { emptyVault } from '#src/platform/accounts/sign-in-actors.ts';
import { createServerClock } from '#src/platform/core/flow/clock.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { NextPageScreen } from '#src/screens/accounts/login/NextPageScreen.tsx';
import { ResetLinkScreen } from '#src/screens/accounts/login/ResetLinkScreen.tsx';
import { ResetPasswordScreen } from '#src/screens/accounts/login/ResetPasswordScreen.tsx';

/** Accepts the mail's code or link, then continues to the new password. */
export function ResetPasswordRoute({ token }: { readonly token: string }) {
  const context = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const [clock] = useState(() => createServerClock(context.now));
  const [vault] = useState(() => ({ ...emptyVault(), linkToken: token }));
  // The server does not know this tab's request: it renders the empty form, and the browser fills empty fields.
  const [asked, setAsked] = useState<ResetRequest | null>(null);
  useEffect(() => setAsked(readResetRequest()), []);
  const flow = useFlow(
    () =>
      createFlow(wiredResetPassword({ context, vault, clock, needsCurrent: false }), {
        clock,
        input: { stage: 'code', resendAt: asked?.resendAt ?? null },
      }),
    asked ? 'asked' : 'unasked',
  );
  const view = useFlowView(flow, resetPasswordView);
  const isProven = view.kind === 'password';
  useEffect(() => {
    if (isProven) void router.navigate({ to: '/secure-password', replace: true });
  }, [isProven, router]);
  if (view.kind !== 'code') return <NextPageScreen href={pathTo.securePassword()} />;
  // An expired link falls back to the form for the code.
  if (token && view.problem?.code !== 'link_expired' && vault.linkToken) {
    return <ResetLinkScreen view={view} onContinue={() => flow.send({ type: 'code.enter', faults: [] })} />;
  }
  return (
    <ResetPasswordScreen
      view={view}
      email={asked?.email ?? ''}
      clock={clock}
      onSubmit={(typed, faults) => {
        Object.assign(vault, typed, { linkToken: '' });
        flow.send({ type: 'code.enter', faults });
      }}
      onResend={(email) => {
        vault.email = email;
        flow.send({ type: 'code.resend' });
      }}
    />
  );
}
