import { createActor } from 'xstate';
import { euro } from '#domain/core/money.ts';
import type { CarWish, CipWish, TransferWish } from '#domain/transport/wish.ts';
import type { DeadlineLogic } from '#machines/core/deadline.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { scriptedCheckout } from '#machines/core/order-checkout/testing.ts';
import type { Scripted } from '#machines/core/testing/scripted.ts';
import { transportBookingMachine } from '#machines/transport/transport-booking/machine.ts';
import { routeOf } from '#machines/transport/transport-booking/route.ts';
import type { PlaceHoldInput, TransportBookingInput } from '#machines/transport/transport-booking/types.ts';
import { transportBookingView } from '#machines/transport/transport-booking/view.ts';
import { transportHoldMachine } from '#machines/transport/transport-hold/machine.ts';

/** Two people from a flight that lands by night to the other airport of the city. */
export const wish: TransferWish = {
  ...{ kind: 'transfer', direction: 'fromAirport', airport: 'IKA', zone: 'ika-thr' },
  ride: { day: '2026-12-05', time: '03:10', flight: 'TK 874', flightTime: '' },
  back: null,
  load: { people: 2, childAges: [], bags: 2, large: 0, wheelchairs: 0 },
  ...{ car: 'sedan', stops: 0, isVisaAtDesk: false },
};

/** A road, there and back on one day. */
export const roadWish: CarWish = {
  ...{ kind: 'car', from: 'Tehran', to: 'Isfahan', stops: 1, waitingHours: 0 },
  ...{ load: wish.load, car: 'sedan' },
  ride: { day: '2026-12-05', time: '08:00', flight: '', flightTime: '' },
  back: { day: '2026-12-05', time: '18:00', flight: '', flightTime: '' },
};

/** A service for two, with somebody who meets them. */
export const serviceWish: CipWish = {
  ...{ kind: 'cip', airport: 'IKA', direction: 'arrival', flights: 'international' },
  ride: wish.ride,
  people: { adults: 2, children: 0, infants: 0 },
  addOns: [{ id: 'companion', count: 1 }],
};

export const asked = { wish, shownTotal: euro(2640) };

export const freshInput: TransportBookingInput = {
  flowId: 'visit-1',
  wish: null,
  order: null,
  route: { indicatePage: 'results', orderId: null },
};

/** The flow and its children with actors that answer from data. */
const scriptedTransportBooking = (world: Scripted, deadline: DeadlineLogic = world.deadline()) =>
  transportBookingMachine.provide({
    actors: {
      placeHold: world.actor<OrderInfo, PlaceHoldInput>('placeHold'),
      orderCheckout: scriptedCheckout(world, transportHoldMachine, deadline),
    },
  });

/** A booking with scripted answers. */
export function startBooking(world: Scripted, input: Partial<TransportBookingInput> = {}) {
  const actor = createActor(scriptedTransportBooking(world), {
    input: { ...freshInput, ...input },
    clock: world.clock,
  });
  actor.start();
  const view = () => transportBookingView(actor.getSnapshot());
  return { actor, view, route: () => routeOf(view()) };
}
