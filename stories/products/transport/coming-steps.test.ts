import { expect, test } from 'vitest';
import { comingSteps } from '#src/screens/transport/order/coming-steps.ts';
import type { TransportOrder } from '#src/screens/transport/ride-words.ts';
import { thereAndBack, transportOrder } from './order.ts';

const whenWaitingEnds = (order: TransportOrder) =>
  comingSteps(order)
    .filter(({ title }) => title === 'Free waiting ends')
    .map(({ text }) => text);

test('who lands may be late at the passports; who is fetched at a door may not', () => {
  expect(whenWaitingEnds(transportOrder)).toEqual(['A queue at passports or bags? The driver is still there.']);
  const atADoor = 'Come down before. After it the driver leaves, and nothing comes back.';
  expect(whenWaitingEnds(thereAndBack)).toEqual([atADoor, atADoor]);
});
