import { fromPromise } from 'xstate';
import { payOutMachine } from '#machines/accounts/pay-out/machine.ts';
import type { PayoutQuote, StartPayoutInput } from '#machines/accounts/pay-out/types.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { askingPassword } from '#src/platform/accounts/ask-password.ts';
import { type ProfileDeps, type TypedCode, wiredStepUp } from '#src/platform/accounts/step-up-actors.ts';
import { unwrap } from '#src/platform/core/api/api.ts';

/** The bank account as last typed; it never enters a machine or a trace. */
export type TypedBank = TypedCode & { holder: string; iban: string };

export function wiredPayOut(deps: ProfileDeps, typed: TypedBank) {
  const { api, refresh } = deps;
  return payOutMachine.provide({
    actors: {
      stepUp: wiredStepUp(deps, typed),
      quotePayout: fromPromise<PayoutQuote, void>(() => askingPassword(unwrap(api.GET('/account/payouts')))),
      startPayout: fromPromise<PayoutQuote, StartPayoutInput>(async ({ input: { amount, idempotencyKey } }) => {
        const { holder, iban } = typed;
        const transfer = holder || iban ? { transfer: { holder, iban } } : {};
        const params = { header: { 'Idempotency-Key': idempotencyKey } };
        const done = await askingPassword(
          unwrap(api.POST('/account/payouts', { params, body: { amount, ...transfer } })),
        );
        typed.holder = '';
        typed.iban = '';
        await refresh();
        return done;
      }),
    } satisfies ActorsOf<typeof payOutMachine>,
  });
}
