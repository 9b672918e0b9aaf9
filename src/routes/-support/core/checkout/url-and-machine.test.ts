import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { sized } from '#domain/core/testing/sized.ts';
import { type OrderInfo, orderInfoOf } from '#machines/core/order.ts';
import { HELD_UNTIL, NOW } from '#machines/core/testing/moment.ts';
import { ok, problem, type Reply, Scripted } from '#machines/core/testing/scripted.ts';
import { searchOf } from '#machines/flights/flight-booking/context.ts';
import {
  departing,
  oneWay,
  orders,
  problems,
  returning,
  returnTrip,
} from '#machines/flights/flight-booking/fixtures.ts';
import { scriptedFlightBooking } from '#machines/flights/flight-booking/testing.ts';
import type { FlightBookingEvent } from '#machines/flights/flight-booking/types.ts';
import { flightBookingView } from '#machines/flights/flight-booking/view.ts';
import { randomOf } from '#machines/trace/testing/random.ts';
import { createPurchase, isSamePurchase, type Purchase } from '#src/platform/core/checkout/purchases.ts';
import { createTabFlow } from '#src/platform/core/checkout/tab-flow.ts';
import { subscribeTree } from '#src/platform/core/flow/actor-tree.ts';
import { type Browser, connectUrl, type Place } from '#src/platform/core/flow/url-bridge.ts';
import type { FlightFlowView } from '#src/platform/flights/flight-flow.ts';
import type { FlightOrder as Order } from '#src/platform/flights/flight-order.ts';
import { flowInput } from '#src/routes/-support/flights/flight-input.ts';
import { type FlightTarget, flightUrlMapping, targetOf } from '#src/routes/-support/flights/flight-url-mapping.ts';

// Simulates random visitors of a tab: history, page loads, the flow, the URL bridge and a server that knows the orders. Seeded, so that
// a failing visit can be repeated by its number.

const VISITS = sized(300, 1000);
const STEPS = 24;

const placeOf = ({ params, search }: FlightTarget): Place => {
  const named = 'orderId' in params ? `/flights/issue/${params.orderId}` : `/flights/${params.route}`;
  return { pathname: named, search };
};

// Providing actors parses the charts again, so all visitors share one world with a running clock.
const world = new Scripted(NOW);
const machine = scriptedFlightBooking(world);

class Server {
  readonly orders = new Map<string, Order>();

  place(isReturn: boolean, now: number, replaces: string | null): Order {
    if (replaces) this.set(replaces, 'cancelled');
    const orderId = `0198f0c0-0000-7000-8000-${String(this.orders.size + 1).padStart(12, '0')}`;
    const { item, lines, total, totals } = isReturn ? orders.held : orders.readyOneWay;
    const deadlineAt = now + (HELD_UNTIL - NOW);
    const order: Order = { ...orders.held, item, lines, total, totals, orderId, deadlineAt };
    this.orders.set(orderId, order);
    return order;
  }

  get(orderId: string): Order {
    const order = this.orders.get(orderId);
    if (!order) throw new Error(`There is no order ${orderId}`);
    return order;
  }

  set(orderId: string, status: Order['status'], more: Partial<Order> = {}): Order {
    const order = { ...this.get(orderId), status, ...more };
    this.orders.set(orderId, order);
    return order;
  }

  /** One of the possible answers of an actor. */
  reply(actor: string, input: unknown, pick: <T>(of: readonly T[]) => T, now: number): Reply {
    const {
      orderId = '',
      offerIds = [],
      replacesOrderId = null,
    } = input as {
      orderId?: string;
      offerIds?: readonly string[];
      replacesOrderId?: string | null;
    };
    const answerOf = (order: Order) => ok(orderInfoOf(order));
    // Releasing always succeeds for the user, even if the server misses it.
    if (actor !== 'releaseHold' && pick([1, 2, 3, 4, 5, 6, 7, 8]) === 1) return problem('unavailable');
    const order = orderId ? this.get(orderId) : null;
    const isOver = order !== null && order.deadlineAt <= now;
    switch (actor) {
      case 'search':
        return ok({ searchedAt: now, expiresAt: now + 600_000, departing: 13, returning: 6 });
      case 'placeHold':
        return pick([
          () => answerOf(this.place(offerIds.length > 1, now, replacesOrderId)),
          () => answerOf(this.place(offerIds.length > 1, now, replacesOrderId)),
          () => ({ problem: problems.soldOut }),
          () => ({ problem: problems.priceUp }),
        ])();
      case 'submitPassengers':
        if (isOver) return problem('hold_expired');
        return answerOf(this.set(orderId, 'awaitingPayment', { passengers: orders.ready.passengers }));
      case 'extendHold':
        if (isOver) return problem('hold_expired');
        return answerOf(
          this.set(orderId, this.get(orderId).status, { deadlineAt: this.get(orderId).deadlineAt + 300_000 }),
        );
      case 'holdAgain':
        return answerOf(this.set(orderId, 'held', { deadlineAt: now + (HELD_UNTIL - NOW) }));
      case 'releaseHold':
        this.set(orderId, 'cancelled');
        return ok();
      case 'startPayment':
        if (isOver) return problem('hold_expired');
        this.set(orderId, 'paying');
        return ok({ redirectUrl: 'https://bank.example' });
      case 'openBankPage':
        return ok();
      case 'leavePayment':
        return answerOf(this.set(orderId, 'paymentFailed', { payment: orders.declined.payment }));
      case 'readOrder': {
        const next = { paying: ['paying', 'paid', 'paymentFailed'], paid: ['paid', 'issued'] } as const;
        const { status } = this.get(orderId);
        const status2 = status === 'paying' || status === 'paid' ? pick<Order['status']>(next[status]) : status;
        return answerOf(this.set(orderId, status2));
      }
      default:
        throw new Error(`Nobody answers ${actor}`);
    }
  }
}

class Tab {
  readonly server = new Server();
  readonly pick: <T>(of: readonly T[]) => T;
  readonly entries: Place[] = [];
  readonly said: string[] = [];
  #at = -1;
  #onShown: (() => void)[] = [];
  #tab = createTabFlow<Parts['flow'], Parts>();
  #page: { orderId: string | null; parts: Parts; stop: () => void } | null = null;
  #visits = 0;
  now = world.clock.now();

  constructor(seed: number) {
    const next = randomOf(seed);
    this.pick = (of) => of[Math.floor(next() * of.length)] as (typeof of)[number];
  }

  get place(): Place {
    return this.entries[this.#at] as Place;
  }
  get parts(): Parts {
    if (!this.#page) throw new Error('No page is open');
    return this.#page.parts;
  }
  get flowView(): FlightFlowView {
    return this.parts.flow.read();
  }

  close(): void {
    this.#page?.stop();
    this.#page?.parts.stop();
    this.#page = null;
  }

  /** A page load: only the history remains. */
  load(place: Place, isReplace = false): void {
    this.close();
    this.#onShown = [];
    this.#tab = createTabFlow();
    this.#enter(place, isReplace);
    this.#show();
  }

  #enter(place: Place, isReplace: boolean): void {
    if (!isReplace || this.#at < 0) {
      this.entries.splice(this.#at + 1);
      this.#at += 1;
    }
    this.entries[this.#at] = place;
  }

  /** The router shows a page: loader data, its flow and the bridge. */
  #show(): void {
    const shown = flightUrlMapping.read(this.place);
    if (!shown) throw new Error('A page of the flow');
    const { orderId } = shown.route;
    const order = (orderId && this.server.orders.get(orderId)) || null;
    if (!this.#page || this.#page.orderId !== (order?.orderId ?? null)) {
      const search = order ? (order.item.type === 'twoWay' ? returnTrip : oneWay) : (shown.search ?? oneWay);
      const data = {
        search,
        problems: {},
        today: '2026-11-20',
        now: this.now,
        availability: null,
        order,
        draft: null,
        isOrderLost: false,
        isFromServer: true,
      };
      const input = flowInput(data, shown.route.indicatePage, shown.url);
      let made: Parts | undefined;
      const flow = this.#tab.enter(
        (live) => isSamePurchase(live, input.order),
        () => {
          this.#visits += 1;
          made = this.#make({ ...input, flowId: `visit-${this.#visits}` });
          return made;
        },
      );
      // A render that React discards creates an unused flow.
      flow.start();
      const parts = made ?? (this.#tab.now() as Parts);
      if (this.#page?.parts !== parts) {
        this.#page?.stop();
        this.#onShown = [];
        this.#page = { orderId: order?.orderId ?? null, parts, stop: () => {} };
        this.#page.stop = connectUrl(parts.flow, this.#browser(), flightUrlMapping, () => {});
        return;
      }
      this.#page.orderId = order?.orderId ?? null;
    }
    for (const listener of [...this.#onShown]) listener();
  }

  #browser(): Browser<FlightTarget> {
    return {
      latest: () => this.place,
      shown: () => this.place,
      go: (target, { replace }) => {
        if (this.#pending) this.said.push('One move leads to two addresses');
        this.#enter(placeOf(target), replace);
        this.#pending = true;
      },
      onShown: (listener) => {
        this.#onShown.push(listener);
        return () => {
          this.#onShown = this.#onShown.filter((one) => one !== listener);
        };
      },
    };
  }

  #pending = false;
  /** Completes the pending navigation, which may redirect. */
  arrive(): void {
    for (let turns = 0; this.#pending; turns += 1) {
      if (turns > 20) throw new Error(`Address and machine never agree: ${JSON.stringify(this.place)}`);
      this.#pending = false;
      this.#show();
    }
  }

  #make(input: ReturnType<typeof flowInput>): Parts {
    const actor = createActor(machine, { input, clock: world.clock });
    const read = (): FlightFlowView => ({
      view: flightBookingView(actor.getSnapshot()),
      search: searchOf(actor.getSnapshot().context),
      availability: null,
      order: null,
      documents: null,
      problem: null,
    });
    const flow = {
      clock: world.clock,
      read,
      subscribe: (changed: () => void) => subscribeTree(actor, changed),
      send: (event: FlightBookingEvent) => actor.send(event),
      recallDraft: (_: string, shown: never) => shown,
      writeDraft: () => {},
      retry: () => {},
      start: () => void actor.start(),
    };
    actor.subscribe({ error: (error) => this.said.push(String(error)) });
    return { ...createPurchase(actor, flow, ({ context }) => context.confirmInfo), actor };
  }

  papers(): Place[] {
    const paid = [...this.server.orders.values()].filter(({ status }) => status === 'paid' || status === 'issued');
    return paid.map(({ orderId }) => ({ pathname: `/flights/issue/${orderId}`, search: {} }));
  }

  move(by: -1 | 1): void {
    if (!this.entries[this.#at + by]) return;
    this.#at += by;
    this.#show();
    this.arrive();
  }

  /** A client-side navigation. */
  follow(place: Place): void {
    this.#enter(place, false);
    this.#show();
    this.arrive();
  }

  click(event: FlightBookingEvent): void {
    this.parts.flow.send(event);
    this.arrive();
  }

  async answer(): Promise<void> {
    const actor = world.pending()[0];
    if (!actor) return;
    const input = world.calls.filter((call) => call.actor === actor).at(-1)?.input;
    await world.settle(actor, this.server.reply(actor, input, this.pick, this.now));
    this.arrive();
  }

  wait(ms: number): void {
    this.now += ms;
    for (const order of this.server.orders.values()) {
      const isOver =
        order.deadlineAt <= this.now && ['held', 'awaitingPayment', 'paymentFailed'].includes(order.status);
      if (isOver) this.server.set(order.orderId, 'expired');
    }
    world.clock.advanceTo(this.now);
    this.arrive();
  }
}

type Parts = Purchase<FlightFlowView, FlightBookingEvent, never> & {
  readonly actor: ReturnType<typeof createActor<typeof machine>>;
};

function offersOf({ view }: FlightFlowView): FlightBookingEvent[] {
  switch (view.kind) {
    case 'results':
      return [
        { type: 'search.submit', search: oneWay },
        { type: 'search.submit', search: returnTrip },
        ...[...departing.slice(0, 2), ...returning.slice(0, 2)].map(
          (offer): FlightBookingEvent => ({ type: 'offer.choose', offer }),
        ),
        { type: 'path.change', path: 'departing' },
        ...(view.isPriceChanged ? ([{ type: 'price.accept' }, { type: 'price.reject' }] as const) : []),
        ...(view.held
          ? ([
              { type: 'step.visit', step: 'passengers' },
              { type: 'hold.release' },
              { type: 'session.extend' },
            ] as const)
          : []),
      ];
    case 'passengers':
      return [
        { type: 'passengers.submit' },
        { type: 'passengers.submit' },
        { type: 'step.visit', step: 'results' },
        { type: 'session.extend' },
      ];
    case 'review':
      return [
        { type: 'payment.start', intent: { total: orders.ready.total, cancelPackage: false } },
        { type: 'step.visit', step: 'passengers' },
        { type: 'step.visit', step: 'results' },
        { type: 'bank.returned' },
      ];
    case 'expired':
      return [
        { type: 'hold.again' },
        { type: 'step.visit', step: 'results' },
        ...(view.isPriceChanged ? ([{ type: 'price.accept' }, { type: 'price.reject' }] as const) : []),
      ];
    case 'verifying':
      return [{ type: 'payment.leave' }, { type: 'bank.returned' }];
    case 'resuming':
      return [{ type: 'order.retry' }];
    default:
      return [{ type: 'bank.returned' }];
  }
}

const orderIn = ({ view }: FlightFlowView): string | null =>
  'orderId' in view ? view.orderId : view.kind === 'results' ? (view.held?.orderId ?? null) : null;

const list = targetOf({ indicatePage: 'results', path: 'departing', orderId: null }, oneWay, undefined, {
  route: { indicatePage: 'results', path: 'departing', orderId: null },
  search: oneWay,
  url: {},
});

async function visit(seed: number): Promise<string[]> {
  world.calls.length = 0;
  const tab = new Tab(seed);
  const faults: string[] = [];
  const updates: OrderInfo[] = [];
  tab.load(placeOf(list));
  tab.arrive();
  for (let step = 0; step < STEPS; step += 1) {
    const before = orderIn(tab.flowView);
    const known = [...tab.server.orders.keys()];
    const deed = tab.pick([
      'click',
      'click',
      'click',
      'answer',
      'answer',
      'answer',
      'back',
      'forward',
      'reload',
      'link',
      'inside',
      'tab',
      'late',
      'wait',
    ] as const);
    let isFresh = false;
    if (deed === 'click') tab.click(tab.pick(offersOf(tab.flowView)));
    if (deed === 'answer') await tab.answer();
    if (deed === 'back') tab.move(-1);
    if (deed === 'forward') tab.move(1);
    if (deed === 'reload' || deed === 'link') {
      const places = [tab.place, ...tab.entries];
      tab.load(deed === 'reload' ? tab.place : tab.pick(places), deed === 'reload');
      tab.arrive();
      isFresh = true;
    }
    if (deed === 'inside') tab.follow(tab.pick([...tab.entries, ...tab.papers()]));
    if (deed === 'late') {
      // Requested when the tab became visible; by the time of the answer it may hold another order.
      for (const order of updates.splice(0)) tab.click({ type: 'order.arrived', order });
      if (before) updates.push(orderInfoOf(tab.server.get(before)));
    }
    if (deed === 'tab' && before) {
      const { status } = tab.server.get(before);
      if (['held', 'awaitingPayment'].includes(status)) {
        const next = tab.server.set(before, tab.pick([status, 'paying'] as const));
        tab.click({ type: 'order.arrived', order: orderInfoOf(next) });
      }
    }
    if (deed === 'wait') tab.wait(tab.pick([1000, 60_000, 600_000]));

    const shown = flightUrlMapping.read(tab.place);
    const where = `visit ${seed}, step ${step} (${deed})`;
    if (!shown || !flightUrlMapping.isThere(tab.flowView, shown)) {
      faults.push(`${where}: ${JSON.stringify(tab.place)} is not the address of ${JSON.stringify(tab.flowView.view)}`);
    }
    const held = before && known.includes(before) ? tab.server.get(before) : null;
    const isHeld = held && ['held', 'awaitingPayment', 'paymentFailed'].includes(held.status);
    if (isHeld && !isFresh && orderIn(tab.flowView) !== before) {
      faults.push(`${where}: the hold of ${before} is lost: ${JSON.stringify(tab.flowView.view)}`);
    }
    faults.push(...tab.said.splice(0).map((error) => `${where}: ${error}`));
    if (faults.length > 0) break;
  }
  tab.close();
  return faults;
}

test(`${VISITS} random visits: the address always tells the view, and no hold is lost`, async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const faults: string[] = [];
  for (let seed = 1; seed <= VISITS && faults.length < 5; seed += 1) faults.push(...(await visit(seed)));
  warn.mockRestore();
  expect(faults).toEqual([]);
}, 120_000);
