import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/core/time.ts';
import { hotelOrderFor } from '#machines/hotels/hotel-booking/documents.ts';
import { stay } from '#machines/hotels/hotel-results/fixtures.ts';
import { timelineOf } from '#src/screens/accounts/profile/order-timeline.ts';

const order = hotelOrderFor('issued', { stay });
const { summary, serverNow } = order;
const words = () => 'Something else';
const slots: Parameters<typeof timelineOf<typeof order>>[1] = {
  comingOf: () => [],
  events: { held: words, awaitingPayment: words, issuing: words, issued: words, issueFailed: words },
  stages: {},
  changed: {
    nights: ({ before, after }) => `${(after.startsAt - before.startsAt) / DAY_MS} day later`,
    guest: () => 'Another guest',
    arrival: () => 'Another hour',
  },
};

test('a change is told in the words of its product, and one from before they were kept as a change', () => {
  const after = { ...summary, startsAt: summary.startsAt + DAY_MS };
  const change = { kind: 'nights', before: summary, after };
  const events = [
    { status: 'issued', what: 'changed', at: serverNow },
    { status: 'issued', what: 'changed', change, at: serverNow },
    { status: 'issued', what: 'changed', change: { ...change, kind: 'unheard' }, at: serverNow },
    { status: 'issued', what: 'papersAdded', at: serverNow },
  ] as const;
  expect(timelineOf({ ...order, events: [...events] }, slots).map(({ title }) => title)).toEqual([
    'Changed as you asked',
    '1 day later',
    'Changed as you asked',
    'More papers came',
  ]);
});
