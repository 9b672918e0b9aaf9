import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { assign, setup } from 'xstate';
import { NOW } from '#machines/core/testing/moment.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { orders } from '#machines/flights/flight-booking/fixtures.ts';
import { createApi } from '#src/platform/core/api/api.ts';
import { type OrderCore, orderQuery } from '#src/platform/core/api/queries.ts';
import { createOrderFlow } from '#src/platform/core/checkout/order-flow.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { type MuseumOrder, museumOrder } from '#src/platform/core/testing/museum.ts';

type Context = { readonly kind: string; readonly orderId: string };

const machine = setup({
  types: {
    context: {} as Context,
    events: {} as { readonly type: 'show'; readonly kind: string } | { readonly type: 'close' },
    input: {} as Context,
  },
}).createMachine({
  id: 'museumVisit',
  context: ({ input }) => input,
  initial: 'open',
  states: { open: { on: { close: 'closed' } }, closed: { type: 'final' } },
  on: { show: { actions: assign(({ event }) => ({ kind: event.kind })) } },
});

const museumOrderOf = (order: OrderCore): MuseumOrder | null =>
  'product' in order && order.product === 'museum' ? (order as MuseumOrder) : null;

const NO_HALLS: readonly string[] = [];
const HALLS = ['carpets', 'tools'];

/** The flow of the museum product, with scripted server answers. */
function flowOf(answers: Response[], kind = 'review') {
  const asked: string[] = [];
  const forgotten: string[] = [];
  const api = createApi('https://safar.example', async ({ url }) => {
    asked.push(new URL(url).pathname.replace(museumOrder.orderId, 'ID'));
    return answers.shift() ?? Response.error();
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const clock = Object.assign(new VirtualClock(NOW), { observe: () => {} });
  const flow = createOrderFlow({
    api,
    queryClient,
    clock,
    actor: createFlow(machine, { input: { kind, orderId: museumOrder.orderId }, clock }),
    drafts: {
      recall: (_, shown: string) => shown,
      write: () => {},
      forget: (orderId) => void forgotten.push(orderId),
    },
    viewOf: ({ context }) =>
      context.kind === 'list'
        ? { kind: context.kind, held: { orderId: context.orderId } }
        : { kind: context.kind, orderId: context.orderId },
    orderOf: museumOrderOf,
    moreOf: ({ context }) => ({ halls: context.kind === 'halls' ? HALLS : NO_HALLS }),
    keysOf: ({ halls }) => halls.map((hall) => ['hall', hall]),
  });
  return { flow, asked, forgotten, queryClient, key: orderQuery(api, museumOrder.orderId).queryKey };
}

const papers = {
  orderId: museumOrder.orderId,
  reference: museumOrder.reference,
  issuedAt: NOW,
  papers: [{ position: 0, kind: 'entry', number: 'M-20481', holder: null }],
};

test('an order of any product is read, and its papers when there are some', async () => {
  const { flow, asked, forgotten } = flowOf([Response.json(museumOrder), Response.json(papers)]);
  flow.start();
  await vi.waitFor(() => expect(flow.read().order).toEqual(museumOrder));
  flow.send({ type: 'show', kind: 'issued' });
  await vi.waitFor(() => expect(flow.read().documents).toEqual(papers));
  expect(asked).toEqual(['/api/orders/ID', '/api/orders/ID/documents']);
  expect(new Set(forgotten)).toEqual(new Set([museumOrder.orderId]));
});

test('an order of another product is not there on the pages of this one', async () => {
  const { flow, asked } = flowOf([Response.json({ ...orders.held, orderId: museumOrder.orderId })]);
  flow.start();
  await vi.waitFor(() => expect(flow.read().problem?.code).toBe('not_found'));
  expect(flow.read().order).toBeNull();
  expect(asked).toEqual(['/api/orders/ID']);
});

test('what is held while the list shows is known there too, and not asked for', () => {
  const { flow, asked, queryClient, key } = flowOf([], 'list');
  flow.start();
  expect(flow.read().order).toBeNull();
  queryClient.setQueryData([...key], museumOrder);
  expect(flow.read().order?.holdSeconds).toBe(600);
  expect(asked).toEqual([]);
});

test('a picture stays the same object until something in it changes', async () => {
  const { flow, queryClient, key } = flowOf([Response.json(museumOrder)]);
  flow.start();
  await vi.waitFor(() => expect(flow.read().order).toEqual(museumOrder));
  const before = flow.read();
  flow.send({ type: 'show', kind: 'review' });
  expect(flow.read()).toBe(before);
  queryClient.setQueryData([...key], { ...museumOrder, version: 3 });
  expect(flow.read()).not.toBe(before);
  expect(flow.read().view).toBe(before.view);
});

test('every document that is shown is observed, however many there were at first, until the flow ends', () => {
  const { flow, queryClient } = flowOf([], 'list');
  for (const hall of HALLS) queryClient.setQueryData(['hall', hall], hall);
  const observers = () =>
    HALLS.map((hall) =>
      queryClient
        .getQueryCache()
        .find({ queryKey: ['hall', hall] })
        ?.getObserversCount(),
    );
  flow.start();
  expect(observers()).toEqual([0, 0]);
  flow.send({ type: 'show', kind: 'halls' });
  expect(observers()).toEqual([1, 1]);
  flow.send({ type: 'show', kind: 'list' });
  expect(observers()).toEqual([0, 0]);
  flow.send({ type: 'show', kind: 'halls' });
  flow.send({ type: 'close' });
  expect(observers()).toEqual([0, 0]);
});
