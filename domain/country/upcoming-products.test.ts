import { expect, test } from 'vitest';
import { upcomingAt } from '#domain/country/upcoming-products.ts';

test.each([
  [['iran-travel-card'], { product: 'card', part: 'product' }],
  [['iran-travel-card', 'issue'], { product: 'card', part: 'paper' }],
  [['iran-travel-card-rules'], { product: 'card', part: 'rules' }],
] as const)('%s is of a product that is not sold yet', ([first, second], answer) => {
  expect(upcomingAt(first, second)).toEqual(answer);
});

test.each([
  { first: 'isfahan' },
  { first: 'isfahan', second: 'issue' },
  { first: 'insurance-rules' },
  { first: 'transportation-rules' },
  { first: 'iran-tours' },
  { first: 'iran-travel-card', second: 'gold' },
  { first: 'iran' },
])('nothing else is: %o', ({ first, second }) => {
  expect(upcomingAt(first, second)).toBeUndefined();
});
