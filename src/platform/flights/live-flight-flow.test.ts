import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { orderInfoOf } from '#machines/core/order.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { availability, documents, oneWay, orders } from '#machines/flights/flight-booking/fixtures.ts';
import { memoryStorage } from '#src/platform/core/testing/memory-storage.ts';
import type { FlightOrder } from '#src/platform/flights/flight-order.ts';
import { createLiveFlow } from '#src/platform/flights/live-flight-flow.ts';

const unavailable = Response.json({ error: { code: 'unavailable', message: 'Busy' } }, { status: 503 });

function flowOf(order: FlightOrder, answers: Response[] = [], asked: string[] = []) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: 1000, retry: false } } });
  const fetch = async (input: RequestInfo | URL) => {
    const { method, url } = new Request(input);
    const { pathname, search } = new URL(url);
    asked.push(`${method} ${pathname.replace(order.orderId, 'ID')}${search}`);
    return answers.shift() ?? Response.error();
  };
  const context = { origin: 'https://safar.example', fetch, cache: { queryClient }, mayBeSignedIn: true, now: () => 0 };
  const clock = Object.assign(new VirtualClock(order.serverNow), { observe: () => {} });
  const input = {
    flowId: 'f',
    search: oneWay,
    route: { indicatePage: 'passengers', path: 'departing', orderId: order.orderId },
    results: null,
    order: orderInfoOf(order),
  } as const;
  const known = { search: oneWay, availability, order, documents: null };
  return createLiveFlow(context, input, clock, known, () => {});
}

test('while a flow lives, the cache drops none of its documents', () => {
  vi.useFakeTimers();
  const { flow, actor } = flowOf(orders.held);
  flow.start();
  vi.advanceTimersByTime(24 * 3_600_000);
  expectFields(flow.read(), { 'view.kind': 'passengers', order: orders.held, availability });
  actor.stop();
  vi.advanceTimersByTime(2000);
  expect(flow.read().order).toBe(null);
  vi.useRealTimers();
});

test.each([
  ['this tab left for the bank', '1', ['POST /api/orders/ID/payments/leave?ifUntouched=true']],
  ['another tab is at the bank', null, ['GET /api/orders/ID']],
])('while it is being paid and %s, the right question is asked', async (_, visit, expected) => {
  const storage = memoryStorage();
  if (visit) storage.setItem(`bank:${orders.paying.orderId}`, visit);
  vi.stubGlobal('sessionStorage', storage);
  const asked: string[] = [];
  const { flow, actor } = flowOf(orders.paying, [Response.json(orders.declined)], asked);
  flow.start();
  await vi.waitFor(() => expect(flow.read().view.kind).toBe('review'));
  expect(asked).toEqual(expected);
  actor.stop();
  vi.unstubAllGlobals();
});

test('tickets that could not be read say why, and are asked for again', async () => {
  const { flow } = flowOf(orders.issued, [unavailable, Response.json(documents.issued)]);
  flow.start();
  await vi.waitFor(() => expect(flow.read().problem?.code).toBe('unavailable'));
  flow.retry();
  await vi.waitFor(() => expectFields(flow.read(), { documents: documents.issued, problem: null }));
});

test('a page that joins a purchase that goes on starts nothing again', () => {
  const { flow, actor } = flowOf(orders.held);
  let heard = 0;
  const stop = actor.subscribe;
  actor.subscribe = ((...args: Parameters<typeof stop>) => {
    heard += 1;
    return stop.apply(actor, args);
  }) as typeof stop;
  flow.start();
  const first = heard;
  flow.start();
  expect(heard).toBe(first);
  actor.stop();
});
