import { fromPromise } from 'xstate';
import { passengerOfAnswers } from '#domain/visa/visa-application.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { createDeadline } from '#machines/core/deadline.ts';
import { createHoldSession } from '#machines/core/hold-session/chart.ts';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';
import type { SendCorrectionInput, Tracked } from '#machines/core/order-tracking/types.ts';
import { visaApplicantMachine } from '#machines/visa/visa-applicant/machine.ts';
import type { SaveAnswersInput } from '#machines/visa/visa-applicant/types.ts';
import { visaRequestMachine } from '#machines/visa/visa-request/machine.ts';
import type { BeginRequestInput, ChangeRequestInput, VisaBegun } from '#machines/visa/visa-request/types.ts';
import { visaTrackingMachine } from '#machines/visa/visa-tracking/machine.ts';
import type { VisaStage } from '#machines/visa/visa-tracking/stages.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import { readOrder } from '#src/platform/core/api/queries.ts';
import { wiredCheckout } from '#src/platform/core/checkout/checkout-actors.ts';
import type { DraftStore } from '#src/platform/core/checkout/draft-store.ts';
import { type CheckoutDeps, orderCall } from '#src/platform/core/checkout/payment-actors.ts';
import { tellOutOfRequest } from '#src/platform/core/pictures/out-of-request.ts';
import type { VisaAnswersStore } from '#src/platform/visa/visa-answers.ts';
import type { VisaCorrections } from '#src/platform/visa/visa-corrections.ts';
import { orderOfVisa } from '#src/platform/visa/visa-order.ts';
import { readVisaRequest, type VisaRequest, visaRequestQuery } from '#src/platform/visa/visa-queries.ts';
import { answersIn, requesteesOf, trackedOf } from '#src/platform/visa/visa-requestees.ts';

/** Caches the newest request for its screens and corrects the clock by its server time. */
export const visaCall =
  ({ api, queryClient, clock }: Pick<CheckoutDeps, 'api' | 'queryClient' | 'clock'>) =>
  async (call: () => Promise<VisaRequest>): Promise<VisaRequest> => {
    const sentAt = Date.now();
    const request = await call();
    clock.observe({ serverNow: request.serverNow, sentAt, receivedAt: Date.now() });
    queryClient.setQueryData(visaRequestQuery(api, request.orderId).queryKey, request);
    return request;
  };

type RequestDeps = CheckoutDeps & {
  readonly drafts: DraftStore;
  readonly answers: VisaAnswersStore;
  /** Call when a request was created: the values typed to start it are in it. */
  readonly forgetStart: () => void;
};

/** Provides all actors of the visa request machines; a missing one does not compile. */
export function wiredVisaRequest(deps: RequestDeps) {
  const { api, queryClient, drafts, answers, forgetStart } = deps;
  const ask = orderCall(deps);
  const askRequest = visaCall(deps);
  const path = (orderId: string) => ({ path: { orderId } });

  const submit = async (orderId: string) => {
    const request =
      queryClient.getQueryData(visaRequestQuery(api, orderId).queryKey) ??
      (await askRequest(() => readVisaRequest(api, orderId)));
    const people = request.applicants.filter(({ needsCode }) => needsCode);
    for (const { position } of people) await answers.flush(orderId, position);
    const { email = '', phone = '' } = drafts.read(orderId) ?? {};
    await drafts.flush(orderId);
    // Uses the server's current answers: those just saved, and changes of other tabs.
    const saved = queryClient.getQueryData(visaRequestQuery(api, orderId).queryKey) ?? request;
    const answersOf = answersIn(answers, saved);
    const body = {
      email: email.trim(),
      phone: phone.trim(),
      passengers: people.map((person) => passengerOfAnswers(answersOf(person.position), person)),
    };
    const order = orderOfVisa(await unwrap(api.PUT('/orders/{orderId}/passengers', { params: path(orderId), body })));
    answers.forget(orderId);
    tellOutOfRequest({ orderId });
    return order;
  };

  return visaRequestMachine.provide({
    actors: {
      beginRequest: fromPromise<VisaBegun, BeginRequestInput>(async ({ input: { searchBox, idempotencyKey } }) => {
        const order = await ask(() =>
          unwrap(
            api.POST('/visa/requests', {
              params: { header: { 'Idempotency-Key': idempotencyKey } },
              body: { ...searchBox, applicants: [...searchBox.applicants] },
            }),
          ),
        );
        const request = await askRequest(() => readVisaRequest(api, order.orderId));
        forgetStart();
        return { order, visaRequestees: requesteesOf(request, answersIn(answers, request)) };
      }),
      changeRequest: fromPromise<VisaBegun, ChangeRequestInput>(async ({ input: { orderId, change } }) => {
        const { applicants, ...trip } = change;
        const body = { ...trip, ...(applicants && { applicants: [...applicants] }) };
        const before = queryClient.getQueryData(visaRequestQuery(api, orderId).queryKey)?.applicants ?? [];
        const changed = await unwrap(api.PATCH('/visa/requests/{orderId}', { params: path(orderId), body }));
        const stays = (position: number) => !applicants || applicants.some((one) => one.position === position);
        for (const { position } of before) {
          if (stays(position)) continue;
          answers.forgetPerson(orderId, position);
          tellOutOfRequest({ orderId, position });
        }
        // The order's price changes too; both are drawn together.
        const order = await ask(() => readOrder(api, orderId));
        const request = await askRequest(async () => changed);
        return { order, visaRequestees: requesteesOf(request, answersIn(answers, request)) };
      }),
      placeRequest: fromPromise<OrderInfo, OrderInput>(({ input }) => ask(() => submit(input.orderId))),
      visaApplicant: visaApplicantMachine.provide({
        actors: {
          saveAnswers: fromPromise<void, SaveAnswersInput>(({ input }) => answers.flush(input.orderId, input.position)),
        } satisfies ActorsOf<typeof visaApplicantMachine>,
      }),
      orderCheckout: wiredCheckout(deps, { hold: createHoldSession('hold'), submitDetails: submit }),
    } satisfies ActorsOf<typeof visaRequestMachine>,
  });
}

export function wiredVisaTracking(
  deps: Pick<CheckoutDeps, 'api' | 'queryClient' | 'clock'>,
  corrections: VisaCorrections,
) {
  const { api, queryClient, clock } = deps;
  const askRequest = visaCall(deps);
  return visaTrackingMachine.provide({
    actors: {
      deadline: createDeadline(clock),
      readTracked: fromPromise<Tracked<VisaStage>, OrderInput>(async ({ input }) =>
        trackedOf(await askRequest(() => readVisaRequest(api, input.orderId))),
      ),
      sendCorrection: fromPromise<Tracked<VisaStage>, SendCorrectionInput>(async ({ input: { orderId, position } }) => {
        const params = { path: { orderId, position } };
        const { applicants } =
          queryClient.getQueryData(visaRequestQuery(api, orderId).queryKey) ??
          (await askRequest(() => readVisaRequest(api, orderId)));
        const asked = applicants.find((one) => one.position === position);
        const field = asked?.correction?.field ?? '';
        const typed = corrections.read(position, field);
        const body = { answers: typed === null ? {} : { [field]: typed } };
        const request = await askRequest(() =>
          unwrap(api.PUT('/visa/requests/{orderId}/applicants/{position}', { params, body })),
        );
        corrections.forget(position, field);
        return trackedOf(request);
      }),
    } satisfies ActorsOf<typeof visaTrackingMachine>,
  });
}
