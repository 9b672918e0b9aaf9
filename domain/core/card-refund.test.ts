import { expect, test } from 'vitest';
import { cardRefundBy } from '#domain/core/card-refund.ts';

test('a refund is shown after seven working days of a bank at the latest: weekends do not count', () => {
  // From a Thursday: Friday, the next week without its weekend, and Monday.
  expect(cardRefundBy('2026-11-26')).toBe('2026-12-07');
  expect(cardRefundBy('2026-11-28')).toBe('2026-12-08'); // from a Saturday
});
