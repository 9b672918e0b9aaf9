import { expect, test } from 'vitest';
import { resultsAge } from '#machines/flights/results-age/results-age.ts';

test('a list of flights is old after 600 s', () => {
  expect(resultsAge.about.deadline).toMatch(/^600 s/);
});
