import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import type { VisaRequestEvent, VisaRequestInput } from '#machines/visa/visa-request/types.ts';
import { visaRequestView } from '#machines/visa/visa-request/view.ts';
import { liveParts, seed } from '#src/platform/core/checkout/live-parts.ts';
import { createOrderFlow } from '#src/platform/core/checkout/order-flow.ts';
import { createPurchase, createPurchases, entryTo } from '#src/platform/core/checkout/purchases.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { tellOutOfRequest } from '#src/platform/core/pictures/out-of-request.ts';
import { visaCall, wiredVisaRequest } from '#src/platform/visa/visa-actors.ts';
import { createVisaAnswers } from '#src/platform/visa/visa-answers.ts';
import type { VisaFlow, VisaFlowView } from '#src/platform/visa/visa-flow.ts';
import { type VisaOrder, visaOrderOf } from '#src/platform/visa/visa-order.ts';
import { readVisaRequest, type VisaRequest, visaRequestQuery } from '#src/platform/visa/visa-queries.ts';
import { answersIn, requesteesOf } from '#src/platform/visa/visa-requestees.ts';
import { forgetStart } from '#src/platform/visa/visa-start-draft.ts';

type KnownVisa = { readonly order: VisaOrder | null; readonly request: VisaRequest | null };

/** Creates a flow with its machine, actors and documents. Not started: the server reads only its first view. */
function createLiveVisaFlow(
  context: AppContext,
  input: VisaRequestInput,
  clock: ServerClock,
  known: KnownVisa,
  announce: (orderId: string) => void,
) {
  const parts = liveParts(context, clock, 'visa');
  const { api, queryClient, storage } = parts;
  const answers = createVisaAnswers({
    api,
    storage,
    timer: clock,
    onSaved: (request) => queryClient.setQueryData(visaRequestQuery(api, request.orderId).queryKey, request),
  });
  const machine = wiredVisaRequest({
    ...parts,
    answers,
    forgetStart: () => forgetStart(storage, 'new'),
    announce,
  });
  const actor = createFlow(machine, { input, clock });

  const { request } = known;
  seed(parts, known, [[request && visaRequestQuery(api, request.orderId).queryKey, request]]);
  const keyOfRequest = () => {
    const order = actor.getSnapshot().context.confirmInfo;
    return order ? visaRequestQuery(api, order.orderId).queryKey : null;
  };
  const checkout = createOrderFlow({
    ...parts,
    actor,
    viewOf: visaRequestView,
    orderOf: visaOrderOf,
    moreOf: (): { readonly request: VisaRequest | null } => {
      const key = keyOfRequest();
      return { request: (key && queryClient.getQueryData(key)) ?? null };
    },
    keysOf: () => {
      const key = keyOfRequest();
      return key ? [key] : [];
    },
  });
  const flow: VisaFlow = {
    ...checkout,
    readAnswers: answers.read,
    readElsewhere: answers.elsewhere,
    keepMine: answers.keepMine,
    writeAnswer: answers.write,
  };
  const purchase = createPurchase(actor, flow, ({ context: { confirmInfo } }) => confirmInfo);
  const tellPeople = (request: VisaRequest) => {
    const { orderId, applicants } = request;
    for (const { position } of actor.getSnapshot().context.visaRequestees) {
      if (applicants.some((one) => one.position === position)) continue;
      answers.forgetPerson(orderId, position);
      tellOutOfRequest({ orderId, position });
    }
    actor.send({ type: 'people.arrived', visaRequestees: requesteesOf(request, answersIn(answers, request)) });
  };
  let calls = 0;
  /** Another tab may also have changed people, trip or speed: fetch the request before the machine shows its page. */
  const tell = async (order: OrderInfo) => {
    calls += 1;
    const mine = calls;
    // Offline: the page shows what it has; the server checks all of it when the request is placed.
    const request = await visaCall({ api, queryClient, clock })(() => readVisaRequest(api, order.orderId)).catch(
      () => null,
    );
    // A later call is newer and may have finished first.
    if (mine !== calls) return;
    if (request) tellPeople(request);
    purchase.tell(order);
  };
  return { ...purchase, tell: (order: OrderInfo) => void tell(order), actor, flow };
}

/** The request of this tab that the page belongs to, or a new one. */
export const enterVisaRequest = entryTo(
  createPurchases<VisaFlowView, VisaRequestEvent, PassengerDraft, VisaFlow>(),
  createLiveVisaFlow,
);
