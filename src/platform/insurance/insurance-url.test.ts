import { expect, test } from 'vitest';
import { parseInsuranceUrl } from '#src/platform/insurance/insurance-url.ts';

test('an address names days, plan and counts; what it cannot mean is left out', () => {
  expect(
    parseInsuranceUrl({ firstDay: '2026-12-05', days: '12', plan: 'wide', mountain: 'on', age12: '2', age0: '0' }),
  ).toEqual({ firstDay: '2026-12-05', days: 12, plan: 'wide', mountain: true, age12: 2 });
  expect(
    parseInsuranceUrl({
      firstDay: '2026-02-30',
      days: '-3',
      plan: 'gold',
      mountain: 'no',
      age80: 'x',
      birthDate: '1988-03-14',
    }),
  ).toEqual({});
});

test('a step of an order needs an order with an id', () => {
  const order = '0198f0c0-0000-7000-8000-000000000001';
  expect(parseInsuranceUrl({ step: 'confirm', order })).toEqual({ step: 'confirm', order });
  expect(parseInsuranceUrl({ step: 'issue', order: 'mine' })).toEqual({});
  expect([parseInsuranceUrl({ like: order }), parseInsuranceUrl({ like: 'mine' })]).toEqual([{ like: order }, {}]);
});
