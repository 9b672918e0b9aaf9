import { afterEach, expect, test, vi } from 'vitest';
import { type OrderInfo, orderInfoOf } from '#machines/core/order.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { tellSignedOut } from '#src/platform/accounts/signed-out.ts';
import type { OrderFlow } from '#src/platform/core/checkout/order-flow.ts';
import { createPurchase, createPurchases, isSamePurchase } from '#src/platform/core/checkout/purchases.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { museumOrder } from '#src/platform/core/testing/museum.ts';

type FlowView = { readonly view: { readonly kind: string; readonly held?: unknown } };
type Snapshot = { readonly status: string; readonly order: OrderInfo | null };

const OTHER = '0b8f7c52-7c3b-4f53-9f0e-000000000001';

function purchaseOf(order: OrderInfo | null, view: FlowView['view'] = { kind: 'passengers' }) {
  let snapshot: Snapshot = { status: 'active', order };
  let tellIt: ((now: Snapshot) => void) | undefined;
  const heard: OrderInfo[] = [];
  const actor = {
    getSnapshot: () => snapshot,
    subscribe: (changed: (now: Snapshot) => void) => {
      tellIt = changed;
    },
    stop: () => {
      snapshot = { ...snapshot, status: 'stopped' };
    },
    send: (event: { readonly order: OrderInfo }) => void heard.push(event.order),
  };
  const flow: OrderFlow<FlowView, string, string> = {
    clock: new VirtualClock(),
    read: () => ({ view }),
    subscribe: () => () => {},
    send: () => {},
    recallDraft: (_, shown) => shown,
    writeDraft: () => {},
    start: () => {},
    retry: () => {},
  };
  const move = (next: OrderInfo) => {
    snapshot = { ...snapshot, order: next };
    tellIt?.(snapshot);
  };
  return { purchase: createPurchase(actor, flow, ({ order: now }) => now), heard, move };
}

test('a page of the order that it has belongs to a purchase, and one of another order does not', () => {
  const { purchase } = purchaseOf(orderInfo('held'));
  expect(isSamePurchase(purchase, orderInfo('held'))).toBe(true);
  expect(isSamePurchase(purchase, orderInfo('held', { orderId: OTHER }))).toBe(false);
});

test.each([
  ['stock that was given up, of which this tab knew last that it was held', 'held', true],
  ['an order that was paid meanwhile has pages of its own', 'issued', false],
] as const)('while other stock is held: %s', (_, status, expected) => {
  const { purchase, move } = purchaseOf(orderInfo('held', { orderId: OTHER }));
  move(orderInfo('held'));
  expect(isSamePurchase(purchase, orderInfo(status, { orderId: OTHER }))).toBe(expected);
});

test('a page without an order belongs to a purchase that is not through, and to none that was stopped', () => {
  expect(isSamePurchase(purchaseOf(null, { kind: 'results', held: null }).purchase, null)).toBe(true);
  expect(isSamePurchase(purchaseOf(orderInfo('issued'), { kind: 'issued' }).purchase, null)).toBe(false);
  const { purchase } = purchaseOf(orderInfo('held'));
  purchase.stop();
  expect(isSamePurchase(purchase, orderInfo('held'))).toBe(false);
});

/** A browser page that can become visible again and receive messages of other tabs. */
function browser(answer: () => Response) {
  const asked: string[] = [];
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', document);
  const context: AppContext = {
    origin: 'https://safar.example',
    fetch: async (request) => {
      asked.push(new URL(request.url).pathname);
      return answer();
    },
    cache: {},
    mayBeSignedIn: true,
    now: () => 0,
  };
  const { purchase, heard } = purchaseOf(orderInfoOf(museumOrder));
  const purchases = createPurchases<FlowView, string, string>();
  let announce = (_orderId: string) => {};
  const make = (tell: typeof announce) => {
    announce = tell;
    return purchase;
  };
  purchases.enter(context, null, make).start();
  return { asked, heard, document, purchases, announce: (orderId: string) => announce(orderId) };
}

afterEach(() => vi.unstubAllGlobals());

test('another tab moved the order of this one: the server says how it stands, whatever was bought', async () => {
  const { asked, heard, announce } = browser(() => Response.json({ ...museumOrder, status: 'paying' }));
  const otherTab = new BroadcastChannel('safar:orders');
  const announced = new Promise((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data);
  });
  otherTab.postMessage(OTHER);
  otherTab.postMessage(museumOrder.orderId);
  await vi.waitFor(() => expect(heard).toEqual([orderInfoOf({ ...museumOrder, status: 'paying' })]));
  expect(asked).toEqual([`/api/orders/${museumOrder.orderId}`]);
  announce(museumOrder.orderId);
  expect(await announced).toBe(museumOrder.orderId);
  otherTab.close();
});

test('a tab that is looked at again asks for what it holds; offline it says nothing', async () => {
  const answers = [Response.error(), Response.json(museumOrder)];
  const { asked, heard, document } = browser(() => answers.shift() ?? Response.error());
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(heard).toEqual([orderInfoOf(museumOrder)]));
  expect(asked).toHaveLength(2);
});

test.each([
  ['nothing is held', null, true],
  ['stock is held', 'held', true],
  ['the hold ended', 'expired', true],
  ['the bank is asked', 'paying', false],
  ['papers are on their way', 'issuing', false],
  ['papers are there', 'issued', false],
] as const)('who logs out while %s', (_, status, isOver) => {
  const { purchase } = purchaseOf(status && orderInfo(status));
  const purchases = createPurchases<FlowView, string, string>();
  vi.stubGlobal('document', new EventTarget());
  const context = {} as AppContext;
  purchases.enter(context, null, () => purchase).start();
  tellSignedOut();
  expect([purchases.now() === null, purchase.isActive()]).toEqual([isOver, !isOver]);
});
