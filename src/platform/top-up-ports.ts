import { fromPromise } from 'xstate';
import type { BankPage } from '#machines/payment/types.ts';
import { createDeadline } from '#machines/shared/deadline.ts';
import type { PortsOf } from '#machines/shared/ports.ts';
import { topUpMachine } from '#machines/top-up/machine.ts';
import type { StartTopUpInput, TopUpInfo, TopUpRef, TopUpStarted } from '#machines/top-up/types.ts';
import { unwrap } from '#src/platform/api.ts';
import { askingPassword } from '#src/platform/ask-password.ts';
import type { ProfileDeps } from '#src/platform/step-up-ports.ts';

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
        // The ledger has a new line. The answer does not wait for it: the page may have it already.
        if (topUp.status === 'succeeded') void refresh();
        const { topUpId, status, amount, declineReason } = topUp;
        return { topUpId, status, amount, declineReason };
      }),
    } satisfies PortsOf<typeof topUpMachine>,
  });
