import { fromPromise } from 'xstate';
import { stepUpMachine } from '#machines/accounts/step-up/machine.ts';
import type { CodeSent } from '#machines/accounts/step-up/types.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { createDeadline } from '#machines/core/deadline.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';

export type ProfileDeps = {
  readonly api: Api;
  readonly clock: ServerClock;
  /** Fetches the documents of the page; resolves when they are shown. */
  readonly refresh: () => Promise<void>;
};

/** A typed secret that must not enter a machine: the page writes it here before it sends its event. */
export type TypedCode = { code: string };

export const wiredStepUp = ({ api, clock }: ProfileDeps, typed: TypedCode) => wired(clock, typed, callsOfAccount(api));

const callsOfAccount = (api: Api): Calls => ({
  send: () => unwrap(api.POST('/account/step-up')),
  verify: (code) => unwrap(api.POST('/account/step-up/verify', { body: { code } })),
});

/**
 * Step-up code to the e-mail address of an order; for an order of the signed-in account, a code of the account. `then` is called after the
 * right code.
 */
export function wiredOrderStepUp(deps: ProfileDeps, typed: TypedCode, order: ProvableOrder, then?: () => void) {
  const { orderId } = order;
  if (order.isInAccount) return wired(deps.clock, typed, callsOfAccount(deps.api), then);
  const params = { path: { orderId } };
  const calls = {
    send: () => unwrap(deps.api.POST('/orders/{orderId}/code', { params })),
    verify: (code: string) => unwrap(deps.api.POST('/orders/{orderId}/code/verify', { params, body: { code } })),
  };
  return wired(deps.clock, typed, calls, then);
}

export type ProvableOrder = { readonly orderId: string; readonly isInAccount: boolean };

type Calls = { readonly send: () => Promise<CodeSent>; readonly verify: (code: string) => Promise<void> };

const wired = (clock: ServerClock, typed: TypedCode, { send, verify }: Calls, then?: () => void) =>
  stepUpMachine.provide({
    actors: {
      deadline: createDeadline(clock),
      sendStepUpCode: fromPromise<CodeSent, void>(send),
      verifyStepUpCode: fromPromise<void, void>(async () => {
        const { code } = typed;
        typed.code = '';
        await verify(code);
        then?.();
      }),
    } satisfies ActorsOf<typeof stepUpMachine>,
  });
