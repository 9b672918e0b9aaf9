import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { createDeadline } from '#machines/core/deadline.ts';
import { type OrderInfo, type OrderInput, orderInfoOf } from '#machines/core/order.ts';
import { paymentMachine } from '#machines/core/payment/machine.ts';
import type { BankPage, PaymentStarted, StartPaymentInput } from '#machines/core/payment/types.ts';
import { askingPassword } from '#src/platform/accounts/ask-password.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { readOrder as askOrder, type Order, type OrderCore, orderQuery } from '#src/platform/core/api/queries.ts';
import type { BankVisits } from '#src/platform/core/checkout/bank-visits.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';

export type CheckoutDeps = {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly clock: ServerClock;
  readonly visits: BankVisits;
  readonly openPage: (url: string) => void;
  readonly announce: (orderId: string) => void;
};

const attemptOf = (order: OrderCore | undefined): number => order?.payment?.attempt ?? 0;
const path = (orderId: string) => ({ path: { orderId } });
const key = (value: string) => ({ header: { 'Idempotency-Key': value } });

/** Runs a call that answers with the order, caches the order for all screens, and corrects the clock by its server time. */
export const orderCall =
  ({ api, queryClient, clock, announce }: CheckoutDeps) =>
  async (call: () => Promise<Order>, isAnnounced = true): Promise<OrderInfo> => {
    const sentAt = Date.now();
    const order = await call();
    clock.observe({ serverNow: order.serverNow, sentAt, receivedAt: Date.now() });
    const { queryKey } = orderQuery(api, order.orderId);
    const known = queryClient.getQueryData(queryKey);
    queryClient.setQueryData(queryKey, order);
    if (isAnnounced || (known && known.status !== order.status)) announce(order.orderId);
    return orderInfoOf(order);
  };

const firstTime = (orderId: string, attempt: number) => `${orderId}:${attempt}`;

/** One attempt to pay, for the checkout and for what is due later. `keyOf`: the idempotency key of an attempt. */
export function wiredPayment(deps: CheckoutDeps, keyOf = firstTime) {
  const { api, queryClient, clock, visits } = deps;
  const deadline = createDeadline(clock);
  const ask = orderCall(deps);
  const readOrderNow = (orderId: string) => ask(() => askOrder(api, orderId), false);

  const asked = new Set<string>();
  /** After a return from the bank in this tab, asks the bank at once: if nothing was entered there, the attempt is over. */
  const readPaying = fromPromise<OrderInfo, OrderInput>(async ({ input: { orderId } }) => {
    const visit = visits.last(orderId);
    const isOurs = visit > 0 && visit >= attemptOf(queryClient.getQueryData(orderQuery(api, orderId).queryKey));
    const question = `${orderId}:${visit}`;
    if (!isOurs || asked.has(question)) return readOrderNow(orderId);
    asked.add(question);
    const params = { ...path(orderId), query: { ifUntouched: true } };
    return ask(() => unwrap(api.POST('/orders/{orderId}/payments/leave', { params })));
  });

  return paymentMachine.provide({
    actors: {
      deadline,
      readOrder: readPaying,
      startPayment: fromPromise<PaymentStarted, StartPaymentInput>(
        async ({ input: { orderId, attempt, ...intent } }) => {
          const starting = unwrap(
            api.POST('/orders/{orderId}/payments', {
              params: { ...path(orderId), ...key(keyOf(orderId, attempt)) },
              body: { ...intent, rulesAccepted: true },
            }),
          );
          const started = await askingPassword(starting).catch(async (error: unknown) => {
            // The review page must show the current total: the refused one is outdated.
            await readOrderNow(orderId).catch(() => undefined);
            throw error;
          });
          if (started.redirectUrl !== null) visits.note(orderId, started.attempt);
          deps.announce(orderId);
          return { redirectUrl: started.redirectUrl };
        },
      ),
      leavePayment: fromPromise<OrderInfo, OrderInput>(({ input }) =>
        ask(() => unwrap(api.POST('/orders/{orderId}/payments/leave', { params: path(input.orderId) }))),
      ),
      openBankPage: fromPromise<void, BankPage>(async ({ input }) => deps.openPage(input.redirectUrl)),
    } satisfies ActorsOf<typeof paymentMachine>,
  });
}
