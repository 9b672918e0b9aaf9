import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { euro } from '#domain/core/money.ts';
import { rates } from '#machines/card/card-calculator/fixtures.ts';
import { loadWish, wish } from '#machines/card/card-order/testing.ts';
import type { CardWish } from '#machines/card/card-order/types.ts';
import { cardOrderView } from '#machines/card/card-order/view.ts';
import { NOW, OTHER_ORDER_ID } from '#machines/core/testing/moment.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { wiredCardOrder } from '#src/platform/card/card-actors.ts';
import { keptQuote } from '#src/platform/card/card-quote.ts';
import { keepWish, keptWish, type TypedWish } from '#src/platform/card/card-wish-draft.ts';
import { createApi } from '#src/platform/core/api/api.ts';
import { createBankVisits } from '#src/platform/core/checkout/bank-visits.ts';
import { createDraftStore } from '#src/platform/core/checkout/draft-store.ts';
import { memoryStorage } from '#src/platform/core/testing/memory-storage.ts';
import { museumOrder } from '#src/platform/core/testing/museum.ts';

const typed: TypedWish = {
  arrival: { day: '5', month: '12', year: '2026' },
  to: 'desk',
  airport: 'IKA',
  hotel: '',
  city: '',
  stay: '',
  amount: '300',
  currency: 'EUR',
};
const quoteOf = (quote: string, until: number) => ({ rates, until, quote, serverNow: until - 600_000 });

/** A page of the wish, with a server that answers in turn. */
function start(answers: Response[]) {
  const asked: { readonly call: string; readonly key: string | null; readonly body: unknown }[] = [];
  const api = createApi('https://safar.example', async (request) => {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    asked.push({
      call: `${request.method} ${pathname}${search}`,
      key: request.headers.get('Idempotency-Key'),
      body: text === '' ? null : JSON.parse(text),
    });
    return answers.shift() ?? Response.error();
  });
  const storage = memoryStorage();
  const clock = Object.assign(new VirtualClock(NOW), { observe: vi.fn() });
  const machine = wiredCardOrder({
    ...{ api, clock, storage },
    queryClient: new QueryClient(),
    drafts: createDraftStore({ api, storage, timer: clock, now: () => NOW, product: 'card' }),
    visits: createBankVisits(storage),
    openPage: () => {},
    announce: () => {},
  });
  const actor = createActor(machine, {
    input: {
      flowId: 'visit-1',
      calculated: { amount: euro(300_00), balance: 0, quote: null, before: null },
      order: null,
      route: { indicatePage: 'results', orderId: null },
    },
    clock,
  }).start();
  const view = () => cardOrderView(actor.getSnapshot());
  const quoteIs = (kind: string) =>
    vi.waitFor(() => {
      const shown = view();
      expect(shown.kind === 'asking' && shown.quote.kind).toBe(kind);
    });
  return { actor, asked, clock, storage, view, quoteIs };
}

test('a rate is asked for with the one before, kept for the next page, and corrects the clock', async () => {
  const first = quoteOf('first', NOW + 600_000);
  const second = quoteOf('second', NOW + 1_200_000);
  const { actor, asked, clock, storage, quoteIs } = start([Response.json(first), Response.json(second)]);
  await quoteIs('held');
  expect(keptQuote(storage, NOW)).toEqual(first);
  clock.advanceTo(NOW + 600_000);
  await quoteIs('held');
  expect(keptQuote(storage, NOW + 600_000)).toEqual(second);
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/card/quotes', 'GET /api/card/quotes?quote=first']);
  expect(clock.observe.mock.calls.map(([{ serverNow }]) => serverNow)).toEqual([NOW, NOW + 600_000]);
  actor.stop();
});

test.each<[string, CardWish, readonly (string | null)[]]>([
  ['a new card', wish, [null, OTHER_ORDER_ID]],
  ['a load', loadWish, [OTHER_ORDER_ID, null]],
])(
  'what was typed for %s is forgotten once it is held, and not before',
  async (_, wished, [own = null, other = null]) => {
    const refused = Response.json({ error: { code: 'unavailable', message: 'Busy' } }, { status: 503 });
    const held = Response.json({ ...museumOrder, status: 'held', passengers: [] }, { status: 201 });
    const { actor, asked, storage, view, quoteIs } = start([
      Response.json(quoteOf('first', NOW + 600_000)),
      refused,
      held,
    ]);
    for (const card of [own, other]) keepWish(storage, card, '', typed);
    await quoteIs('held');
    const submit = async (until: () => void) => {
      actor.send({ type: 'wish.submit', wish: wished, faults: [] });
      await vi.waitFor(until);
    };
    await submit(() => expect(actor.getSnapshot().context.problem?.code).toBe('unavailable'));
    expect(keptWish(storage, own, '')).toEqual(typed);
    await submit(() => expect(view().kind).toBe('passengers'));
    expect([keptWish(storage, own, ''), keptWish(storage, other, '')]).toEqual([null, typed]);
    expect(asked.slice(1)).toEqual([
      { call: 'POST /api/card/holds', key: 'visit-1:hold:1', body: wished },
      { call: 'POST /api/card/holds', key: 'visit-1:hold:2', body: wished },
    ]);
    actor.stop();
  },
);
