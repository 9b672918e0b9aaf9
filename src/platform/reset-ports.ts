import { fromPromise } from 'xstate';
import { OTP_COUNTDOWN_SECONDS } from '#domain/limits.ts';
import { otpCountdownMachine } from '#machines/otp-countdown/machine.ts';
import type { SentCode } from '#machines/otp-countdown/types.ts';
import { resetPasswordMachine } from '#machines/reset-password/machine.ts';
import type { AppClock } from '#machines/shared/clock.ts';
import { createDeadline } from '#machines/shared/deadline.ts';
import type { PortsOf } from '#machines/shared/ports.ts';
import { apiOf, unwrap } from '#src/platform/api.ts';
import { forgetAccountCalendar } from '#src/platform/calendar-mode.ts';
import type { AppContext } from '#src/platform/context.ts';
import { forgetResetRequest, keepResetRequest } from '#src/platform/reset-request.ts';
import { rememberAccount } from '#src/platform/session.ts';
import { requestSignIn } from '#src/platform/sign-in-channel.ts';
import type { Vault } from '#src/platform/sign-in-ports.ts';
import { tellTabs } from '#src/platform/sign-in-tabs.ts';

type Deps = {
  readonly context: AppContext;
  readonly vault: Vault;
  readonly clock: AppClock;
  /** Without a one-time code the current password is sent as well. */
  readonly needsCurrent: boolean;
};

/** The way from a one-time code to a new password. */
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
        } satisfies PortsOf<typeof otpCountdownMachine>,
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
    } satisfies PortsOf<typeof resetPasswordMachine>,
  });
