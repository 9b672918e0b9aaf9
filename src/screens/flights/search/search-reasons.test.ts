import { expect, test } from 'vitest';
import { type FlightSearch, searchProblems } from '#domain/flights/flight-search.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { searchProblemText } from '#src/copy/search-problems.ts';
import { fieldProblems } from '#src/screens/flights/field-problems.gen.ts';

const TODAY = '2026-12-01';
const good: FlightSearch = {
  type: 'twoWay',
  origin: 'THR',
  destination: 'SYZ',
  departing: '2026-12-05',
  returning: '2026-12-08',
  adult: 1,
  child: 0,
  infant: 0,
};

test.each<Partial<FlightSearch>>([
  { origin: '' },
  { origin: 'XXX' },
  { destination: '' },
  { destination: 'XXX' },
  { destination: 'THR' },
  { departing: '' },
  { departing: 'soon' },
  { departing: '2026-11-05' },
  { departing: '2036-12-05' },
  { returning: '2026-12-04' },
  { adult: 0 },
  { adult: 10 },
  { infant: 2 },
])('%o is refused with the words of its reason', (part) => {
  const reasons = Object.values(searchProblems({ ...good, ...part }, TODAY));
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) {
    expect(searchProblemText(reason, fieldProblems)).toBe(fieldProblemText(reason, '', fieldProblems));
    expect(searchProblemText(reason, fieldProblems)).not.toBe(searchProblemText('unheard of', fieldProblems));
  }
});
