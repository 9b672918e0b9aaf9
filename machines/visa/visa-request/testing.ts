import { createActor } from 'xstate';
import type { DeadlineLogic } from '#machines/core/deadline.ts';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';
import { scriptedCheckout } from '#machines/core/order-checkout/testing.ts';
import type { Scripted } from '#machines/core/testing/scripted.ts';
import { scriptedApplicant } from '#machines/visa/visa-applicant/testing.ts';
import { visaRequestMachine } from '#machines/visa/visa-request/machine.ts';
import { routeOf } from '#machines/visa/visa-request/route.ts';
import type {
  BeginRequestInput,
  ChangeRequestInput,
  VisaBegun,
  VisaRequestInput,
} from '#machines/visa/visa-request/types.ts';
import { visaRequestView } from '#machines/visa/visa-request/view.ts';

export const freshRequest: VisaRequestInput = {
  flowId: 'visit-1',
  searchBox: null,
  visaRequestees: [],
  order: null,
  route: { indicatePage: 'results', orderId: null, open: null },
};

const scriptedRequest = (world: Scripted, deadline: DeadlineLogic = world.deadline()) =>
  visaRequestMachine.provide({
    actors: {
      beginRequest: world.actor<VisaBegun, BeginRequestInput>('beginRequest'),
      changeRequest: world.actor<VisaBegun, ChangeRequestInput>('changeRequest'),
      placeRequest: world.actor<OrderInfo, OrderInput>('placeRequest'),
      visaApplicant: scriptedApplicant(world),
      orderCheckout: scriptedCheckout(world, undefined, deadline),
    },
  });

export function startRequest(world: Scripted, input: Partial<VisaRequestInput> = {}) {
  const actor = createActor(scriptedRequest(world), { input: { ...freshRequest, ...input }, clock: world.clock });
  actor.start();
  const view = () => visaRequestView(actor.getSnapshot());
  return { actor, view, route: () => routeOf(view()) };
}
