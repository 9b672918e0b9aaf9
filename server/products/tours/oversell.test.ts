import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { sized } from '#domain/core/testing/sized.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { addDeparture, choiceFor, countsOf } from '#server/products/tours/testing/departures.ts';
import { rushOf } from '#server/testing/rush.ts';

const BUYERS = sized(60, 200);
const ROUNDS = sized(2, 10);
const CAPACITY = 8;
const server = testApp();
/** One place each, at the step of seven; the second of the two makes eight, and pays less. */
const rush = rushOf(server, '/tours/holds', (id) => ({
  ...choiceFor(id, 1),
  ...{ shownTotal: euro(75_600), acceptedTotal: euro(62_000) },
}));

test(`of ${BUYERS} buyers of the last two places of a departure two get one, nobody waits for ever, ${ROUNDS} times`, {
  timeout: 180_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = `RUSH-${round}`;
    await addDeparture(server.db, server.deps.now(), {
      id,
      inDays: 120 + round,
      capacity: CAPACITY,
      paid: CAPACITY - 2,
    });
    const outcome = await rush(BUYERS, `buyer-${round}`, () => id);
    expect(outcome).toEqual({ got: 2, refused: BUYERS - 2, isSoldOut: true, others: [] });
    expect(await countsOf(server.db, id)).toEqual({ held: 2, sold: CAPACITY - 2 });
  }
  const held = await server.db.selectFrom('orders').select('id').execute();
  expect(held).toHaveLength(2 * ROUNDS);
});
