import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { cardAt } from '#machines/card/travel-card/fixtures.ts';
import { travelCardView } from '#machines/card/travel-card/view.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { createTape } from '#machines/trace/tape.ts';
import { writeTrace } from '#machines/trace/write-trace.ts';
import { cardLinesQuery, cardQuery, type TravelCard } from '#src/platform/card/card-queries.ts';
import { travelCard } from '#src/platform/card/testing/travel-card.ts';
import { emptyVault, standingOf, wiredTravelCard } from '#src/platform/card/travel-card-actors.ts';
import { createApi } from '#src/platform/core/api/api.ts';

const CODE = '481516';
const PIN = '2342';
const BASE = `/api/card/cards/${ORDER_ID}`;

/** A page that can be hidden, or left for another one. */
function stubPage() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const page = new EventTarget();
  vi.stubGlobal('document', document);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  return {
    hide: () => {
      document.visibilityState = 'hidden';
      document.dispatchEvent(new Event('visibilitychange'));
    },
    leave: () => page.dispatchEvent(new Event('pagehide')),
  };
}
let page = stubPage();
beforeEach(() => {
  page = stubPage();
});
afterEach(() => vi.unstubAllGlobals());

type Answers = Readonly<Record<string, unknown>>;

/** The machine with its real actors, on a tape, and a server that answers by path. */
function start(card: TravelCard = travelCard, answers: Answers = {}) {
  const asked: { readonly path: string; readonly body: unknown }[] = [];
  const known: Answers = {
    [`GET ${BASE}`]: card,
    [`POST ${BASE}/block`]: { ...card, state: 'blocked', allowed: ['unblock', 'replace', 'close'] },
    [`POST ${BASE}/code`]: { act: 'pin', emailMasked: 'a•••@example.org', endsAt: NOW + 120_000, serverNow: NOW },
    [`POST ${BASE}/pin`]: { pin: PIN, hideAt: NOW + 10_000, serverNow: NOW },
    ...answers,
  };
  const api = createApi('https://safar.example', async (request) => {
    const path = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.text();
    asked.push({ path, body: text === '' ? null : JSON.parse(text) });
    const answer = known[path];
    return answer === undefined
      ? Response.json({ error: { code: 'not_found', message: 'There is none.' } }, { status: 404 })
      : Response.json(await answer);
  });
  const clock = Object.assign(new VirtualClock(NOW), { observe: () => {} });
  const queryClient = new QueryClient();
  const vault = emptyVault();
  const input = { orderId: ORDER_ID, card: standingOf(card) };
  const machine = wiredTravelCard({ api, queryClient, clock }, vault);
  const { options, ...tape } = createTape(machine, { clock, input, keepsContexts: true });
  const actor = createActor(machine, { input, ...options }).start();
  const view = () => travelCardView(actor.getSnapshot());
  const taskIs = (kind: string | null) => vi.waitFor(() => expect(view().task?.kind ?? null).toBe(kind));
  const pinShown = async () => {
    actor.send({ type: 'act.ask', act: 'pin' });
    await taskIs('coding');
    vault.code = CODE;
    actor.send({ type: 'code.verify', faults: [] });
    await taskIs('pin');
  };
  return { api, actor, asked, clock, queryClient, vault, tape, view, taskIs, pinShown };
}

test('the machine knows no amount and no digit of the card', () => {
  expect(standingOf(travelCard)).toEqual(cardAt('active'));
  const paid = { ...travelCard.replacement, price: { amount: 20_00, currency: 'EUR' as const } };
  expect(standingOf({ ...travelCard, replacement: paid }).isReplacedFree).toBe(false);
});

test('code and PIN go from the page to the server and back, and stand nowhere else', async () => {
  const { actor, asked, queryClient, vault, tape, pinShown, taskIs } = start();
  await pinShown();
  expect(vault).toEqual({ code: '', pin: PIN });
  actor.send({ type: 'card.block' });
  await taskIs(null);
  expect(vault).toEqual({ code: '', pin: null });
  expect(asked).toEqual([
    { path: `POST ${BASE}/code`, body: { act: 'pin' } },
    { path: `POST ${BASE}/pin`, body: { code: CODE } },
    { path: `POST ${BASE}/block`, body: null },
  ]);
  const recorded = JSON.stringify([writeTrace(tape.recorded()), actor.getPersistedSnapshot()]);
  const cached = JSON.stringify(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  );
  for (const secret of [CODE, PIN])
    expect([recorded.includes(secret), cached.includes(secret)]).toEqual([false, false]);
  expect(recorded).toContain('"act":"pin"');
  expect([recorded.includes('4417'), recorded.includes('835186500'), cached.includes('835186500')]).toEqual([
    false,
    false,
    true,
  ]);
});

test('a PIN is forgotten after ten seconds, when the page is hidden, left or stopped', async () => {
  const ends: readonly ((one: ReturnType<typeof start>) => unknown)[] = [
    ({ clock }) => clock.advanceTo(NOW + 10_000),
    () => page.hide(),
    () => page.leave(),
    ({ actor }) => actor.stop(),
  ];
  for (const end of ends) {
    page = stubPage();
    const one = start();
    await one.pinShown();
    expect(one.vault.pin).toBe(PIN);
    end(one);
    expect(one.vault.pin).toBeNull();
  }
});

test('a PIN that comes to a page which is hidden already is not shown', async () => {
  const { actor, vault, taskIs } = start();
  actor.send({ type: 'act.ask', act: 'pin' });
  await taskIs('coding');
  page.hide();
  vault.code = CODE;
  actor.send({ type: 'code.verify', faults: [] });
  await taskIs(null);
  expect(vault).toEqual({ code: '', pin: null });
});

test('a PIN that comes after the card was blocked lies nowhere', async () => {
  const late = Promise.withResolvers<unknown>();
  const { actor, clock, view, vault, tape, taskIs } = start(travelCard, { [`POST ${BASE}/pin`]: late.promise });
  actor.send({ type: 'act.ask', act: 'pin' });
  await taskIs('coding');
  vault.code = CODE;
  actor.send({ type: 'code.verify', faults: [] });
  actor.send({ type: 'card.block' });
  await taskIs(null);
  late.resolve({ pin: PIN, hideAt: NOW + 10_000, serverNow: NOW });
  // An answer that was asked for later is here, so that one is, too.
  const before = tape.count();
  clock.advanceTo(NOW + 20_000);
  await vi.waitFor(() => expect(tape.count()).toBe(before + 2));
  expect([view().kind, vault.pin]).toEqual(['active', null]);
});

test.each([
  ['activate', 'activation', 'activating'],
  ['unblock', 'unblocking', 'blocked'],
  ['replace', 'replacement', 'active'],
] as const)('%s is asked of its own operation', async (act, path, state) => {
  const card = { ...travelCard, state, allowed: [act] };
  const { actor, asked, vault, taskIs } = start(card, { [`POST ${BASE}/${path}`]: travelCard });
  actor.send({ type: 'act.ask', act });
  await taskIs('coding');
  vault.code = CODE;
  actor.send({ type: 'code.verify', faults: [] });
  await taskIs(null);
  expect(asked.at(-1)).toEqual({ path: `POST ${BASE}/${path}`, body: { code: CODE } });
});

test('closing says where it goes and what the page promised', async () => {
  const closed = { ...travelCard, state: 'closed', allowed: [], balance: 0 };
  const { actor, asked, vault, view, taskIs } = start(travelCard, { [`POST ${BASE}/closing`]: closed });
  actor.send({ type: 'closing.ask', to: 'balance', expected: travelCard.left.toBalance });
  await taskIs('coding');
  vault.code = CODE;
  actor.send({ type: 'code.verify', faults: [] });
  await taskIs(null);
  expect(asked.at(-1)?.body).toEqual({ code: CODE, to: 'balance', expected: { amount: 259_47, currency: 'EUR' } });
  expect(view().kind).toBe('closed');
});

test('what a shop took is on the page with the next look, and the lines are asked for anew', async () => {
  const { api, clock, queryClient } = start({ ...travelCard, balance: 800_000_000 });
  const { queryKey } = cardLinesQuery(api, ORDER_ID);
  queryClient.setQueryData(cardQuery(api, ORDER_ID).queryKey, travelCard);
  queryClient.setQueryData(queryKey, { lines: [], next: null });
  clock.advanceTo(NOW + 20_000);
  const { queryKey: cardKey } = cardQuery(api, ORDER_ID);
  await vi.waitFor(() => expect(queryClient.getQueryData(cardKey)?.balance).toBe(800_000_000));
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
