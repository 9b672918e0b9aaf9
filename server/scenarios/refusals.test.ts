import { expect, test } from 'vitest';
import { refusalOf } from '#server/scenarios/scenario.ts';

const asking = (scenario: string) => ({ headers: { cookie: `known=1; scenario=${scenario}` } });

test.each([
  ['outage', 'cancelOrder', 'outage'],
  ['outage.cancelOrder', 'cancelOrder', 'outage'],
  ['tooMany.cancelOrder', 'cancelOrder', 'tooMany'],
  ['outage.cancelOrder', 'readOrder', null],
  ['soldOut', 'holdFlights', null],
  ['soldOut.holdFlights', 'holdFlights', null],
  ['', 'cancelOrder', null],
])('who plays "%s" hears of %s: %s', (scenario, operation, refusal) => {
  expect(refusalOf(asking(scenario), operation)).toBe(refusal);
});
