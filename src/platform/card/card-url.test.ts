import { expect, test } from 'vitest';
import { parseCardUrl } from '#src/platform/card/card-url.ts';

const order = '0198f0c0-0000-7000-8000-000000000001';

test.each([
  [{}, {}],
  [{ step: 'wish', amount: '300' }, { step: 'wish' }],
  [
    { step: 'wish', card: order },
    { step: 'wish', card: order },
  ],
  [
    { step: 'confirm', order: order.toUpperCase() },
    { step: 'confirm', order },
  ],
  [{ step: 'confirm' }, {}],
  [{ step: 'passengers', order: 'mine' }, {}],
  [{ step: 'pin', order, card: 7 }, { order }],
])('%j means %j', (search, meant) => {
  expect(parseCardUrl(search)).toEqual(meant);
});
