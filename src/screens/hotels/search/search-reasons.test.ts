import { expect, test } from 'vitest';
import { type StaySearch, staySearchProblems } from '#domain/hotels/hotel-search.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { searchProblemText } from '#src/copy/search-problems.ts';
import { fieldProblems } from '#src/screens/hotels/field-problems.gen.ts';

const TODAY = '2026-12-01';
const room = { adults: [30], children: [] };
const good: StaySearch = {
  destination: { type: 'city', id: 'isfahan', name_en: 'Isfahan' },
  departing: '2026-12-05',
  returning: '2026-12-08',
  rooms: [room],
};

const WRONG: readonly Partial<StaySearch>[] = [
  { destination: null },
  { departing: '' },
  { departing: 'soon' },
  { departing: '2026-11-05' },
  { departing: '2036-12-05' },
  { returning: '' },
  { returning: '2026-12-05' },
  { returning: '2027-03-05' },
  { rooms: [] },
  { rooms: Array.from({ length: 20 }, () => room) },
  { rooms: [{ adults: [], children: [3] }] },
  { rooms: [{ adults: [30], children: [40] }] },
  { rooms: [{ adults: [3], children: [] }] },
  { rooms: [{ adults: Array.from({ length: 30 }, () => 30), children: [] }] },
];

test.each(WRONG)('%o is refused with the words of its reason', (part) => {
  const reasons = Object.values(staySearchProblems({ ...good, ...part }, TODAY));
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) {
    expect(searchProblemText(reason, fieldProblems)).toBe(fieldProblemText(reason, '', fieldProblems));
    expect(searchProblemText(reason, fieldProblems)).not.toBe(searchProblemText('unheard of', fieldProblems));
  }
});
