import { describe, expect, test } from 'vitest';
import { type AnyActorRef, type AnyStateNode, createActor, type Snapshot } from 'xstate';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { orderCheckoutMachine } from '#machines/core/order-checkout/machine.ts';
import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import { orderIssueMachine } from '#machines/core/order-issue/machine.ts';
import { paymentMachine } from '#machines/core/payment/machine.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { ArmedDeadlines, Scripted, settled } from '#machines/core/testing/scripted.ts';
import { flightBookingExamples } from '#machines/flights/flight-booking/examples.ts';
import * as fixtures from '#machines/flights/flight-booking/fixtures.ts';
import { flightBookingMachine } from '#machines/flights/flight-booking/machine.ts';
import { routeOf } from '#machines/flights/flight-booking/route.ts';
import { actorsBelow, scriptedFlightBooking } from '#machines/flights/flight-booking/testing.ts';
import type { FlightBookingEvent, FlightRoute } from '#machines/flights/flight-booking/types.ts';
import { type FlightBookingView, flightBookingView } from '#machines/flights/flight-booking/view.ts';
import { flightSessionMachine } from '#machines/flights/flight-session/machine.ts';
import { resultsAgeMachine } from '#machines/flights/results-age/machine.ts';

// Explores everything that can happen: from each state found, all events, all answers of all pending actors, and all
// armed deadlines. States are distinguished by what the charts and their guards read.

const { outcomes } = flightBookingExamples;
const events = flightBookingExamples.events as readonly FlightBookingEvent[];
const START: FlightRoute = { indicatePage: 'results', path: 'departing', orderId: null };
const PAGES: readonly IndicatePage[] = ['results', 'passengers', 'confirm', 'issue'];
const kindsOf = (views: readonly FlightBookingView[]) => [...new Set(views.map(({ kind }) => kind))].sort();

/** A booking restored from a snapshot, or a new one, with all possible next inputs. */
function wake(kept: Snapshot<unknown> | null) {
  const world = new Scripted(NOW);
  const deadlines = new ArmedDeadlines();
  const machine = scriptedFlightBooking(world, deadlines.actor());
  const input = { flowId: 'walk-1', search: null, route: START, results: null, order: null };
  const actor = createActor(
    machine,
    kept ? { input, snapshot: kept, clock: world.clock } : { input, clock: world.clock },
  );
  const crashes: unknown[] = [];
  actor.subscribe({ error: (error) => crashes.push(error) });
  actor.start();
  return { world, deadlines, actor, crashes };
}

type Awake = ReturnType<typeof wake>;

/**
 * Sights of a booking: the flow with the facts its guards read, and the flow with each child. A booking is followed
 * when one of its sights is new; combining all children would give a hundred times as many states and no new behaviour.
 */
function sightsOf({ actor }: Awake): string[] {
  const { value, context } = actor.getSnapshot();
  const { departing: way, returning: wayBack } = context.selectedAvailables;
  const facts = [context.type, context.origin !== '', context.path, way !== null, wayBack !== null];
  const checkout = actor.getSnapshot().children.checkout?.getSnapshot();
  const { order, problem } = checkout?.context ?? {};
  const place = [context.indicatePage, order?.hasPassengers, problem === null, context.problem === null];
  return [
    JSON.stringify([value, facts]),
    JSON.stringify([value, checkout?.value, place]),
    ...actorsBelow(actor).map((child) => JSON.stringify([value, stateOf(child)])),
  ];
}

const stateOf = (actor: AnyActorRef) => [
  actor.getSnapshot()?.machine?.id ?? actor.id,
  actor.getSnapshot()?.value ?? null,
];

const inputsFor = ({ world, deadlines, actor }: Awake): ((awake: Awake) => void | Promise<void>)[] => [
  ...events.filter((event) => actor.getSnapshot().can(event)).map((event) => (to: Awake) => to.actor.send(event)),
  ...[...new Set(world.pending())].flatMap((actor) =>
    (outcomes[actor] ?? []).map((reply) => (to: Awake) => to.world.settle(actor, reply)),
  ),
  ...[...deadlines.armed.keys()].map((name) => (to: Awake) => to.deadlines.armed.get(name)?.()),
];

async function walk() {
  const seen = new Set<string>();
  let size = 0;
  const views: FlightBookingView[] = [];
  const states = new Map<string, Set<string>>();
  const crashes: unknown[] = [];
  const stuck: unknown[] = [];

  const visit = (awake: Awake): boolean => {
    crashes.push(...awake.crashes);
    views.push(flightBookingView(awake.actor.getSnapshot()));
    const fresh = sightsOf(awake).filter((sight) => !seen.has(sight));
    if (fresh.length === 0) return false;
    for (const sight of fresh) seen.add(sight);
    size += 1;
    for (const actor of actorsBelow(awake.actor)) {
      const snapshot = actor.getSnapshot();
      const { machine } = snapshot;
      if (!machine) continue;
      const found = states.get(machine.id) ?? new Set();
      states.set(machine.id, found);
      for (const node of snapshot._nodes) if (node.parent) found.add(node.path.join('.'));
    }
    return true;
  };

  const first = wake(null);
  visit(first);
  const queue = [first.actor.getPersistedSnapshot()];
  first.actor.stop();
  for (let kept = queue.shift(); kept; kept = queue.shift()) {
    const here = wake(kept);
    const inputs = inputsFor(here);
    if (inputs.length === 0) stuck.push(here.actor.getSnapshot().value);
    here.actor.stop();
    for (const input of inputs) {
      const there = wake(kept);
      await input(there);
      await settled();
      if (visit(there)) queue.push(there.actor.getPersistedSnapshot());
      there.actor.stop();
    }
  }
  return { size, views, states, crashes, stuck };
}

describe('all that can happen', async () => {
  const { size, views, states, crashes, stuck } = await walk();

  test('was walked through', () => {
    expect(size).toBeGreaterThan(100);
    expect(crashes).toEqual([]);
    expect(stuck).toEqual([]);
  });

  test('every view is one of the known kinds, and has an address', () => {
    expect(kindsOf(views)).toEqual(kindsOf(Object.values(fixtures.views)));
    for (const view of views) expect(PAGES).toContain(routeOf(view).indicatePage);
  });

  test('a question about the price always has the prices', () => {
    const asking = views.filter((view) => 'isPriceChanged' in view && view.isPriceChanged);
    expect(asking.length).toBeGreaterThan(0);
    for (const view of asking) expectFields(view, { 'problem.price': fixtures.problems.priceUp.price });
  });

  test('the way back is never shown or held without the way out', () => {
    for (const view of views) {
      if (view.kind === 'results' && view.path === 'returning')
        expect(view.selectedAvailables.departing).not.toBeNull();
      if (view.kind === 'results' && view.isHolding && view.search.type === 'twoWay') {
        expect(view.selectedAvailables).toEqual({ departing: fixtures.departing[0], returning: fixtures.returning[0] });
      }
    }
  });

  test('every page of an order names it', () => {
    for (const view of views) if ('orderId' in view) expect(view.orderId).toBe(ORDER_ID);
  });

  test.each([
    // Transient states are left at once and never observed.
    [flightBookingMachine, ['arriving', 'leaving']],
    [orderCheckoutMachine, ['arriving', 'held.arriving', 'left']],
    [resultsAgeMachine, ['arriving']],
    [flightSessionMachine, ['expired']],
    [paymentMachine, ['arriving', 'ended']],
    [orderIssueMachine, ['settled', 'unread']],
  ])('every state of $id is reached', (machine, passing) => {
    const all = pathsBelow(machine.root);
    const found = states.get(machine.id) ?? new Set();
    expect(all.filter((path) => !found.has(path))).toEqual(passing);
  });
});

const pathsBelow = (node: AnyStateNode): string[] => [
  ...(node.parent ? [node.path.join('.')] : []),
  ...Object.values(node.states).flatMap(pathsBelow),
];
