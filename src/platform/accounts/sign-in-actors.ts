import { fromPromise } from 'xstate';
import { OTP_COUNTDOWN_SECONDS } from '#domain/core/limits.ts';
import { authMachine } from '#machines/accounts/auth/machine.ts';
import type { CheckedSession } from '#machines/accounts/auth/types.ts';
import { forgotPasswordMachine } from '#machines/accounts/forgot-password/machine.ts';
import { loginModalMachine } from '#machines/accounts/login-modal/machine.ts';
import { signUpMachine } from '#machines/accounts/sign-up/machine.ts';
import type { NewsletterWish } from '#machines/accounts/sign-up/types.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { newsletterMachine } from '#machines/core/newsletter/machine.ts';
import { carryEmail } from '#src/platform/accounts/carried-email.ts';
import { forgetDocuments, forgetPerson } from '#src/platform/accounts/forget-person.ts';
import { logInActor } from '#src/platform/accounts/log-in-actor.ts';
import { keepPrefill } from '#src/platform/accounts/prefill.ts';
import { keepResetRequest } from '#src/platform/accounts/reset-request.ts';
import { readSession, rememberAccount, sessionQuery } from '#src/platform/accounts/session.ts';
import { tellTabs } from '#src/platform/accounts/sign-in-tabs.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { type SiteEvent, tellSiteEvent } from '#src/platform/core/flow/events.ts';
import { forgetPapersOfOthers } from '#src/platform/core/offline/papers.ts';

/** Typed credentials. They live here and in the form only, never in an event, context or trace. */
export type Vault = {
  email: string;
  password: string;
  confirmPassword: string;
  phone: string;
  code: string;
  linkToken: string;
  currentPassword: string;
};

export const emptyVault = (): Vault => ({
  email: '',
  password: '',
  confirmPassword: '',
  phone: '',
  code: '',
  linkToken: '',
  currentPassword: '',
});

export type Invitation = { readonly token: string; readonly discountCodes: readonly number[] };

type Deps = {
  readonly context: AppContext;
  readonly vault: Vault;
  readonly invitation?: Invitation | null;
  /** Fetches all data of the page anew: it may differ for another user. */
  readonly refresh: () => Promise<void>;
};

const forgotPasswordActor = ({ context, vault }: Deps) =>
  fromPromise<void, void>(async () => {
    await unwrap(apiOf(context).POST('/passwords/forgot', { body: { email: vault.email } }));
    keepResetRequest({ email: vault.email, resendAt: context.now() + OTP_COUNTDOWN_SECONDS * 1000 });
  });

export const wiredForgotPassword = (deps: Deps) =>
  forgotPasswordMachine.provide({
    actors: { forgotPassword: forgotPasswordActor(deps) } satisfies ActorsOf<typeof forgotPasswordMachine>,
  });

export function wiredSignUp(deps: Deps, where: 'page' | 'modal' = 'page') {
  const { context, vault, invitation } = deps;
  const api = () => apiOf(context);
  return signUpMachine.provide({
    actors: {
      newsletter: newsletterMachine.provide({
        actors: {
          subscribeNewsletter: fromPromise<void, void>(() =>
            unwrap(api().POST('/newsletter/{email}', { params: { path: { email: vault.email } } })),
          ),
        } satisfies ActorsOf<typeof newsletterMachine>,
      }),
      register: fromPromise<void, NewsletterWish>(async ({ input }) => {
        const { email, password, confirmPassword, phone } = vault;
        const body = { email, password, confirmPassword, phone, ...input };
        await unwrap(api().POST('/accounts', { body }));
        tellSignUp({ where, isInvited: false, wantsNewsletter: input.newsletterSubscribing });
      }),
      registerByInvitation: fromPromise<void, void>(async () => {
        const { email, password, confirmPassword, phone } = vault;
        const { token = '', discountCodes = [] } = invitation ?? {};
        await unwrap(
          api().POST('/accounts/invitation', {
            body: {
              email,
              password,
              confirmPassword,
              phone,
              invitationToken: token,
              discountCodes: [...discountCodes],
            },
          }),
        );
        tellSignUp({ where, isInvited: true, wantsNewsletter: false });
      }),
      keepPrefill: fromPromise<void, void>(async () => {
        const storage = tabStorage();
        if (storage) keepPrefill(vault, storage, context.now());
      }),
      logIn: logInActor(deps),
    } satisfies ActorsOf<typeof signUpMachine>,
  });
}

export const wiredLoginModal = (deps: Deps) =>
  loginModalMachine.provide({
    actors: {
      signUp: wiredSignUp(deps, 'modal'),
      forgotPassword: wiredForgotPassword(deps),
      logIn: logInActor(deps),
    } satisfies ActorsOf<typeof loginModalMachine>,
  });

export const wiredAuth = ({ context, refresh }: Pick<Deps, 'context' | 'refresh'>) =>
  authMachine.provide({
    actors: {
      readSession: fromPromise<CheckedSession, void>(async () => {
        const queryClient = queryClientOf(context);
        const before = queryClient.getQueryData(sessionQuery(apiOf(context)).queryKey)?.account;
        const { account } = await readSession(context);
        // Another tab signed the user out or somebody else in: data read for the former user must go.
        if (before && before.accountId !== account?.accountId) forgetDocuments(queryClient);
        // Kept papers may belong to a user whom this page never knew.
        await forgetPapersOfOthers(account?.accountId ?? null);
        await refresh();
        return { accountId: account?.accountId ?? null };
      }),
      logOut: fromPromise<void, void>(async () => {
        await unwrap(apiOf(context).DELETE('/sessions/current'));
        carryEmail('');
        await forgetPerson(context);
        rememberAccount(context, null);
        tellTabs();
        // Not awaited: the reload shows "Log in" before it ends, and while this actor runs, the check after a sign-in would be ignored.
        void refresh().catch(() => undefined); // without an answer the next page asks again
      }),
    } satisfies ActorsOf<typeof authMachine>,
  });

/** Reports a new account twice: for analytics and for web engagement. */
function tellSignUp(how: Omit<Extract<SiteEvent, { type: 'sign_up' }>, 'type'>): void {
  tellSiteEvent({ type: 'sign_up', ...how });
  tellSiteEvent({ type: 'registration', where: how.where });
}
