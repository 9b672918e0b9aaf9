import { fromPromise } from 'xstate';
import { confirmEmailMachine } from '#machines/accounts/confirm-email/machine.ts';
import type { Confirmed } from '#machines/accounts/confirm-email/types.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { requestSignIn } from '#src/platform/accounts/sign-in-channel.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';

/** Confirms an e-mail address by the token of the mail. The token stays out of the machine, so no trace holds it. */
export const wiredConfirmEmail = (context: AppContext, token: string) =>
  confirmEmailMachine.provide({
    actors: {
      confirmEmail: fromPromise<Confirmed, void>(async () => {
        const confirmed = await unwrap(apiOf(context).POST('/email-confirmations', { body: { token } }));
        requestSignIn({ type: 'session.check' });
        const { claimedOrders, waitingOrders } = confirmed;
        return { claimedOrders, waitingOrders };
      }),
      resendConfirmation: fromPromise<void, void>(() =>
        unwrap(apiOf(context).POST('/email-confirmations/resend', { body: { token } })),
      ),
    } satisfies ActorsOf<typeof confirmEmailMachine>,
  });
