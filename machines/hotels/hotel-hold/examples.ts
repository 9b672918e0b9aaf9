import { HOTEL_HOLD_SECONDS } from '#domain/hotels/hotel-limits.ts';
import { endOutcomes, extendOutcomes, holdSessionFacts } from '#machines/core/testing/hold-session.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import type { hotelHoldMachine } from '#machines/hotels/hotel-hold/machine.ts';
import { DEADLINE, defineExamples } from '#machines/trace/examples.ts';

const END = NOW + HOTEL_HOLD_SECONDS * 1000;

export const hotelHoldExamples = defineExamples<typeof hotelHoldMachine>({
  inputs: [
    { orderId: ORDER_ID, deadlineAt: END, extensionsLeft: 10 },
    { orderId: ORDER_ID, deadlineAt: NOW + 272_000, extensionsLeft: 0 },
  ],
  events: [
    { type: 'session.extend' },
    { type: 'session.sync', deadlineAt: END + 300_000, extensionsLeft: 9 },
    { type: 'session.sync', deadlineAt: END, extensionsLeft: 0 },
  ],
  outcomes: { extendHold: extendOutcomes, readOrder: endOutcomes },
  says: { deadline: DEADLINE },
  facets: { hotelHold: holdSessionFacts },
});
