import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { detailsOf } from '#domain/passengers.ts';
import { flightBookingMachine } from '#machines/flight-booking/machine.ts';
import type { HoldAgainInput, PlaceHoldInput } from '#machines/flight-booking/types.ts';
import { flightSessionMachine } from '#machines/flight-session/machine.ts';
import { orderIssueMachine } from '#machines/order-issue/machine.ts';
import { paymentMachine } from '#machines/payment/machine.ts';
import type { BankPage, PaymentStarted, StartPaymentInput } from '#machines/payment/types.ts';
import { resultsAgeMachine } from '#machines/results-age/machine.ts';
import type { ResultsRef, SearchFlightsInput } from '#machines/results-age/types.ts';
import { createDeadline } from '#machines/shared/deadline.ts';
import { type OrderInfo, type OrderInput, orderInfoOf } from '#machines/shared/order.ts';
import type { PortsOf } from '#machines/shared/ports.ts';
import { type Api, unwrap } from '#src/platform/api.ts';
import { askingPassword } from '#src/platform/ask-password.ts';
import type { BankVisits } from '#src/platform/bank-visits.ts';
import type { ServerClock } from '#src/platform/clock.ts';
import type { DraftStore } from '#src/platform/draft-store.ts';
import {
  type AnyOrder,
  readOrder as askOrder,
  availabilityQuery,
  type FlightAvailability,
  type Order,
  orderOfFlights,
  orderQuery,
} from '#src/platform/queries.ts';

export type FlightDeps = {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly clock: ServerClock;
  readonly drafts: DraftStore;
  readonly visits: BankVisits;
  /** Leaves for the bank's page. */
  readonly openPage: (url: string) => void;
  /** Tells other tabs of this browser that the order moved. */
  readonly announce: (orderId: string) => void;
};

export const resultsRefOf = (availability: FlightAvailability): ResultsRef => ({
  searchedAt: availability.searchedAt,
  expiresAt: availability.expiresAt,
  departing: availability.departing.offers.length,
  returning: availability.returning?.offers.length ?? 0,
});

export const attemptOf = (order: Order | undefined): number => order?.payment?.attempt ?? 0;

/** Fills every hole of the flight machines; a forgotten one does not compile. */
export function wiredFlightBooking(deps: FlightDeps) {
  const { api, queryClient, clock, drafts, visits } = deps;
  const deadline = createDeadline(clock);

  /** Each answer is the newest truth for every screen, and tells the server's time. */
  const orderCall = async (call: () => Promise<AnyOrder>, isAnnounced = true): Promise<OrderInfo> => {
    const sentAt = Date.now();
    const order = orderOfFlights(await call());
    clock.observe({ serverNow: order.serverNow, sentAt, receivedAt: Date.now() });
    const { queryKey } = orderQuery(api, order.orderId);
    const known = queryClient.getQueryData(queryKey);
    queryClient.setQueryData(queryKey, order);
    if (isAnnounced || (known && known.status !== order.status)) deps.announce(order.orderId);
    return orderInfoOf(order);
  };
  const path = (orderId: string) => ({ path: { orderId } });
  const key = (value: string) => ({ header: { 'Idempotency-Key': value } });

  const readOrderNow = (orderId: string) => orderCall(() => askOrder(api, orderId), false);
  const readOrder = fromPromise<OrderInfo, OrderInput>(({ input }) => readOrderNow(input.orderId));

  const asked = new Set<string>();
  /** Who comes back from the bank in this tab has the bank asked at once: where nothing was typed, the attempt is over. */
  const readPaying = fromPromise<OrderInfo, OrderInput>(async ({ input: { orderId } }) => {
    const visit = visits.last(orderId);
    const isOurs = visit > 0 && visit >= attemptOf(queryClient.getQueryData(orderQuery(api, orderId).queryKey));
    const question = `${orderId}:${visit}`;
    if (!isOurs || asked.has(question)) return readOrderNow(orderId);
    asked.add(question);
    const params = { ...path(orderId), query: { ifUntouched: true } };
    return orderCall(() => unwrap(api.POST('/orders/{orderId}/payments/leave', { params })));
  });

  const resultsAge = resultsAgeMachine.provide({
    actors: {
      deadline,
      searchFlights: fromPromise<ResultsRef, SearchFlightsInput>(async ({ input }) => {
        const query = availabilityQuery(api, input.search);
        const known = queryClient.getQueryData(query.queryKey);
        const isUsable = known && !input.isRefresh && known.expiresAt > clock.now();
        return resultsRefOf(isUsable ? known : await queryClient.fetchQuery({ ...query, staleTime: 0 }));
      }),
    } satisfies PortsOf<typeof resultsAgeMachine>,
  });

  const flightSession = flightSessionMachine.provide({
    actors: {
      deadline,
      extendHold: fromPromise<OrderInfo, OrderInput>(({ input }) =>
        orderCall(() => unwrap(api.POST('/orders/{orderId}/extend', { params: path(input.orderId) }))),
      ),
    } satisfies PortsOf<typeof flightSessionMachine>,
  });

  const payment = paymentMachine.provide({
    actors: {
      deadline,
      readOrder: readPaying,
      startPayment: fromPromise<PaymentStarted, StartPaymentInput>(
        async ({ input: { orderId, attempt, ...intent } }) => {
          const starting = unwrap(
            api.POST('/orders/{orderId}/payments', {
              params: { ...path(orderId), ...key(`${orderId}:${attempt}`) },
              body: { ...intent, rulesAccepted: true },
            }),
          );
          const started = await askingPassword(starting).catch(async (error: unknown) => {
            // The review page must show what is true now: the total that was refused is an old one.
            await readOrderNow(orderId).catch(() => undefined);
            throw error;
          });
          if (started.redirectUrl !== null) visits.note(orderId, started.attempt);
          deps.announce(orderId);
          return { redirectUrl: started.redirectUrl };
        },
      ),
      leavePayment: fromPromise<OrderInfo, OrderInput>(({ input }) =>
        orderCall(() => unwrap(api.POST('/orders/{orderId}/payments/leave', { params: path(input.orderId) }))),
      ),
      openBankPage: fromPromise<void, BankPage>(async ({ input }) => deps.openPage(input.redirectUrl)),
    } satisfies PortsOf<typeof paymentMachine>,
  });

  const orderIssue = orderIssueMachine.provide({
    actors: { deadline, readOrder } satisfies PortsOf<typeof orderIssueMachine>,
  });

  return flightBookingMachine.provide({
    actors: {
      resultsAge,
      flightSession,
      payment,
      orderIssue,
      readOrder,
      placeHold: fromPromise<OrderInfo, PlaceHoldInput>(({ input }) =>
        orderCall(() =>
          unwrap(
            api.POST('/flights/holds', {
              params: key(input.idempotencyKey),
              body: {
                offerIds: [...input.offerIds],
                ...(input.acceptedTotal ? { acceptedTotal: input.acceptedTotal } : {}),
                ...(input.replacesOrderId ? { replacesOrderId: input.replacesOrderId } : {}),
              },
            }),
          ),
        ),
      ),
      submitPassengers: fromPromise<OrderInfo, OrderInput>(async ({ input: { orderId } }) => {
        const draft = drafts.read(orderId) ?? { passengers: [], email: '', phone: '' };
        await drafts.flush(orderId);
        return orderCall(() =>
          unwrap(api.PUT('/orders/{orderId}/passengers', { params: path(orderId), body: detailsOf(draft) })),
        );
      }),
      releaseHold: fromPromise<void, OrderInput>(async ({ input }) => {
        await orderCall(() => unwrap(api.POST('/orders/{orderId}/release', { params: path(input.orderId) })));
      }),
      holdAgain: fromPromise<OrderInfo, HoldAgainInput>(({ input }) =>
        orderCall(() =>
          unwrap(
            api.POST('/orders/{orderId}/hold-again', {
              params: { ...path(input.orderId), ...key(input.idempotencyKey) },
              body: input.acceptedTotal ? { acceptedTotal: input.acceptedTotal } : {},
            }),
          ),
        ),
      ),
    } satisfies PortsOf<typeof flightBookingMachine>,
  });
}
