import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { euro } from '#domain/core/money.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import type { OrderCore } from '#src/platform/core/api/queries.ts';
import { isWatched } from '#src/platform/core/checkout/is-watched.ts';
import { orderWatchInput, wiredOrderWatch } from '#src/platform/core/checkout/order-watch.ts';
import { museumOrder } from '#src/platform/core/testing/museum.ts';

const toCard = { toCard: euro(700), toBalance: euro(0) };
const asked = { cause: 'asked', askedAt: NOW, sum: euro(700), cardBy: null } as const;
const waits = { ...asked, agreedAt: null, back: null, cardSentAt: null } as const;
const agreed = { ...asked, agreedAt: NOW, back: toCard, cardSentAt: null };
const sent = { ...agreed, cardSentAt: NOW, cardBy: '2026-12-03' };
const toBalance = { ...agreed, back: { toCard: euro(0), toBalance: euro(700) } };

const orderWith = (of: Partial<OrderCore>): OrderCore => ({ ...museumOrder, status: 'partiallyCancelled', ...of });

test.each<[string, boolean, Partial<OrderCore>]>([
  ['valid, and nothing goes back', false, { status: 'issued' }],
  ['the supplier is asked', true, { status: 'cancelRequested' }],
  ['it could not be issued', true, { status: 'refunding' }],
  ['a part was asked back', true, { refunds: [waits] }],
  ['its card waits', true, { refunds: [sent, agreed] }],
  ['all is sent', false, { refunds: [sent, sent] }],
  ['all is on the balance', false, { refunds: [toBalance] }],
])('%s: the page asks on, %s', (_, isAsked, of) => {
  expect(isWatched(orderWith(of))).toBe(isAsked);
});

test('the page reads again what changed, and nothing is asked any more when the money is sent', async () => {
  const clock = new VirtualClock(NOW);
  const answers = [waits, waits, agreed, sent].map((refund) => orderWith({ refunds: [refund] }));
  let polls = 0;
  let refreshed = 0;
  const fetch = async () => Response.json(answers[polls++]);
  const api = apiOf({ origin: 'https://safar.example', fetch, cache: {}, mayBeSignedIn: false, now: () => NOW });
  const shown = orderWith({ refunds: [waits] });
  const refresh = async () => {
    refreshed += 1;
  };
  const actor = createActor(wiredOrderWatch({ api, clock, refresh }, shown), { clock, input: orderWatchInput(shown) });
  actor.start();
  for (const [asks, reads] of [
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 2],
  ] as const) {
    clock.advanceTo(clock.now() + 15_000);
    await vi.waitFor(() => expect([polls, actor.getSnapshot().matches('asking')]).toEqual([asks, false]));
    expect(refreshed).toBe(reads);
  }
  expect(actor.getSnapshot().status).toBe('done');
});
