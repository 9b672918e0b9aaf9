import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import { signUpView } from '#machines/accounts/sign-up/view.ts';
import { carryEmail } from '#src/platform/accounts/carried-email.ts';
import { emptyVault, wiredSignUp } from '#src/platform/accounts/sign-in-actors.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import type { SeenInvitation } from '#src/routes/-support/accounts/look-at-invitation.ts';
import { signUpUrl } from '#src/routes/-support/accounts/sign-up-url.ts';
import { endRulesAlert, useRulesAlert } from '#src/routes/-support/accounts/useRulesAlert.ts';
import { useSafeNext } from '#src/routes/-support/accounts/useSafeNext.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { SignUpScreen } from '#src/screens/accounts/login/SignUpScreen.tsx';

type Props = {
  readonly search: Readonly<Record<string, unknown>>;
  readonly invitation: SeenInvitation | null;
};

export function SignUpRoute({ search, invitation }: Props) {
  const context = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const { account } = useSession();
  const [url] = useState(() => signUpUrl(search));
  const { isInvited, token, redirectURL } = url;
  const [{ email, discountCodes }] = useState(() =>
    invitation?.refusal === null ? invitation : { email: url.email, discountCodes: [] },
  );
  const [deps] = useState(() => ({
    context,
    vault: emptyVault(),
    invitation: isInvited ? { token, discountCodes } : null,
    refresh: () => router.invalidate({ sync: true }),
  }));
  const flow = useFlow(() =>
    createFlow(wiredSignUp(deps), { input: { origin: 'page', isInvited, isSignedIn: account !== null } }),
  );
  const view = useFlowView(flow, signUpView);
  const goOn = useSafeNext();
  useRulesAlert(view.kind === 'signUp' ? view.rulesRefused : 0);
  const isDone = view.kind === 'done';
  const isSignedIn = isDone && view.isSignedIn;
  useEffect(() => {
    if (isSignedIn) void goOn(redirectURL);
    else if (isDone) void router.navigate({ to: '/login', search: redirectURL ? { redirect: redirectURL } : {} });
  }, [isDone, isSignedIn, redirectURL, goOn, router]);
  return (
    <SignUpScreen
      view={view}
      email={email}
      discountCount={discountCodes.length}
      refusal={invitation?.refusal ?? null}
      onAccept={endRulesAlert}
      onCarry={carryEmail}
      loginHref={pathTo.login(redirectURL ? { redirect: redirectURL } : {})}
      onSubmit={(typed, event) => {
        Object.assign(deps.vault, typed);
        flow.send(event);
      }}
    />
  );
}
