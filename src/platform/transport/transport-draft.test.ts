import { expect, test } from 'vitest';
import { emptyDraft, type PassengerDraft } from '#domain/core/passengers.ts';
import { transportDraft } from '#src/platform/transport/transport-draft.ts';

type Title = PassengerDraft['passengers'][number]['title'];
const draftOf = (...titles: readonly Title[]): PassengerDraft => {
  const empty = emptyDraft({ adult: titles.length, child: 0, infant: 0 });
  return { ...empty, passengers: empty.passengers.map((one, at) => ({ ...one, title: titles[at] ?? '' })) };
};

test('names go over to another choice of places only where women and men stand at the same positions', () => {
  const typed = draftOf('MS', 'MR');
  expect(transportDraft.isSameParty(typed, draftOf('MS', 'MR'))).toBe(true);
  expect(transportDraft.isSameParty(typed, draftOf('MS', 'MS'))).toBe(false);
  expect(transportDraft.isSameParty(typed, draftOf('MR', 'MS'))).toBe(false);
  expect(transportDraft.isSameParty(typed, draftOf('MS'))).toBe(false);
});

test('a ride asks for no title: the name goes over', () => {
  expect(transportDraft.isSameParty(draftOf('MS'), draftOf(''))).toBe(true);
});
