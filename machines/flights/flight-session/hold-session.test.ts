import { expect, test } from 'vitest';
import { flightSession } from '#machines/flights/flight-session/hold-session.ts';

test('seats are held for 1500 s', () => {
  expect(flightSession.about.deadline).toMatch(/^1500 s/);
});
