import { expect, test } from 'vitest';
import { emptyGuests, guestPlaces } from '#domain/hotels/hotel-guests.ts';
import { hotelDraftFor } from '#machines/hotels/hotel-booking/documents.ts';
import { familyStay, stay } from '#machines/hotels/hotel-results/fixtures.ts';
import { hotelDraft } from '#src/platform/hotels/hotel-draft.ts';

const emptyFor = (rooms: typeof stay.rooms | typeof familyStay.rooms) =>
  emptyGuests(guestPlaces(rooms.map((party) => ({ party }))));

test('a draft is read as it was kept, and nothing else is', () => {
  const draft = hotelDraftFor(stay.rooms);
  expect(hotelDraft.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(() => hotelDraft.parse({ ...draft, passengers: [{ firstName: 'Anna' }] })).toThrow();
  expect(() => hotelDraft.parse({ ...draft, answers: { arrival: 17 } })).toThrow();
});

test('it is untouched until somebody types: the ages that were searched stand in it already', () => {
  const empty = emptyFor(familyStay.rooms);
  expect(hotelDraft.isUntouched(empty)).toBe(true);
  expect(hotelDraft.isUntouched({ ...empty, answers: { arrival: '17-18', wishes: '' } })).toBe(false);
  expect(hotelDraft.isUntouched({ ...empty, phone: '+49' })).toBe(false);
  expect(hotelDraft.isUntouched(hotelDraftFor(stay.rooms))).toBe(false);
});

test('it serves another order for as many adults and children in the same places', () => {
  expect(hotelDraft.isSameParty(hotelDraftFor(stay.rooms), emptyFor(stay.rooms))).toBe(true);
  expect(hotelDraft.isSameParty(hotelDraftFor(stay.rooms), emptyFor(familyStay.rooms))).toBe(false);
});
