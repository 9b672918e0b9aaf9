import { expect, test } from 'vitest';
import { ORDER_ID } from '#machines/core/testing/moment.ts';
import type { CardOrder } from '#src/platform/card/card-order.ts';
import { trackedOf } from '#src/platform/card/tracked-card.ts';

type Told = Pick<CardOrder, 'status' | 'stage'> & Pick<CardOrder['item'], 'kind' | 'asked'>;
const told = ({ status, stage, kind, asked }: Told) =>
  trackedOf({ orderId: ORDER_ID, status, stage, item: { kind, asked } } as CardOrder);

test.each([
  ['issuing', 'identityCheck', 'new', 'identityCheck'],
  ['issued', null, 'new', 'approved'],
  ['issued', 'producing', 'new', 'producing'],
  ['paid', null, 'new', null],
  ['refunding', null, 'new', null],
  ['issued', null, 'load', null],
] as const)('%s at %s of a %s is %s', (status, stage, kind, expected) => {
  expect(told({ status, stage, kind, asked: [] }).stage).toBe(expected);
});

test('each paper that is asked for is asked of the holder', () => {
  expect(told({ status: 'issuing', stage: 'moreInfo', kind: 'new', asked: ['visa', 'selfie'] }).asked).toEqual([
    { position: 0, field: 'visa' },
    { position: 0, field: 'selfie' },
  ]);
});
