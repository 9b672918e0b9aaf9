import { fromPromise } from 'xstate';
import { topUpMachine } from '#machines/accounts/top-up/machine.ts';
import type { StartTopUpInput, TopUpInfo, TopUpRef, TopUpStarted } from '#machines/accounts/top-up/types.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { createDeadline } from '#machines/core/deadline.ts';
import type { BankPage } from '#machines/core/payment/types.ts';
import { askingPassword } from '#src/platform/accounts/ask-password.ts';
import type { ProfileDeps } from '#src/platform/accounts/step-up-actors.ts';
import { unwrap } from '#src/platform/core/api/api.ts';

type Deps = ProfileDeps & { readonly openPage: (url: string) => void };

export const wiredTopUp = ({ api, clock, refresh, openPage }: Deps) =>
  topUpMachine.provide({
    actors: {
      deadline: createDeadline(clock),
      startTopUp: fromPromise<TopUpStarted, StartTopUpInput>(({ input }) =>
        askingPassword(
          unwrap(
            api.POST('/account/top-ups', {
              params: { header: { 'Idempotency-Key': input.idempotencyKey } },
              body: { amount: input.amount },
            }),
          ),
        ),
      ),
      openBankPage: fromPromise<void, BankPage>(async ({ input }) => openPage(input.redirectUrl)),
      readTopUp: fromPromise<TopUpInfo, TopUpRef>(async ({ input }) => {
        const topUp = await unwrap(
          api.GET('/account/top-ups/{topUpId}', { params: { path: { topUpId: input.topUpId } } }),
        );
        // The ledger has a new line. Not awaited: the page may have it already.
        if (topUp.status === 'succeeded') void refresh().catch(() => undefined);
        const { topUpId, status, amount, declineReason } = topUp;
        return { topUpId, status, amount, declineReason };
      }),
    } satisfies ActorsOf<typeof topUpMachine>,
  });
