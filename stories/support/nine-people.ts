import { sum } from '#domain/core/money.ts';
import { emptyDraft as emptyFor, type PassengerDraft } from '#domain/core/passengers.ts';
import { priceLines } from '#domain/flights/fares.ts';
import { orders } from '#machines/flights/flight-booking/fixtures.ts';

const party = { adult: 5, child: 2, infant: 2 };
const lines = priceLines(orders.held.item.legs, party, []);
const total = sum(
  lines.map((line) => line.sum),
  'EUR',
);

/** The maximum number of people per booking. */
export const nineOrder = {
  order: {
    ...orders.held,
    total,
    summary: { ...orders.held.summary, people: 9 },
    lines,
    item: { ...orders.held.item, ...party },
  },
  draft: emptyFor(party) satisfies PassengerDraft,
};
