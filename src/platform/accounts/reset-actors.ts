import { fromPromise } from 'xstate';
import { OTP_COUNTDOWN_SECONDS } from '#domain/core/limits.ts';
import { otpCountdownMachine } from '#machines/accounts/otp-countdown/machine.ts';
import type { SentCode } from '#machines/accounts/otp-countdown/types.ts';
import { resetPasswordMachine } from '#machines/accounts/reset-password/machine.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { createDeadline } from '#machines/core/deadline.ts';
import { forgetResetRequest, keepResetRequest } from '#src/platform/accounts/reset-request.ts';
import { rememberAccount } from '#src/platform/accounts/session.ts';
import type { Vault } from '#src/platform/accounts/sign-in-actors.ts';
import { requestSignIn } from '#src/platform/accounts/sign-in-channel.ts';
import { tellTabs } from '#src/platform/accounts/sign-in-tabs.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import { forgetAccountCalendar } from '#src/platform/core/device/calendar-mode.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';

type Deps = {
  readonly context: AppContext;
  readonly vault: Vault;
  readonly clock: AppClock;
  /** True without a one-time code: the current password is then sent as well. */
  readonly needsCurrent: boolean;
};

export const wiredResetPassword = ({ context, vault, clock, needsCurrent }: Deps) =>
  resetPasswordMachine.provide({
    actors: {
      otpCountdown: otpCountdownMachine.provide({
        actors: {
          deadline: createDeadline(clock),
          sendCode: fromPromise<SentCode, void>(async () => {
            await unwrap(apiOf(context).POST('/passwords/forgot', { body: { email: vault.email } }));
            const resendAt = clock.now() + OTP_COUNTDOWN_SECONDS * 1000;
            keepResetRequest({ email: vault.email, resendAt });
            return { resendAt };
          }),
        } satisfies ActorsOf<typeof otpCountdownMachine>,
      }),
      logInWithCode: fromPromise<void, void>(async () => {
        const { email, code, linkToken } = vault;
        const api = apiOf(context);
        await (linkToken
          ? unwrap(api.POST('/sessions/link', { body: { token: linkToken } }))
          : unwrap(api.POST('/sessions/code', { body: { email, code } })));
        rememberAccount(context, null);
        tellTabs();
      }),
      changePassword: fromPromise<void, void>(async () => {
        const { currentPassword, password, confirmPassword } = vault;
        const body = { password, confirmPassword, ...(needsCurrent ? { currentPassword } : {}) };
        rememberAccount(context, await unwrap(apiOf(context).PUT('/account/password', { body })));
        forgetResetRequest();
        forgetAccountCalendar();
        tellTabs();
        requestSignIn({ type: 'session.check' });
      }),
    } satisfies ActorsOf<typeof resetPasswordMachine>,
  });
