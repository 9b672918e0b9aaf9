import { createActor } from 'xstate';
import { freshCalculator } from '#machines/card/card-calculator/fixtures.ts';
import { scriptedCardCalculator } from '#machines/card/card-calculator/testing.ts';
import { cardHoldMachine } from '#machines/card/card-hold/machine.ts';
import { cardOrderMachine } from '#machines/card/card-order/machine.ts';
import { routeOf } from '#machines/card/card-order/route.ts';
import type { CardOrderInput, CardWish, PlaceHoldInput } from '#machines/card/card-order/types.ts';
import { cardOrderView } from '#machines/card/card-order/view.ts';
import type { DeadlineLogic } from '#machines/core/deadline.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { scriptedCheckout } from '#machines/core/order-checkout/testing.ts';
import { OTHER_ORDER_ID } from '#machines/core/testing/moment.ts';
import type { Scripted } from '#machines/core/testing/scripted.ts';

export const freshInput: CardOrderInput = {
  flowId: 'visit-1',
  calculated: freshCalculator,
  order: null,
  route: { indicatePage: 'results', orderId: null },
};

/** A card to the desk of an airport, with its first load. */
export const wish: Extract<CardWish, { kind: 'new' }> = {
  kind: 'new',
  quote: 'quote-1',
  arrival: '2026-12-05',
  delivery: { to: 'desk', airport: 'IKA' },
  load: { amount: 300_00, currency: 'EUR' },
};

/** The same to the hotel of a stay that one has. */
export const hotelWish: CardWish = {
  ...wish,
  arrival: '2026-12-08',
  delivery: { to: 'hotel', hotel: 'Abbasi Hotel', city: 'Isfahan', stay: OTHER_ORDER_ID },
};

/** More on a card that one has. */
export const loadWish: CardWish = {
  kind: 'load',
  quote: 'quote-1',
  cardOrderId: OTHER_ORDER_ID,
  load: { amount: 100_00, currency: 'EUR' },
};

/** The flow and its children with actors that answer from data. */
export const scriptedCardOrder = (world: Scripted, deadline: DeadlineLogic = world.deadline()) =>
  cardOrderMachine.provide({
    actors: {
      placeHold: world.actor<OrderInfo, PlaceHoldInput>('placeHold'),
      cardCalculator: scriptedCardCalculator(world, deadline),
      orderCheckout: scriptedCheckout(world, cardHoldMachine, deadline),
    },
  });

/** An order with scripted answers. */
export function startCardOrder(world: Scripted, input: Partial<CardOrderInput> = {}) {
  const actor = createActor(scriptedCardOrder(world), { input: { ...freshInput, ...input }, clock: world.clock });
  actor.start();
  const view = () => cardOrderView(actor.getSnapshot());
  return { actor, view, route: () => routeOf(view()) };
}
