import { expect, test } from 'vitest';
import { emptyDraft } from '#domain/core/passengers.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { createApi } from '#src/platform/core/api/api.ts';
import { createDraftStore, forgetDrafts } from '#src/platform/core/checkout/draft-store.ts';
import { keepNamesBeside } from '#src/platform/core/checkout/names-beside.ts';
import { memoryStorage } from '#src/platform/core/testing/memory-storage.ts';
import { flightDraft } from '#src/platform/flights/flight-draft.ts';

const ANNA = { ageClass: 'adult', title: 'MS', firstName: 'Anna', lastName: 'Keller', nationality: 'DE' } as const;
const JONAS = { ...ANNA, title: 'MR', firstName: 'Jonas' } as const;
const TWO = emptyDraft({ adult: 2, child: 0, infant: 0 });

/** A form of flights in this tab, which is empty on the server. */
function formIn(storage: Storage, shown = TWO) {
  const clock = new VirtualClock();
  const timer = { setTimeout: clock.setTimeout.bind(clock), clearTimeout: clock.clearTimeout.bind(clock) };
  const api = createApi('http://site.example', async () => new Response(null, { status: 204 }));
  const drafts = createDraftStore({ api, storage, timer, now: () => 1, product: 'flights' });
  return {
    drafts,
    namesIn: (orderId: string) =>
      drafts.recall(orderId, shown, flightDraft).passengers.map(({ firstName }) => firstName),
  };
}

test('the people of a booking fill the form of another product for as many of the same ages, until drafts are forgotten', () => {
  const storage = memoryStorage();
  keepNamesBeside([ANNA, JONAS], ['flights'], storage);
  expect(formIn(storage).namesIn('a')).toEqual(['Anna', 'Jonas']);
  for (const party of [
    { adult: 1, child: 0, infant: 0 },
    { adult: 1, child: 1, infant: 0 },
  ]) {
    const empty = emptyDraft(party);
    expect(formIn(memoryStorage(), empty).namesIn('b')).toEqual(empty.passengers.map(() => ''));
    keepNamesBeside([ANNA, JONAS], ['flights'], storage);
    expect(formIn(storage, empty).namesIn('b')).toEqual(empty.passengers.map(() => ''));
  }
  forgetDrafts(storage);
  expect(storage.length).toBe(0);
});

test('what was typed for a product stays, and no other product is filled', () => {
  const storage = memoryStorage();
  const { drafts } = formIn(storage);
  drafts.write('mine', { ...TWO, passengers: TWO.passengers.map((person) => ({ ...person, firstName: 'Helga' })) });
  keepNamesBeside([ANNA, JONAS], ['flights', 'hotels'], storage);
  expect(formIn(storage).namesIn('a')).toEqual(['Helga', 'Helga']);
  const other = memoryStorage();
  keepNamesBeside([ANNA, JONAS], ['hotels'], other);
  expect(formIn(other).namesIn('a')).toEqual(['', '']);
});
