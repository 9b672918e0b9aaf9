import { expect, test } from 'vitest';
import { mergeDrafts } from '#domain/core/merge-drafts.ts';
import { emptyDraft, type PassengerDraft } from '#domain/core/passengers.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { keepPrefill } from '#src/platform/accounts/prefill.ts';
import { createApi } from '#src/platform/core/api/api.ts';
import { createDraftStore, forgetDrafts } from '#src/platform/core/checkout/draft-store.ts';
import { typedContact } from '#src/platform/core/checkout/typed-contact.ts';
import { memoryStorage } from '#src/platform/core/testing/memory-storage.ts';
import { flightDraft } from '#src/platform/flights/flight-draft.ts';

const ORDER = '0b8f7c52-7c3b-4f53-9f0e-2f0a3a5d1c11';
const EMPTY = emptyDraft({ adult: 1, child: 0, infant: 0 });
const typed = (email: string): PassengerDraft => ({ ...EMPTY, email });

/** A server with scripted answers and a manual clock. */
function setUp(storage = memoryStorage(), statuses: number[] = [], product = 'flights') {
  const sent: string[] = [];
  const api = createApi('http://site.example', async (request) => {
    sent.push(((await request.json()) as PassengerDraft).email);
    return new Response(null, { status: statuses.shift() ?? 204 });
  });
  const clock = new VirtualClock();
  const timer = { setTimeout: clock.setTimeout.bind(clock), clearTimeout: clock.clearTimeout.bind(clock) };
  return { drafts: createDraftStore({ api, storage, timer, now: () => 1, product }), sent, clock, storage };
}

test('keystrokes are sent once, when they pause', async () => {
  const { drafts, sent, clock } = setUp();
  for (const email of ['a', 'an', 'ann']) drafts.write(ORDER, typed(email));
  clock.advanceTo(599);
  expect(sent).toEqual([]);
  clock.advanceTo(600);
  await drafts.flush(ORDER);
  expect(sent).toEqual(['ann']);
});

test('flush sends what waits, and nothing twice', async () => {
  const { drafts, sent, clock } = setUp();
  drafts.write(ORDER, typed('ann'));
  await drafts.flush(ORDER);
  await drafts.flush(ORDER);
  clock.advanceTo(5000);
  expect(sent).toEqual(['ann']);
});

test('after a crash the tab knows what the server was not told', () => {
  const { drafts, storage } = setUp();
  drafts.write(ORDER, typed('ann@example.org'));
  const afterCrash = setUp(storage).drafts;
  expect(afterCrash.recall(ORDER, typed('an'), flightDraft)).toEqual(typed('ann@example.org'));
});

test('of two tabs each sends what it typed since it last read or saved, and shows after a reload what both typed', async () => {
  const server: { draft: PassengerDraft } = { draft: EMPTY };
  const api = createApi('http://site.example', async (request) => {
    const { began, ...mine } = (await request.json()) as PassengerDraft & { readonly began: PassengerDraft };
    server.draft = mergeDrafts(server.draft, began, mine);
    return new Response(null, { status: 204 });
  });
  const clock = new VirtualClock();
  const timer = { setTimeout: clock.setTimeout.bind(clock), clearTimeout: clock.clearTimeout.bind(clock) };
  const open = (storage: Storage) => {
    const drafts = createDraftStore({ api, storage, timer, now: () => 1, product: 'flights' });
    return { drafts, shown: drafts.recall(ORDER, server.draft, flightDraft) };
  };
  const storage = memoryStorage();
  const [one, other] = [open(storage), open(memoryStorage())];
  one.drafts.write(ORDER, { ...EMPTY, email: 'ann' });
  other.drafts.write(ORDER, { ...EMPTY, phone: '1' });
  await one.drafts.flush(ORDER);
  await other.drafts.flush(ORDER);
  expect(server.draft).toEqual({ ...EMPTY, email: 'ann', phone: '1' });
  // The other one corrects what the first typed; the first goes on, and has not seen it.
  const third = open(memoryStorage());
  third.drafts.write(ORDER, { ...third.shown, email: 'ben' });
  await third.drafts.flush(ORDER);
  one.drafts.write(ORDER, { ...EMPTY, email: 'ann', passengers: typed('').passengers });
  await one.drafts.flush(ORDER);
  expect(server.draft).toEqual({ ...EMPTY, email: 'ben', phone: '1' });
  // Typed, and not saved before the reload.
  one.drafts.write(ORDER, { ...EMPTY, email: 'ann', phone: '2' });
  const reloaded = open(storage);
  expect(reloaded.shown).toEqual({ ...EMPTY, email: 'ben', phone: '2' });
  // Nothing is typed between two reloads.
  expect(open(storage).shown).toEqual({ ...EMPTY, email: 'ben', phone: '2' });
});

test('a draft in a shape of long ago is not trusted', () => {
  const storage = memoryStorage();
  storage.setItem(`draft:${ORDER}`, '{"passengers":"none"}');
  expect(setUp(storage).drafts.recall(ORDER, EMPTY, flightDraft)).toEqual(EMPTY);
});

test('other flights for the same people begin with what was typed; for another party they do not', () => {
  const { drafts } = setUp();
  const family = emptyDraft({ adult: 1, child: 1, infant: 0 });
  drafts.write('0b8f7c52-7c3b-4f53-9f0e-000000000000', typed('ann'));
  expect(drafts.recall(ORDER, EMPTY, flightDraft)).toEqual(typed('ann'));
  expect(drafts.recall('0b8f7c52-7c3b-4f53-9f0e-000000000001', family, flightDraft)).toBe(family);
});

test('what was typed for one product is not in the form of another one, and a sign-up knows the contact of either', () => {
  const { drafts, storage } = setUp();
  const museum = setUp(storage, [], 'museum').drafts;
  museum.write('0b8f7c52-7c3b-4f53-9f0e-000000000003', typed('ann@example.org'));
  expect(drafts.recall(ORDER, EMPTY, flightDraft)).toBe(EMPTY);
  expect(typedContact(storage).email).toBe('ann@example.org');
});

test('an order that ends takes nothing of another one along', () => {
  const { drafts, storage } = setUp();
  const museum = setUp(storage, [], 'museum').drafts;
  const [museumVisit, before] = ['0b8f7c52-7c3b-4f53-9f0e-000000000003', '0b8f7c52-7c3b-4f53-9f0e-000000000004'];
  museum.write(museumVisit, typed('ben'));
  drafts.write(before, typed('an'));
  drafts.write(ORDER, typed('ann'));
  drafts.forget(before);
  museum.forget(museumVisit);
  expect(setUp(storage).drafts.recall('0b8f7c52-7c3b-4f53-9f0e-000000000005', EMPTY, flightDraft)).toEqual(
    typed('ann'),
  );
});

test('a refused save does not stop the next one', async () => {
  const { drafts, sent } = setUp(memoryStorage(), [503]);
  drafts.write(ORDER, typed('a'));
  await drafts.flush(ORDER);
  drafts.write(ORDER, typed('ann'));
  await drafts.flush(ORDER);
  expect(sent).toEqual(['a', 'ann']);
});

test('nothing typed stays after it is forgotten', () => {
  const { drafts, storage } = setUp();
  drafts.write(ORDER, typed('ann'));
  drafts.forget(ORDER);
  expect([drafts.read(ORDER), storage.length]).toEqual([undefined, 0]);
});

test('contact fields that are empty begin with those of a sign-up in this tab', () => {
  const { drafts, storage } = setUp();
  const anna = { email: 'anna@example.org', phone: '+49 151 23456789' };
  keepPrefill(anna, storage, 0);
  expect(drafts.recall(ORDER, EMPTY, flightDraft)).toEqual({ ...EMPTY, ...anna });
  const other = '0b8f7c52-7c3b-4f53-9f0e-000000000002';
  expect(drafts.recall(other, typed('ben@example.org'), flightDraft)).toEqual({
    ...typed('ben@example.org'),
    phone: anna.phone,
  });
});

test('a sign-up knows the contact that was typed, and after a log-out nobody does', () => {
  const { drafts, storage } = setUp();
  expect(typedContact(storage)).toEqual({ email: '', phone: '' });
  drafts.write(ORDER, { ...EMPTY, email: 'anna@example.org', phone: '+49 151 23456789' });
  storage.setItem('safar:other', 'stays');
  expect(typedContact(storage)).toEqual({ email: 'anna@example.org', phone: '+49 151 23456789' });
  forgetDrafts(storage);
  expect([typedContact(storage), storage.length]).toEqual([{ email: '', phone: '' }, 1]);
});
