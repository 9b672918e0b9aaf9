import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { availability, oneWay, views } from '#machines/flights/flight-booking/fixtures.ts';
import type { FlightBookingEvent } from '#machines/flights/flight-booking/types.ts';
import { idleFlow } from '#src/platform/core/checkout/idle-flow.ts';
import { answered, type FlightFlow, type FlightFlowView } from '#src/platform/flights/flight-flow.ts';

const flowView: FlightFlowView = {
  view: views.fresh,
  search: oneWay,
  availability,
  order: null,
  documents: null,
  problem: null,
};
const later: FlightFlowView = { ...flowView, view: { kind: 'idle' } };
const [offer] = availability.departing.offers;
if (!offer) throw new Error('The fixture has no offer');
const choice: FlightBookingEvent = { type: 'offer.choose', offer };

function liveFlow() {
  const sent: FlightBookingEvent[] = [];
  const flow: FlightFlow = {
    clock: new VirtualClock(),
    read: () => later,
    subscribe: () => () => {},
    send: (event) => sent.push(event),
    recallDraft: (_, shown) => shown,
    writeDraft: () => {},
    start: () => {},
    retry: () => {},
  };
  return { flow, sent };
}

test('a choice is seen at once and told to the flow when it is awake', async () => {
  const { flow, sent } = liveFlow();
  const waking = Promise.withResolvers<FlightFlow>();
  const resting = idleFlow({
    first: flowView,
    clock: new VirtualClock(),
    dueAt: null,
    wake: () => waking.promise,
    answered,
  });
  resting.send(choice);
  expect(resting.read().view).toEqual({
    ...views.fresh,
    isHolding: true,
    selectedAvailables: { departing: offer, returning: null },
  });
  waking.resolve(flow);
  await waking.promise;
  expect([resting.read(), sent]).toEqual([later, [choice]]);
});

test('Back from the way back is followed at once, before the flow is awake', () => {
  const view = {
    ...views.fresh,
    path: 'returning' as const,
    selectedAvailables: { departing: offer, returning: null },
  };
  const resting = idleFlow({
    first: { ...flowView, view },
    clock: new VirtualClock(),
    dueAt: null,
    wake: () => new Promise<FlightFlow>(() => {}),
    answered,
  });
  resting.send({ type: 'route.shown', route: { indicatePage: 'results', path: 'departing', orderId: null } });
  expectFields(resting.read().view, { kind: 'results', path: 'departing' });
});

test('a flow that does not arrive leaves the page as it was, and the next try asks again', async () => {
  let tries = 0;
  const resting = idleFlow({
    first: flowView,
    clock: new VirtualClock(),
    dueAt: null,
    answered,
    wake: () => {
      tries += 1;
      return Promise.reject(new Error('offline'));
    },
  });
  resting.send(choice);
  await new Promise((resolve) => setTimeout(resolve));
  expect(resting.read()).toBe(flowView);
  resting.send(choice);
  expect(tries).toBe(2);
});

function dueInTenMinutes() {
  const clock = new VirtualClock(0);
  let isAwake = false;
  const resting = idleFlow({
    first: flowView,
    clock,
    dueAt: 600_000,
    answered,
    wake: () => {
      isAwake = true;
      return new Promise<FlightFlow>(() => {});
    },
  });
  const leave = resting.subscribe(() => {});
  resting.start();
  return { clock, leave, isAwake: () => isAwake };
}

test('in time for the end of the list the flow wakes by itself', () => {
  const { clock, leave, isAwake } = dueInTenMinutes();
  clock.advanceTo(539_999);
  expect(isAwake()).toBe(false);
  clock.advanceTo(540_000);
  expect(isAwake()).toBe(true);
  leave();
});

test('a page that is gone wakes no flow', () => {
  const { clock, leave, isAwake } = dueInTenMinutes();
  leave();
  clock.advanceTo(600_000);
  expect(isAwake()).toBe(false);
});
