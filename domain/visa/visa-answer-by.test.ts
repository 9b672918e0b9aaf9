import { expect, test } from 'vitest';
import { visaAnswerBy } from '#domain/visa/visa-answer-by.ts';

test.each([
  ['two weeks while the arrival is far', '2026-12-01', '2027-02-01', '2026-12-15'],
  ['two days before the arrival when that is sooner', '2026-12-01', '2026-12-12', '2026-12-10'],
  ['three days however near the arrival is', '2026-12-01', '2026-12-04', '2026-12-04'],
  ['three days also on the day before the arrival', '2026-12-01', '2026-12-02', '2026-12-04'],
])('%s', (_, askedOn, arrival, last) => {
  expect(visaAnswerBy(askedOn, arrival)).toBe(last);
});
