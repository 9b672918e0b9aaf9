import { expect, test } from 'vitest';
import { TRANSFERS, transferWish } from '#domain/transport/testing/price-lists.ts';
import { withZone } from '#src/screens/transport/wish/wish-change.ts';

const chosen = (zone: string) => {
  const wish = withZone(TRANSFERS, transferWish({ airport: 'IKA', zone: '' }), zone);
  return [wish.airport, wish.zone];
};

test('a zone of another airport brings its airport, and one of the same or none leaves it', () => {
  expect(chosen('thr-ika')).toEqual(['THR', 'thr-ika']);
  expect(chosen('ika-thr')).toEqual(['IKA', 'ika-thr']);
  expect(chosen('')).toEqual(['IKA', '']);
});
