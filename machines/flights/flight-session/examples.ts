import { endOutcomes, extendOutcomes, holdSessionFacts } from '#machines/core/testing/hold-session.ts';
import { HELD_UNTIL, NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import type { flightSessionMachine } from '#machines/flights/flight-session/machine.ts';
import { DEADLINE, defineExamples } from '#machines/trace/examples.ts';

export const flightSessionExamples = defineExamples<typeof flightSessionMachine>({
  inputs: [
    { orderId: ORDER_ID, deadlineAt: HELD_UNTIL, extensionsLeft: 10 },
    { orderId: ORDER_ID, deadlineAt: NOW + 272_000, extensionsLeft: 0 },
  ],
  events: [
    { type: 'session.extend' },
    { type: 'session.sync', deadlineAt: HELD_UNTIL + 300_000, extensionsLeft: 9 },
    { type: 'session.sync', deadlineAt: HELD_UNTIL, extensionsLeft: 0 },
  ],
  outcomes: { extendHold: extendOutcomes, readOrder: endOutcomes },
  says: { deadline: DEADLINE },
  facets: { flightSession: holdSessionFacts },
});
