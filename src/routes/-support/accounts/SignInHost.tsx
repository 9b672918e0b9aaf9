import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { authView } from '#machines/accounts/auth/view.ts';
import { loginModalView } from '#machines/accounts/login-modal/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { emptyVault, wiredAuth, wiredLoginModal } from '#src/platform/accounts/sign-in-actors.ts';
import { type SignInRequest, signInRequests } from '#src/platform/accounts/sign-in-channel.ts';
import { typedContact } from '#src/platform/core/checkout/typed-contact.ts';
import { requestAlert } from '#src/platform/core/device/alert-channel.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { choicesThatStay } from '#src/routes/-support/accounts/choices-that-stay.gen.ts';
import { endRulesAlert, useRulesAlert } from '#src/routes/-support/accounts/useRulesAlert.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { LoginDialog } from '#src/screens/accounts/login/LoginDialog.tsx';

/** Hosts the session machine and the login modal on all pages. */
export function SignInHost() {
  const context = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const { account } = useSession();
  const [deps] = useState(() => {
    const refresh = () => {
      // Loader data of earlier pages belongs to the former user.
      router.clearCache();
      // Synchronous: session and page data must change together, so that a signed-out page never draws private data.
      return router.invalidate({ sync: true });
    };
    return { context, vault: emptyVault(), refresh };
  });
  const auth = useFlow(() => createFlow(wiredAuth(deps), { input: { accountId: account?.accountId ?? null } }));
  const modal = useFlow(() => createFlow(wiredLoginModal(deps)));
  const view = useFlowView(modal, loginModalView);
  const signedIn = useFlowView(auth, authView);

  useEffect(
    () =>
      signInRequests.listen(() => {
        for (const request of signInRequests.take()) {
          if (request.type === 'session.check' || request.type === 'session.end') auth.send(request);
          else modal.send(request.type === 'login.open' ? withContact(request) : request);
        }
      }),
    [auth, modal],
  );
  const problem = signedIn.kind === 'signedIn' ? signedIn.problem : null;
  useEffect(() => {
    if (problem) requestAlert({ text: m.login_sign_out_failed(), alertType: 'danger' });
  }, [problem]);
  useRulesAlert(view.kind === 'createAccount' && view.signUp.kind === 'signUp' ? view.signUp.rulesRefused : 0);

  const isOpen = view.kind !== 'closed' && view.kind !== 'completed';
  const choice = useMemo(() => (isOpen ? choiceHere(router.state.location.pathname) : null), [isOpen, router]);

  return (
    <LoginDialog
      view={view}
      choice={choice}
      onTyped={(typed) => Object.assign(deps.vault, typed)}
      onAccept={endRulesAlert}
      send={modal.send}
    />
  );
}

/** On booking pages, a text of what the login keeps; each product knows its own. */
const choiceHere = (path: string): string | null =>
  choicesThatStay.reduce<string | null>((text, choiceOn) => text ?? choiceOn(path), null);

type Opening = Extract<SignInRequest, { type: 'login.open' }>;

/** Prefills e-mail and phone from the booking's contact. */
function withContact(request: Opening): Opening {
  const storage = tabStorage();
  if (!storage) return request;
  const typed = typedContact(storage);
  return { ...request, email: request.email || typed.email, phone: request.phone || typed.phone };
}
